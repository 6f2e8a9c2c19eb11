import type { CoreCase } from "./corpusCase";
import type { Generator } from "./generator";

const dashes = "-----";
const pemKinds = ["", "RSA ", "EC ", "DSA ", "OPENSSH ", "ENCRYPTED "];

function pem(kind: string, lines: readonly string[], lineBreak = "\n"): string {
	const label = `${kind}PRIVATE KEY`;
	return [`${dashes}BEGIN ${label}${dashes}`, ...lines, `${dashes}END ${label}${dashes}`].join(lineBreak);
}

/** Private keys whole, cut, escaped, numbered; values in lists, manifests, key sets; values wrapped over lines. */
export function blockCases(make: Generator): CoreCase[] {
	return [...keyBlocks(make), ...cutBlocks(make), ...structures(make), ...wrapped(make)];
}

function keyBlocks(make: Generator): CoreCase[] {
	const cases = pemKinds.map((kind): CoreCase => {
		const lines = [...make.keyLines(5), ...make.keyLines(1, 30)];
		return { name: `PEM ${kind}`, text: `$ cat key.pem\n${pem(kind, lines)}\n$`, secrets: lines };
	});
	const lines = (): string[] => make.keyLines(6);
	const add = (name: string, secrets: string[], text: string): number => cases.push({ name, text, secrets });
	let key = lines();
	add(
		"PEM in JSON",
		key,
		JSON.stringify({ type: "service_account", private_key: pem("", key), client_email: "a@b.c" }),
	);
	key = lines();
	add("PEM in JSON in JSON", key, JSON.stringify({ out: JSON.stringify({ private_key: pem("RSA ", key) }) }));
	key = lines();
	add("PEM in .env with \\n", key, `PRIVATE_KEY="${pem("", key, "\\n")}"`);
	key = lines();
	add("PEM in YAML", key, `tls:\n  key: |\n${pem("EC ", key).replace(/^/gm, "    ")}\n  port: 443`);
	key = lines();
	add(
		"PEM numbered",
		key,
		pem("RSA ", key)
			.split("\n")
			.map((line, index) => `${String(index + 1).padStart(6)}→${line}`)
			.join("\n"),
	);
	key = lines();
	add("PEM in a diff", key, pem("OPENSSH ", key).replace(/^/gm, "+"));
	key = lines();
	add(
		"PEM in a string over lines",
		key,
		pem("RSA ", key)
			.split("\n")
			.map((line) => `"${line}\\n" +`)
			.join("\n  "),
	);
	key = lines();
	add(
		"PEM coloured",
		key,
		pem("", key)
			.split("\n")
			.map((line) => `\u001b[33m${line}\u001b[0m`)
			.join("\n"),
	);
	key = lines();
	add(
		"PEM with headers",
		key,
		pem("RSA ", ["Proc-Type: 4,ENCRYPTED", `DEK-Info: AES-128-CBC,${make.upper(32)}`, "", ...key]),
	);
	key = lines();
	add("PEM on one line", key, pem("", key, " "));
	key = [...make.keyLines(6), `=${make.alnum(4)}`];
	add(
		"PGP",
		key,
		`${dashes}BEGIN PGP PRIVATE KEY BLOCK${dashes}\nVersion: GnuPG v2\n\n${key.join("\n")}\n${dashes}END PGP PRIVATE KEY BLOCK${dashes}`,
	);
	key = make.keyLines(3);
	add(
		"PuTTY",
		[...key],
		`PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: me\nPublic-Lines: 1\nAAAA\nPrivate-Lines: 3\n${key.join("\n")}\nPrivate-MAC: ${make.hex(64)}`,
	);
	const blob = `LS0tLS1CRUdJTi${"BSU0EgUFJJVkFURSBLRVkt"}${make.alnum(400)}`;
	add("PEM in base64", [blob], `echo ${blob} | base64 -d > key.pem`);
	return cases;
}

function cutBlocks(make: Generator): CoreCase[] {
	const first = make.keyLines(5);
	const second = make.keyLines(5);
	const third = make.keyLines(4);
	const fourth = make.keyLines(4);
	return [
		{ name: "PEM without end", text: `${dashes}BEGIN RSA PRIVATE KEY${dashes}\n${first.join("\n")}`, secrets: first },
		{
			name: "PEM without begin",
			text: `${second.join("\n")}\n${dashes}END RSA PRIVATE KEY${dashes}\ndone`,
			secrets: second,
		},
		{
			name: "PEM without end in JSON",
			text: JSON.stringify({ out: `${dashes}BEGIN PRIVATE KEY${dashes}\n${third.join("\n")}` }).slice(0, -2),
			secrets: third,
		},
		{
			name: "PEM elided",
			text: `${dashes}BEGIN PRIVATE KEY${dashes}\n${fourth.join("\n")}\n… 12 lines …\n`,
			secrets: fourth,
		},
	];
}

