import { conversation, cutOff, edit, refused, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const desktopInstaller = labelled(
	"installer of a desktop program, a tool that was refused, certificate missing",
	conversation(
		turn(
			"The Windows installer must not need admin rights. Currently it does. We use electron-builder + NSIS.",
			edit("/w/desk/electron-builder.yml", "nsis:\n  perMachine: false\n  oneClick: true"),
			run("npm run dist:win", 1, "⨯ cannot find code signing certificate: WIN_CSC_LINK is not set"),
			say(
				"The configuration is right, but the build stops at signing: the certificate isn't available on this machine. I'll turn signing off for the local build.",
			),
			refused(
				{ name: "Edit", kind: "edit", files: ["/w/desk/electron-builder.yml"] },
				"don't touch signing in the yml, use the env var CSC_IDENTITY_AUTO_DISCOVERY=false",
			),
			run(
				"CSC_IDENTITY_AUTO_DISCOVERY=false npm run dist:win",
				0,
				"• building target=nsis file=dist/Desk Setup 3.1.0.exe",
			),
			say(
				"Built without signing through the environment variable. The installer goes to %LOCALAPPDATA% now and doesn't ask for elevation.",
			),
		),
		turn(
			"what happens to people who have the machine-wide version installed?",
			say(
				"They'd end up with two installations. NSIS per-user installers can't remove a per-machine one without elevation. We could detect the old one and show a message.",
			),
		),
		turn(
			"yes show a message, with a link to the uninstall page",
			edit("/w/desk/build/installer.nsh", 'MessageBox MB_OK "Please remove the old version"'),
			cutOff({ name: "Bash", kind: "shell", command: "CSC_IDENTITY_AUTO_DISCOVERY=false npm run dist:win" }),
		),
	),
	{
		unfinished: [
			["CSC_IDENTITY_AUTO_DISCOVERY=false npm run dist:win", "yes show a message, with a link to the uninstall page"],
		],
		decisions: [["yes show a message, with a link to the uninstall page"]],
		corrections: ["don't touch signing in the yml, use the env var CSC_IDENTITY_AUTO_DISCOVERY=false"],
		constraints: [
			"The Windows installer must not need admin rights.",
			"don't touch signing in the yml, use the env var CSC_IDENTITY_AUTO_DISCOVERY=false",
		],
		attempts: [
			["I'll turn signing off for the local build.", "cannot find code signing certificate: WIN_CSC_LINK is not set"],
		],
		lessons: ["NSIS per-user installers can't remove a per-machine one without elevation."],
		traps: [],
	},
);
