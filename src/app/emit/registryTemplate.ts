/**
 * A fresh hook registry. Strict JSON, since agents and scripts read it too; so the explanation stands in a key that
 * every reader passes over.
 */
export const registryTemplate = `{
  "$comment": [
    "Hooks that run when a coding session is handed off, one after the other, in this order.",
    "Each gets the handoff packet as JSON on its standard input; exit code 0 means done.",
    "name and command: required. args: list of texts. required: true blocks the handoff when the hook fails.",
    "timeout_seconds: whole number, 30 when left out. No shell is involved: name the program, pass the rest in args.",
    "Example: { \\"name\\": \\"archive\\", \\"command\\": \\"/home/me/bin/archive-handoff\\", \\"args\\": [\\"--quiet\\"], \\"required\\": true }",
    "Codi Handoff also keeps its last beacon in this file (session_id, model, handoff and others); leave those keys alone."
  ],
  "hooks": []
}
`;