function structures(make: Generator): CoreCase[] {
	const [a, b, c, d] = [make.base64(18), make.base64(20), make.base64(21), make.base64url(43)];
	const [e, f, g, h] = [make.alnum(24), make.alnum(28), make.alnum(30), make.hex(32)];
	const id = `AK${"IA"}${make.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16)}`;
	const awsSecret = make.alnum(40);
	return [
		{
			name: "Kubernetes Secret",
			text: `apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ntype: Opaque\ndata:\n  username: ${a}\n  connection: ${b}\n`,
			secrets: [a, b],
		},
		{
			name: "Kubernetes Secret as kubectl prints it",
			text: `apiVersion: v1\ndata:\n  dsn: ${c}\nkind: Secret\nmetadata:\n  name: db\n`,
			secrets: [c],
		},
		{
			name: "Kubernetes Secret in JSON",
			text: JSON.stringify({ apiVersion: "v1", kind: "Secret", stringData: { dsn: e }, metadata: { name: "x" } }),
			secrets: [e],
		},
		{ name: "JWK", text: JSON.stringify({ kty: "EC", crv: "P-256", x: "abc", d }), secrets: [d] },
		{ name: "list of tokens", text: `"apiTokens": ["${f}", "${g}"]`, secrets: [f, g] },
		{ name: "AWS secret by its id", text: `${id},${awsSecret}`, secrets: [id, awsSecret] },
		{ name: "Twilio pair", text: `client = Client("AC${make.hex(32)}", "${h}")`, secrets: [h] },
	];
}

/** One value on two or three lines, as terminals, base64 and mail clients break them. */
function wrapped(make: Generator): CoreCase[] {
	const pieces = (): [string, string, string] => [make.alnum(60), make.alnum(60), make.alnum(23)];
	const shapes: readonly (readonly [string, (p: [string, string, string]) => string])[] = [
		["hard", ([x, y, z]) => `API_TOKEN=${x}\n${y}\n${z}\nPORT=80`],
		["with indentation", ([x, y, z]) => `api_token: ${x}\n  ${y}\n  ${z}\nport: 80`],
		["with backslash", ([x, y, z]) => `export API_TOKEN=${x}\\\n${y}\\\n${z}\necho ok`],
		["in quotes", ([x, y, z]) => `{"apiToken": "${x}\n${y}\n${z}"}`],
		["in JSON", ([x, y, z]) => JSON.stringify({ out: `API_TOKEN=${x}\n${y}\n${z}\nPORT=80` })],
		["in a header", ([x, y, z]) => `Authorization: Bearer ${x}\n${y}\n${z}`],
		["with CRLF", ([x, y, z]) => `SECRET_KEY=${x}\r\n${y}\r\n${z}\r\n`],
		["with line numbers", ([x, y, z]) => `    1→API_TOKEN=${x}\n    2→${y}\n    3→${z}\n    4→PORT=80`],
		["in a frame", ([x, y, z]) => `│ API_TOKEN=${x}\n│ ${y}\n│ ${z}`],
		["coloured", ([x, y, z]) => `\u001b[32mAPI_TOKEN=${x}\n${y}\n${z}\u001b[0m`],
	];
	const cases = shapes.map(([name, text]): CoreCase => {
		const parts = pieces();
		return { name: `wrapped ${name}`, text: text(parts), secrets: parts };
	});
	const [left, right] = [make.alnum(12), make.alnum(12)];
	cases.push({ name: "coloured inside", text: `API_TOKEN=${left}\u001b[1m${right}\u001b[0m`, secrets: [left, right] });
	const jwt = make.jwt();
	const cuts = [jwt.slice(0, 76), jwt.slice(76, 152), jwt.slice(152)];
	cases.push({ name: "JWT wrapped", text: `token is\n${cuts.join("\n")}\nok`, secrets: cuts });
	const github = `gh${"p_"}${make.alnum(36)}`;
	cases.push({
		name: "GitHub token wrapped",
		text: `it says ${github.slice(0, 30)}\n${github.slice(30)}\n`,
		secrets: [github.slice(0, 30), github.slice(30)],
	});
	return cases;
}
