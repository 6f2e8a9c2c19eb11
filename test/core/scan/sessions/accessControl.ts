import { conversation, edit, plan, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const accessControl = labelled(
	"roles and rights, a list with open ends, a test that cannot run",
	conversation(
		turn(
			"Replace the is_admin flag by roles (viewer, editor, owner). Existing admins become owners. Tests for every endpoint.",
			plan(
				["Role model and migration", "completed"],
				["Guard on endpoints", "completed"],
				["Tests for every endpoint", "in_progress"],
				["Admin page: pick a role", "pending"],
			),
			edit("/a/models/role.py", "class Role(Enum): ..."),
			edit("/a/api/guard.py", "def require(role): ..."),
			run("pytest", 1, "E   psycopg.OperationalError: connection refused\n5 errors"),
			say(
				"The role model, the migration and the guard are written. I went for a hierarchy (owner > editor > viewer) rather than free permission sets, given that the spec names only three roles.\n\nThe endpoint tests are half done: 9 of 21. They couldn't be run as there's no database on this machine.",
			),
		),
		turn(
			"use the docker compose file in infra/",
			run(
				"docker compose -f infra/compose.yml up -d",
				1,
				"Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?",
			),
			say(
				"Docker isn't running here and I have no rights to start it. Could you start it, or run `docker compose -f infra/compose.yml up -d && pytest` yourself?",
			),
		),
		turn("later, i'm in a meeting"),
	),
	{
		unfinished: [
			["Tests for every endpoint", "The endpoint tests are half done: 9 of 21."],
			"Admin page: pick a role",
			[
				"Could you start it, or run `docker compose -f infra/compose.yml up -d && pytest` yourself?",
				"They couldn't be run as there's no database on this machine.",
				"Docker isn't running here and I have no rights to start it.",
				"psycopg.OperationalError: connection refused",
			],
		],
		decisions: [
			"I went for a hierarchy (owner > editor > viewer) rather than free permission sets, given that the spec names only three roles.",
			"Existing admins become owners.",
		],
		constraints: ["Tests for every endpoint."],
		attempts: [["Cannot connect to the Docker daemon", "Docker isn't running here and I have no rights to start it."]],
	},
);
