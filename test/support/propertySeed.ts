import fc from "fast-check";

/*
 * Property tests try the same values at each run, so that a failure is a change's own; `PROPERTY_SEED=N vitest run` tries
 * others.
 */
const { PROPERTY_SEED: seed = "20261130" } = process.env;
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
