/** `dist/cli.js`, the command line as it is called. */
void import("./main");
