import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: vitest takes its configuration from the default export
export default defineConfig({
	test: {
		include: ["test/**/*.test.ts"],
		globalSetup: ["test/support/buildPrograms.mts"],
		setupFiles: ["test/support/propertySeed.ts"],
		testTimeout: 30_000,
	},
});
