/** What happened, in sentences: a move, and under it what it set off, in order. */
import { inWords, moveInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import { pipsIn } from '../../table/die.ts';
import type { Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';

export interface Told {
	readonly move: string;
	readonly then: readonly string[];
}

/** What the strip above the tray speaks of: the last thing that was done, taken back, or done again. */
export interface News {
	readonly kind: 'made' | 'undone';
	readonly told: readonly Told[];
}

/** The move with this number, the first being 1. A game that tells nothing is told by its moves. */
export function toldOf(
	{ game, moves, states }: Line,
	at: number,
	words: AnyGameWords,
	talk: Talk
): Told | null {
	const move = moves[at - 1];
	if (!move) return null;
	const says = game.tells?.(states[at - 1], move, states[at]) ?? [];
	return {
		move: moveInWords(words, game.spoken(states[at - 1], move), talk),
		then: says.map((say) => inWords(words.tellings ?? {}, say, talk))
	};
}

/** What the moves after the first `from` up to `to` set off; null where there is nothing to tell. */
export function newsOf(line: Line, from: number, to: number, words: AnyGameWords, talk: Talk): News | null {
	const told: Told[] = [];
	for (let at = Math.max(0, from) + 1; at <= to; at++) {
		const one = toldOf(line, at, words, talk);
		if (one) told.push(one);
	}
	return told.length > 0 ? { kind: 'made', told } : null;
}

/** Moves and their consequences, or what undo took back of them. */
export function inSentences({ kind, told }: News, common: PlayWords): readonly string[] {
	return told.flatMap(({ move, then }) =>
		kind === 'undone'
			? [common.undone({ what: move }), ...then.map((what) => common.alsoTakenBack({ what }))]
			: [move, ...then]
	);
}

/** The ordinary dice that the move with this number showed. */
export function diceOf({ game, moves, states }: Line, at: number): readonly number[] {
	const move = moves[at - 1];
	const shown = move ? game.faces(states[at - 1], move) : [];
	return pipsIn(shown);
}

/** What a legal move would set off. */
export function consequencesOf(
	game: AnyGame,
	state: unknown,
	move: Move,
	words: AnyGameWords,
	talk: Talk
): readonly string[] {
	const says = game.tells?.(state, move, game.apply(state, move)) ?? [];
	return says.map((say) => inWords(words.tellings ?? {}, say, talk));
}
