import type { ControlSequence } from "./controlSequence";

const tabWidth = 8;
/** A program that jumps further to the right than this does not mean a column. */
const lastColumn = 500;

const wide =
	/[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const firstJoining = "\u0300";
const joining = /\p{Mark}|\u200d|[\ufe00-\ufe0f]|\p{Emoji_Modifier}/u;

/**
 * What a terminal would show of a stream, as lines of text. It has no height and no width: lines are never folded, and
 * every line written stays. Positions that count from the top of the real screen cannot be known, so a jump to one goes
 * on in a new line; "home" is the first line.
 */
export class Screen {
	private readonly lines: string[][] = [[]];
	private row = 0;
	private column = 0;
	private saved = { row: 0, column: 0 };

	/** A printable character, by its code point. */
	put(character: string): void {
		if (character < firstJoining) this.set(character);
		else if (joining.test(character)) this.join(character);
		else {
			this.set(character);
			if (wide.test(character)) this.set("");
		}
	}

	tab(): void {
		const stop = Math.min((Math.floor(this.column / tabWidth) + 1) * tabWidth, lastColumn);
		this.set("\t");
		while (this.column < stop) this.set("");
	}

	/** A line end of a program: the terminal's driver sets the column back. */
	feed(): void {
		this.column = 0;
		this.row++;
		this.line();
	}

	toColumn(column: number): void {
		this.column = Math.min(Math.max(0, column), Math.max(lastColumn, this.line().length));
	}

	back(): void {
		this.toColumn(this.column - 1);
	}

	/** Does what a control sequence says of the cursor and of erasing; others have no effect on text. */
	apply({ final, numbers }: ControlSequence): void {
		if (final === null) return;
		const count = Math.max(1, numbers[0] ?? 1);
		if ("ABEF".includes(final)) this.toRow(this.row + ("BE".includes(final) ? count : -count), "EF".includes(final));
		else if (final === "C") this.toColumn(this.column + count);
		else if (final === "D") this.toColumn(this.column - count);
		else if (final === "G" || final === "`") this.toColumn(count - 1);
		else if (final === "H" || final === "f") this.jump(count, Math.max(1, numbers[1] ?? 1));
		else if (final === "7" || final === "s") this.saved = { row: this.row, column: this.column };
		else if (final === "8" || final === "u") this.restore();
		else this.edit(final, count, numbers[0] ?? 0);
	}

	/** The lines, without blanks at their ends and without empty lines at the end. */
	text(): string {
		return this.lines
			.map((line) => line.join("").trimEnd())
			.join("\n")
			.trimEnd();
	}

	private line(): string[] {
		const line = this.lines[this.row] ?? [];
		this.lines[this.row] = line;
		return line;
	}

	private set(cell: string): void {
		const line = this.line();
		while (line.length < this.column) line.push(" ");
		line[this.column++] = cell;
	}

	/** Accents and the like belong to the character before them. */
	private join(character: string): void {
		const line = this.line();
		const before = line[this.column - 1] === "" ? this.column - 2 : this.column - 1;
		if (line[before] !== undefined) line[before] += character;
	}

	private edit(final: string, count: number, what: number): void {
		if (final === "J") this.eraseBelow(what);
		else if (final === "K") this.eraseInLine(what);
		else if (final === "X") this.blank(this.column, this.column + count);
		else if (final === "P") this.line().splice(this.column, count);
		else if (final === "@") this.line().splice(this.column, 0, ...Array<string>(Math.min(count, lastColumn)).fill(" "));
	}

	private restore(): void {
		this.toRow(this.saved.row, false);
		this.toColumn(this.saved.column);
	}

	private toRow(row: number, toStart: boolean): void {
		this.row = Math.min(Math.max(0, row), this.lines.length - 1);
		if (toStart) this.column = 0;
	}

	private jump(row: number, column: number): void {
		this.row = row === 1 ? 0 : this.lines.length - 1;
		if (row > 1 && this.line().length > 0) this.feed();
		this.toColumn(column - 1);
	}

	private eraseBelow(what: number): void {
		if (what >= 2) {
			this.lines.length = 0;
			this.row = 0;
		} else if (what === 0) {
			this.eraseInLine(0);
			this.lines.length = this.row + 1;
		} else {
			for (let row = 0; row < this.row; row++) this.lines[row] = [];
			this.eraseInLine(1);
		}
		this.line();
	}

	private eraseInLine(what: number): void {
		if (what === 0) this.line().length = Math.min(this.line().length, this.column);
		else if (what === 1) this.blank(0, this.column + 1);
		else this.line().length = 0;
	}

	private blank(from: number, to: number): void {
		const line = this.line();
		for (let at = from; at < Math.min(to, line.length); at++) line[at] = " ";
	}
}
