/** What the code on a sheet says: an address of this app that opens the game or the table itself. */
import { qrText } from '../share/codec/text.ts';
import { tableMessage } from '../share/message.ts';
import type { Primed } from '../share/primers.ts';
import { cut, tableOf, type Line } from '../table/engine.ts';

export interface Links {
	/** Opens the app at this game and layout. */
	readonly game: string;
	/** Opens the table as it was after so many moves. */
	readonly table: (line: Line, at: number) => string;
}

/** `home` is where the app lives, without a slash at its end. */
export const linkTo = (home: string, primed: Primed): Links => ({
	game: `${home}/new/?game=${primed.game.id}&sheet=standard`,
	table: (line, at) => `${home}/scan/#${qrText(tableMessage(primed, tableOf(cut(line, at))))}`
});
