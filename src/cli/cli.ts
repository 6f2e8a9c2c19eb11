import { codialecticFolder } from "../app/emit/paths";
import { keepCompiledCode } from "../node/compiledCode";
import { createPlaces } from "../node/places";

// `dist/cli.js`, the command line as it is called: what it loads is compiled once.
keepCompiledCode(codialecticFolder(createPlaces(null)));
void import("./main");
