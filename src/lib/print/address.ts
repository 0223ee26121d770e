/** What the codes on paper say: addresses of this app that open the game, its edition, or the table itself. */
import { printedText, type Frame } from '../share/codec/printed.ts';
import { qrText } from '../share/codec/text.ts';
import { gameMark, tableMessage } from '../share/message.ts';
import type { Primed } from '../share/primers.ts';
import { cut, tableOf, type Line } from '../table/engine.ts';

/** The code of a page: its number, and the part of the sheet between its corner marks. */
export type CodeOf = (page: number, frame?: Frame) => string;

/** `home` is where the app lives, without a slash at its end. */
export const pageLink =
	(home: string, game: string, edition = '0'): CodeOf =>
	(page, frame) =>
		`${home}/scan/#${printedText({ game: gameMark(game), page, edition, frame: frame ?? null })}`;

/** Opens the table as it was after so many moves. */
export const tableLink = (home: string, primed: Primed, line: Line, at: number): string =>
	`${home}/scan/#${qrText(tableMessage(primed, tableOf(cut(line, at))))}`;
