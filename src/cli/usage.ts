/** Bad input or usage: exit code 2, with a message that names what is wrong. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}

export const usage = `codi-handoff: what a coding session knew, kept for the next one

  handoff [--workspace DIR] [--transcript PATH]... [--reason R] [--no-hooks] [--json]
      the whole handoff: packet, NEXT_SESSION_HANDOFF.md, beacon, hooks; prints the status block or the packet
  scan --transcript PATH [--agent NAME] [--workspace DIR] [--findings]
      writes nothing; prints the packet, or the findings with their evidence
  transcript --transcript PATH [--agent NAME]
      writes nothing; prints the normalised transcript, secrets masked
  classify
      JSON lines on stdin, one message each; what its words say about leaving, one line each
  hook AGENT
      for an agent's own lifecycle hooks: its JSON on stdin; returns at once, finishes detached (hook-finish [ID])
  hook-start AGENT
      for an agent's hook at the start of a session: prints the handoff of its folder as the agent takes it, once
  sessions [--workspace DIR] [--all]
      the conversations found for a folder, or for every folder, one JSON line each
  resume [--workspace DIR] [--json | --wake] [--ask-github] [--consume]
      the readiness card of the last handoff, citations looked up again, and the prompt for the next agent;
      --wake: what an agent restores the context from; --ask-github: issues and pull requests are looked up by \`gh\`;
      --consume: the handoff is not offered again
  doctor [--workspace DIR]
      where was looked, what was found, what cannot be read and why; registry and pending handoffs

  finish
      seals what closed windows left, and finishes handoffs that nobody works on any more, hooks included

PATH is a session file, or DATABASE#SESSION for one of the conversations in a database.
Exit codes: 0 done; 1 a required hook blocked, or the handoff could not be persisted; 2 bad input or usage.`;
