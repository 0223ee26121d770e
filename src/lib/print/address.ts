/** What the codes on paper say: addresses of this app that open the game, its edition, or the table itself. */
import { editionMark, printedText, type Frame } from '../share/codec/printed.ts';
import { inParts } from '../share/codec/sequence.ts';
import { qrText } from '../share/codec/text.ts';
import { editionMessage, gameMark, tableMessage } from '../share/message.ts';
import type { Primed } from '../share/primers.ts';
import { cut, tableOf, type Line } from '../table/engine.ts';
import type { Edition } from '../table/record.ts';

/** The code of a page: its number, and the part of the sheet between its corner marks. */
export type CodeOf = (page: number, frame?: Frame) => string;

/** `home` is where the app lives, without a slash at its end; `letter` is an own edition in letters. */
export const pageLink =
	(home: string, game: string, edition = '0', letter?: string): CodeOf =>
	(page, frame) => {
		const printed = { game: gameMark(game), page, edition, frame: frame ?? null };
		return `${home}/scan/#${printedText({ ...printed, ...(letter !== undefined && { letter }) })}`;
	};

/** An own edition in codes: whoever scans the paper can keep it. */
export interface EditionCodes {
	/** The code of a page that holds the edition besides, where there is room for it. */
	readonly codeOf: CodeOf;
	/** The edition alone, in as many codes as it takes. */
	readonly parts: readonly string[];
}

export function editionCodes(home: string, primed: Primed, edition: Edition): EditionCodes | null {
	if (edition === 'standard') return null;
	const message = editionMessage(primed, edition);
	return {
		codeOf: pageLink(home, primed.game.id, editionMark(edition.facts), qrText(message)),
		parts: inParts(message).map((part) => `${home}/scan/#${qrText(part)}`)
	};
}

/** Opens the table as it was after so many moves. */
export const tableLink = (home: string, primed: Primed, line: Line, at: number): string =>
	`${home}/scan/#${qrText(tableMessage(primed, tableOf(cut(line, at))))}`;
