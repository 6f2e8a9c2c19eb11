/** How the registered hooks of a handoff did, as the status block says it (R-000-82). */
export type AdapterState =
	| { readonly kind: "none" | "skipped" | "refused" }
	| { readonly kind: "passed"; readonly passed: number; readonly total: number }
	| { readonly kind: "blocked"; readonly names: readonly string[] };
