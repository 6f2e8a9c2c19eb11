// The baseline: streams a file and parses every line, keeping nothing.
const { createReadStream } = require("node:fs");
const { createInterface } = require("node:readline");

createInterface({ input: createReadStream(process.argv[2]) }).on("line", (line) => JSON.parse(line));
