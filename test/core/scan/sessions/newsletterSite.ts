import { ask, conversation, edit, plan, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const newsletterSite = labelled(
	"newsletter page for a club, plan finished, nothing technical from the user",
	conversation(
		turn(
			"hello, i'm not a programmer. i run the page of our rowing club and want people to be able to sign up for the newsletter. can you add this? it should look like the rest of the page",
			ask({ question: "Which mail service do you use?", options: ["Mailchimp", "Brevo", "none yet"], answer: "Brevo" }),
			plan(
				["Add sign-up form to the footer", "in_progress"],
				["Connect to Brevo", "pending"],
				["Privacy note", "pending"],
			),
			edit("/home/club/site/footer.html", '<form id="newsletter">'),
			plan(
				["Add sign-up form to the footer", "completed"],
				["Connect to Brevo", "in_progress"],
				["Privacy note", "pending"],
			),
			edit("/home/club/site/subscribe.php", "$key = getenv('BREVO_KEY');"),
			plan(
				["Add sign-up form to the footer", "completed"],
				["Connect to Brevo", "completed"],
				["Privacy note", "completed"],
			),
			say(
				"The form is in the footer and sends addresses to Brevo with double opt-in. 🎉\n\n**To make it work you need to:**\n1. Log in to Brevo and create an API key\n2. Put the key into the file `.env` on the server as `BREVO_KEY=...`",
			),
		),
		turn(
			"the button is green but our color is blue!!",
			edit("/home/club/site/style.css", "background: var(--club-blue);", "background: #2a9d3a;"),
			say("Sorry about that. The button now uses the club's blue from your style sheet."),
		),
		turn(
			"pretty! i made the key and put it in the .env. it works, i got the confirmation mail",
			say("Wonderful! Then everything is in place. If you like, I can also add a small archive of past newsletters."),
		),
		turn(
			"maybe in spring. can the form also ask for the boat class? dont make it mandatory",
			edit("/home/club/site/footer.html", '<select name="boat">'),
			edit("/home/club/site/subscribe.php", "$attributes['BOAT'] = $_POST['boat'];"),
			say(
				"Added an optional boat class. For it to be stored, Brevo must have a contact attribute called BOAT, otherwise the value is dropped silently. You can create it under Contacts → Settings.",
			),
		),
		turn("i'll ask my son to do that on sunday, thank you so much"),
	),
	{
		unfinished: [
			[
				"For it to be stored, Brevo must have a contact attribute called BOAT, otherwise the value is dropped silently.",
				"You can create it under Contacts → Settings.",
				"i'll ask my son to do that on sunday",
			],
			["maybe in spring.", "I can also add a small archive of past newsletters."],
		],
		decisions: ["Brevo"],
		corrections: ["the button is green but our color is blue!!"],
		constraints: ["it should look like the rest of the page", "dont make it mandatory"],
		lessons: [["Brevo must have a contact attribute called BOAT, otherwise the value is dropped silently."]],
		traps: [
			"Log in to Brevo and create an API key",
			"Put the key into the file `.env` on the server as `BREVO_KEY=...`",
			"Privacy note",
		],
	},
);
