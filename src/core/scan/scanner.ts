import type { Scan } from "../model/finding";
import type { Transcript } from "../model/transcript";
import { type Mask, maskedTranscript } from "./maskedTranscript";
import { ScanMemory } from "./scanMemory";
import { scanTranscript } from "./scanTranscript";

/** Characters of texts that are remembered at most; then all is forgotten and found out anew. */
const mostRemembered = 40_000_000;

/** Scans conversations again and again while they go on, and what was found out about their texts only once. */
export class Scanner {
	private memory = new ScanMemory();
	private masked = new Map<string, string>();
	private characters = 0;

	constructor(private readonly mask: Mask) {}

	/** What is found in the transcript with its secrets masked; the same whatever was scanned before. */
	scan(transcript: Transcript): Scan {
		if (this.characters > mostRemembered) this.forget();
		return scanTranscript(
			maskedTranscript(transcript, (text) => this.maskOnce(text)),
			this.memory,
		);
	}

	/** Sessions say and print the same again and again, and masking is the dearest of all steps. */
	private maskOnce(text: string): string {
		let masked = this.masked.get(text);
		if (masked === undefined) {
			masked = this.mask(text);
			this.masked.set(text, masked);
			this.characters += text.length;
		}
		return masked;
	}

	private forget(): void {
		this.memory = new ScanMemory();
		this.masked = new Map();
		this.characters = 0;
	}
}
