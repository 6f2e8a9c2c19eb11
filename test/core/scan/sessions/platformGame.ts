import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const platformGame = labelled(
	"jump of a platform game, feedback by feel, sound put off",
	conversation(
		turn(
			"jumping in level 2 feels super floaty, make it snappier. godot 4",
			read("/home/max/hopper/player.gd"),
			edit("/home/max/hopper/player.gd", "const GRAVITY = 1400.0", "const GRAVITY = 980.0"),
			say(
				"I raised gravity from 980 to 1400 and left the jump velocity as it was. The jump is now shorter and quicker.",
			),
		),
		turn(
			"now i can't reach the second ledge lol",
			edit("/home/max/hopper/player.gd", "const JUMP_VELOCITY = -520.0", "const JUMP_VELOCITY = -430.0"),
			say(
				"Right, lower apex. I raised the jump velocity to 520 so that the apex is the same as before, with more gravity on the way down only (a fall multiplier of 1.6).",
			),
		),
		turn(
			"still floaty at the top. celeste does something there",
			say(
				"Celeste halves gravity near the apex while the button is held, which is the opposite of what you want. What you feel is the slow sign change of the velocity. A jump cut would help: on release, velocity is multiplied by 0.4.",
			),
			edit("/home/max/hopper/player.gd", 'if Input.is_action_just_released("jump"): velocity.y *= 0.4'),
			run("godot --headless --check-only", 0, ""),
			say("Jump cut is in. Try short taps and long presses."),
		),
		turn(
			"YES thats it. coyote time next, but 6 frames not more",
			edit("/home/max/hopper/player.gd", "const COYOTE_FRAMES = 6"),
			say(
				"Coyote time of 6 frames added. Two things I noticed on the way: the landing sound plays twice on slopes, and `player.gd` has no tests at all. Want me to look into the sound?",
			),
		),
		turn(
			"nah sound another day. commit this",
			run("git commit -am 'snappier jump'", 0, "[main 77aa11b] snappier jump"),
			say("Committed as 77aa11b."),
		),
	),
	{
		unfinished: [["the landing sound plays twice on slopes", "nah sound another day."]],
		decisions: [
			["A jump cut would help: on release, velocity is multiplied by 0.4.", "Jump cut is in."],
			"coyote time next, but 6 frames not more",
		],
		corrections: ["now i can't reach the second ledge lol", "still floaty at the top. celeste does something there"],
		attempts: [
			[
				"I raised gravity from 980 to 1400 and left the jump velocity as it was.",
				"now i can't reach the second ledge lol",
			],
		],
		constraints: [],
		traps: ["Try short taps and long presses.", "commit this"],
	},
);
