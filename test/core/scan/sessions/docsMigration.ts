import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const docsMigration = labelled(
	"manual moved to another generator, all done, code with marks under discussion",
	conversation(
		turn(
			"We move the user manual from Sphinx to MkDocs. Convert docs/guide/*.rst to Markdown, keep the URLs stable.",
			run("ls docs/guide", 0, "install.rst\nquickstart.rst\nfaq.rst"),
			edit("/home/ana/fern/docs/guide/install.md", "# Install\n\nRun `pip install fern`."),
			edit("/home/ana/fern/docs/guide/quickstart.md", "# Quickstart"),
			say(
				"install and quickstart are converted. faq.rst is still open; it uses a custom directive that I have to look at first.",
			),
		),
		turn(
			"ok continue",
			read("/home/ana/fern/docs/guide/faq.rst"),
			edit("/home/ana/fern/docs/guide/faq.md", "# FAQ"),
			run("mkdocs build --strict", 0, "INFO    -  Documentation built in 0.41 seconds"),
			say(
				"The FAQ is converted as well: the directive became a plain details block. The strict build passes, and all three pages keep their old addresses through `use_directory_urls: true`.",
			),
		),
		turn(
			"this line in conf.py, what does it do?\n\n```python\n# TODO: remove once readthedocs supports python 3.14\nos.environ['FERN_DOCS'] = '1'\n```",
			say(
				"It sets a flag that `fern/__init__.py` reads to skip loading the native module while the docs are built. With MkDocs nothing imports the package any more, so the line has no effect now.",
			),
		),
		turn(
			"then delete conf.py and the rst files",
			run("git rm docs/conf.py docs/guide/*.rst", 0, "rm 'docs/conf.py'"),
			run(
				"git commit -m 'docs: move guide to MkDocs'",
				0,
				"[docs 1a2b3c4] docs: move guide to MkDocs\n 7 files changed",
			),
			say("Removed and committed."),
		),
		turn("great, thank you!"),
	),
	{
		decisions: ["We move the user manual from Sphinx to MkDocs."],
		constraints: ["Convert docs/guide/*.rst to Markdown, keep the URLs stable."],
		traps: [
			"faq.rst is still open; it uses a custom directive that I have to look at first.",
			"# TODO: remove once readthedocs supports python 3.14",
			"then delete conf.py and the rst files",
		],
	},
);
