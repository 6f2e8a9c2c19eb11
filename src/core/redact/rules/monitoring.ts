import { alnum, base64, hex, type TokenRule, tokenRule, uuid, word } from "./tokenRule";

/** Observability, analytics, feature flags; and prefixes that many providers share. */
export const monitoringTokens: readonly TokenRule[] = [
	tokenRule("New Relic", "NRAK- NRII- NRAL- NRSP- NRRA- NRIQ- NRJS- NRBR-", `${word}{18,}`),
	tokenRule("Grafana", "glsa_ glc_", "[A-Za-z0-9_+/=]{30,}"),
	tokenRule("Grafana, old", "eyJrIjoi", `${base64}{50,}={0,2}`),
	tokenRule(
		"Dynatrace",
		"dt0c01. dt0s01. dt0s02. dt0s03. dt0s04. dt0s06. dt0s08. dt0s16.",
		`[A-Z0-9]{8,}\\.[A-Z0-9]{40,}`,
	),
	tokenRule("Honeycomb", "hcaik_ hcxik_ hcamk_ hcalk_ hcxlk_ hcbik_", "\\w{24,}"),
	tokenRule("PostHog", "phx_ phs_ phr_ pha_", `${alnum}{30,}`),
	tokenRule("LaunchDarkly", "sdk- api- mob-", uuid),
	tokenRule("Axiom", "xaat- xapt-", uuid),
	tokenRule("Segment", "sgp_", `${alnum}{60,}`),
	tokenRule("PagerDuty", "pdus+_ pdeu+_", `${word}{18,}`),
	tokenRule("UptimeRobot", "ur", `\\d{5,9}-${hex}{30,}`),
	tokenRule("Flagsmith", "ser.", `${alnum}{20,}`),
	tokenRule(
		"Paseto",
		"v1.local. v2.local. v3.local. v4.local. v1.public. v2.public. v3.public. v4.public.",
		`${word}{40,}`,
	),
	tokenRule("Laravel cookie", "eyJpdiI6", `${base64}{60,}={0,2}`),
	tokenRule("OpenSSH private key, base64", "b3BlbnNzaC1rZXktdjE", "[A-Za-z0-9+/=]{40,}"),
	tokenRule("JWT", "eyJ", `${word}{8,}(?:\\.|%2E)${word}{10,}(?:(?:\\.|%2E)${word}*){0,3}`),
	tokenRule(
		"PEM in base64",
		"LS0tLS1CRUdJTi",
		"(?:BSU0EgUFJJ|BQUklWQVRF|BFQyBQUklW|BPUEVOU1NI|BFTkNSWVBU|BEU0EgUFJJ|BQR1AgUFJJ)[A-Za-z0-9+/]+={0,2}",
	),
	tokenRule(
		"DER private key in base64",
		"MII MIH MHc MHQ MIG MC4",
		"(?:[A-Za-z0-9+/]{0,5}(?:IBADANBgkqhkiG9w0BAQ|IBAAKC)|CAQEEI|AgEAMBMGByqGSM49|CAQAwBQYDK2Vw|kAgEBBD|HAgEAMBMGByqGSM49)[A-Za-z0-9+/]+={0,2}(?:(?:\\r?\\n|(?:\\\\{1,15}r)?\\\\{1,15}n)[ \\t]*(?:[A-Za-z0-9+/]{20,}={0,2}|[A-Za-z0-9+/]+={1,2}))*",
	),
	tokenRule("PagerDuty, new", "u+", `(?=[\\w-]*\\d)(?=[\\w-]*[A-Z])(?=[\\w-]*[a-z])${word}{18}(?![\\w-])`),
	tokenRule("DevCycle", "dvc_server_ dvc_mobile_ dvc_client_", `[a-z0-9_-]{24,}`),
	tokenRule("Nostr", "nsec1", "[a-z0-9]{58}(?!\\w)"),
	tokenRule("Extended private key of a wallet", "xprv yprv zprv tprv", "[1-9A-HJ-NP-Za-km-z]{100,112}(?!\\w)"),
	tokenRule("JWT in base64", "ZXlK", `${base64}{60,}={0,2}`),
];
