/**
 * An expected failure, as data. Sentences are made at the edge (`sentence`), so that they can be translated.
 * Bugs throw; what a user can cause or the outside world can do is a Problem.
 */
export type Problem =
	| { readonly code: "transcript.empty"; readonly path: string }
	| { readonly code: "transcript.noPrompt"; readonly path: string; readonly bytes: number; readonly skipped: number }
	| { readonly code: "transcript.unknownFormat"; readonly path: string }
	| { readonly code: "transcript.malformed"; readonly path: string; readonly place: string; readonly reason: string }
	| { readonly code: "transcript.truncated"; readonly path: string; readonly place: string }
	| { readonly code: "transcript.lineTooLong"; readonly path: string; readonly offset: number; readonly bytes: number }
	| { readonly code: "file.unreadable"; readonly path: string; readonly reason: string }
	| { readonly code: "file.notWritten"; readonly path: string; readonly reason: string }
	| { readonly code: "narrative.noFolder" }
	| { readonly code: "narrative.notTrusted"; readonly path: string }
	| { readonly code: "narrative.never"; readonly path: string }
	| { readonly code: "narrative.isFolder"; readonly path: string }
	| { readonly code: "narrative.linkOutside"; readonly path: string; readonly target: string }
	| { readonly code: "registry.malformed"; readonly path: string; readonly place: string; readonly reason: string }
	| { readonly code: "settings.malformed"; readonly path: string; readonly place: string; readonly reason: string }
	| { readonly code: "packet.invalid"; readonly place: string; readonly reason: string }
	| { readonly code: "pending.malformed"; readonly path: string; readonly reason: string }
	| { readonly code: "lock.busy"; readonly path: string; readonly owner: string }
	| { readonly code: "setting.badPattern"; readonly pattern: string; readonly reason: string }
	| { readonly code: "refine.failed"; readonly by: string; readonly reason: string }
	| { readonly code: "conversations.none"; readonly places: string };
