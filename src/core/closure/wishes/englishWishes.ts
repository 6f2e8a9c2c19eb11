import type { WishCatalogue } from "./concept";

export const englishWishes: WishCatalogue = {
	keep: "save|dump|persist|preserve|checkpoint|freeze|compress|back up|snapshot|record|compact",
	core: `
		[the/our/all/your/my/this/current/session/full/latest/working] (state/progress/context/session state/
		current state/memory/status/conversation state/chat history)
	`,
	save: `
		save|store|record|write|write down|note down|write up|note (these/this/it/that/everything) down|leave|jot down|
		document|dump|export|persist|capture|update|summarize|summarise|sum up|log|archive|preserve|checkpoint|back up|
		backup|prepare|create|make|generate|put together|produce|compress|compact|freeze|put|snapshot|note|draft|
		give me|write out|collect|remember|replace|refresh
	`,
	state: `
		[the/our/all/your/my/this/current/session/project/full/latest/working] (notes/memory/memories/progress/context/
		state/status/summary/learnings/findings/knowledge/history/context file/memory file/progress file/memory bank/
		session state/session notes/session summary/session log/handoff file/handoff doc/handoff document/worklog/
		next steps/current state/status quo/state of things/state of play/recap/checkpoint/save point/snapshot)|
		what we (have/did/do/learned/know/discussed/found/decided/got) [so far/here/done/today/learned]|where we (are/
		left off/stand/stopped/got to)|everything [we (did/discussed/have/know/learned/found/have done)/youve (done/
		completed/learned)/so far]|what (youve/you have) (done/completed/learned)|what (was/is/has been) (done/left/
		completed)|all of this|our work|open (items/tasks/questions/points)|remaining (work/tasks/items)|full context|
		relevant context
	`,
	talk: `
		[the/this/our/current/whole/entire/my] (session/conversation/chat/thread/chat session/chat window/dialog/
		discussion/coding session/work session/conversation history/chat history/convo)
	`,
	close: `
		close|end|finish|terminate|close out|wrap up|wind down|wind up|conclude|stop|shut down|finalize|finalise|wrap|
		quit|leave|exit|archive|retire
	`,
	handover: `
		handoff|hand off|handover|hand over|hand offs|codi handoff|[a/the/codi/session/your/complete/full/proper/short/
		quick] (handoff/hand off/handover/hand over) [note/notes/doc/document/file/summary/prompt/message/brief/packet/
		report/routine/procedure/package/md/now]|[the/your/our/an/a] (end of session/end of day/session end/
		session close/session closing/closing/shutdown/wrap up/session wrap up) (routine/procedure/protocol/ritual/
		checklist/steps/script/process/sequence/summary)|session (end/close/wrap up/handoff/handover)|end session
	`,
	fresh: `
		[a/the/my/in a/in the/another/to a/to the/into a/for a/for the/to another] [brand/completely] (new/fresh/next/
		another/clean/separate/different/clean new/fresh new/later) (chat/session/conversation/thread/window/
		chat window/chat session/context window/context/claude/agent session/claude session/instance/terminal/agent/
		convo)
	`,
	moving: `
		(i am/im/ill/i will/let me/lets/i have to/i need to/i want to/i would like to/we will/were/we are/ive to/i can/
		we can/we should/well/i should/id like to/before i/im going to/i am going to/im about to/so i/so that i/so we/
		i plan to/gonna/im gonna/then i/and i/that i) [can/now/could/then/just/going to/about to/have to/need to/will/
		be able to/am going to] (open/opening/start/starting/continue/continuing/switch/switching/move/moving/resume/
		resuming/go/going/begin/restart/create/creating/pick up/pick this up/pick it up/do it/do this/do that/use it/
		finish/finishing/finish this/finish it/launch/spin up/jump/work) [this/it/that/up/over/from here/on/to/with/
		working/the work/the rest/fresh/again/in/from/everything] [on/in/to/with/from]
	`,
	resume: `
		continue|resume|pick up|pick (this/it/things/that/these/everything) [back] up [again]|pick back up|carry on|
		take over|go on|build (off/on)|where we left off|come back|come at this fresh|keep going|start (again/over/
		fresh)|reload|restore|get back to (it/this)|proceed|return to this|return|take it from (here/there)|finish|
		work on (it/this)|get up to speed|catch up|hit the ground running|onboard
	`,
	future: `
		tomorrow|later|next (time/week/session/day/morning)|another (day/time)|on (monday/tuesday/wednesday/thursday/
		friday)|in the morning|after (lunch/the weekend/the break/a restart/compact/compaction/the compact)|tonight|
		next|again|tmrw|at a later (time/point/date)|some other time|in the future
	`,
	successor: `
		[the/a/our/any/for the/to the/for/to/your] (next/future/following/upcoming/subsequent) (session/sessions/chat/
		conversation)|[the/a/our/any/for the/to the/for/to/your] (next/future/new/other/another/following/fresh/
		replacement/successor/incoming) (agent/agents/claude/assistant/instance/model/person/developer/dev/colleague/
		shift/team/engineer/claude code/codex/crew)|the next one|[the] (morning/night/evening/day/next/late/early/
		weekend) (crew/shift/team)|someone else|somebody else|whoever (comes next/takes over/is next/picks this up/
		continues)|your (successor/replacement/next self/future self)|my (colleague/coworker/teammate/future self)|
		(another/existing/other/different) [claude code/claude/ai/coding] (agent/entity/instance)|for (you/me/
		us) (tomorrow/next time/later)|another agent|a colleague|a different agent
	`,
	opener: `
		(prompt/instruction/instructions/message/starter/summary/briefing/command/kickoff prompt/starting prompt/
		starter prompt/opening prompt/resume prompt/context/brief/text/handoff prompt)
	`,
	glue: `
		the|this|our|my|your|a|an|please|pls|plz|just|now|and|then|to|of|for|me|it|is|are|you|can|could|would|us|lets|
		let|so|in|into|with|everything|all|file|files|doc|docs|document|folder|quickly|first|current|i|we|will|id|like|
		want|need|that|on|as|at|here|up|out|from|be|before|what|notes folder|markdown|disk|ok|okay|go ahead|at once|
		immediately|today|tonight|these|down|im|stop|stopping|were|properly|nicely|them|off|task|current task|work|
		shall|should|do|run|perform|start|kick off|trigger|ship|execute|done|also|gets|lost|nothing|more|must|able
	`,
};
