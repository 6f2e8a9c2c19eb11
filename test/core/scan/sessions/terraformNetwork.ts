import { conversation, edit, refused, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const terraformNetwork = labelled(
	"cloud network as code, a refused apply, waiting for approval",
	conversation(
		turn(
			"Add a second NAT gateway in eu-central-1b and route the private subnets of that zone through it. plan only, I apply from CI",
			run("terraform -chdir=net plan", 0, "Plan: 4 to add, 1 to change, 0 to destroy."),
			edit("/infra/net/nat.tf", 'resource "aws_nat_gateway" "b" {}'),
			say(
				"The plan adds the gateway, an elastic IP and two routes. I'll apply it to the staging workspace to see that the routes converge.",
			),
			refused(
				{ name: "Bash", kind: "shell", command: "terraform -chdir=net apply -auto-approve" },
				"I said plan only. Never run apply from here.",
			),
			say("Understood, no apply. The plan is saved as net/plan-nat.out."),
		),
		turn(
			"ok. can we drop the old bastion in the same PR",
			edit("/infra/net/bastion.tf", "", 'resource "aws_instance" "bastion" {}'),
			run("terraform -chdir=net plan -out plan-nat.out", 0, "Plan: 4 to add, 1 to change, 3 to destroy."),
			say(
				"The bastion is removed from the configuration; the plan now destroys three resources (instance, security group, DNS record).\n\nBefore merging:\n- [ ] Get sign-off from the network team for the new elastic IP, partners have to allow-list it\n- [ ] Tell the on-call people that `ssh bastion` stops working; they should use SSM",
			),
		),
		turn(
			"hm wait, keep the DNS record for now, backup jobs still resolve it",
			edit("/infra/net/bastion.tf", 'resource "aws_route53_record" "bastion" {}'),
			run("terraform -chdir=net plan -out plan-nat.out", 0, "Plan: 4 to add, 1 to change, 2 to destroy."),
			say(
				"The record stays; two resources are destroyed. We can remove it once the backup jobs no longer use the name.",
			),
		),
	),
	{
		unfinished: [
			"Get sign-off from the network team for the new elastic IP, partners have to allow-list it",
			"Tell the on-call people that `ssh bastion` stops working; they should use SSM",
			[
				"keep the DNS record for now, backup jobs still resolve it",
				"We can remove it once the backup jobs no longer use the name.",
			],
		],
		decisions: [["keep the DNS record for now, backup jobs still resolve it"]],
		corrections: [
			"I said plan only. Never run apply from here.",
			"hm wait, keep the DNS record for now, backup jobs still resolve it",
		],
		constraints: [["I said plan only. Never run apply from here.", "plan only, I apply from CI"]],
		attempts: ["terraform -chdir=net apply -auto-approve"],
	},
);
