import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const securityReview = labelled(
	"review with numbered findings, some fixed, some put off",
	conversation(
		turn(
			"Security review of the upload endpoint, please. Don't fix anything yet, only report.",
			read("/app/api/upload.py"),
			say(
				"Findings, most severe first:\n\n1. **Path traversal**: `filename` from the form is joined to the target directory without checks.\n2. **No size limit**: the whole body is read into memory.\n3. **Content type trusted**: SVG files with scripts are served inline.\n4. **Missing rate limit** on the endpoint.",
			),
		),
		turn(
			"fix 1 and 3. 2 is handled by nginx, ignore it. 4 we do next sprint together with the gateway",
			edit("/app/api/upload.py", "name = secure_filename(form.filename)"),
			edit("/app/api/serve.py", "headers['Content-Disposition'] = 'attachment'"),
			run("pytest tests/api -q", 0, "61 passed in 8.2s"),
			say("Fixed 1 (names go through `secure_filename`) and 3 (SVG is served as an attachment). 61 tests pass."),
		),
		turn(
			"are umlauts in file names kept?",
			run("python -c \"from werkzeug.utils import secure_filename as s; print(s('Größe.pdf'))\"", 0, "Groe.pdf"),
			say("No. `secure_filename` drops them: `Größe.pdf` becomes `Groe.pdf`."),
		),
		turn(
			"that's not acceptable, we have german customers",
			edit(
				"/app/api/upload.py",
				"stored = f'{uuid4()}.bin'  # original name kept in the database",
				"name = secure_filename(form.filename)",
			),
			run("pytest tests/api -q", 0, "62 passed in 8.4s"),
			say(
				"Files are now stored under a UUID, and the original name is kept in the `uploads` table for display, so umlauts survive and traversal is impossible. Existing files are not renamed; that would be a one-off migration script.",
			),
		),
		turn("good. ship it after Lena reviewed", say("The branch `upload-hardening` is ready for her review.")),
	),
	{
		unfinished: [
			["4 we do next sprint together with the gateway", "**Missing rate limit** on the endpoint."],
			["Existing files are not renamed; that would be a one-off migration script."],
			["good. ship it after Lena reviewed", "The branch `upload-hardening` is ready for her review."],
		],
		decisions: [
			"Files are now stored under a UUID, and the original name is kept in the `uploads` table for display, so umlauts survive and traversal is impossible.",
			"2 is handled by nginx, ignore it.",
		],
		corrections: ["that's not acceptable, we have german customers"],
		constraints: [],
		attempts: [["`secure_filename` drops them: `Größe.pdf` becomes `Groe.pdf`."]],
		lessons: [["`secure_filename` drops them: `Größe.pdf` becomes `Groe.pdf`."]],
		traps: [
			"**No size limit**: the whole body is read into memory.",
			"**Path traversal**: `filename` from the form is joined to the target directory without checks.",
		],
	},
);
