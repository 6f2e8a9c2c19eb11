import { toolEnvironment } from "./paths.mts";

/** The environment for npm elsewhere: without what the npm that runs this script says of itself and this checkout. */
export function npmEnvironment(): NodeJS.ProcessEnv {
	const env = toolEnvironment();
	for (const key of Object.keys(env)) {
		if (/^npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)/.test(key)) delete env[key];
	}
	return env;
}
