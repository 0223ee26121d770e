/** What a move set off besides itself, in the order in which it happened. */
import type { Bonus } from '../../sheets/fight-the-virus/facts.ts';
import type { Say } from '../../table/record.ts';
import { same } from '../kit/bits.ts';
import { spikesIn } from './analysis.ts';
import { verbOf } from './bonuses.ts';
import { deeds } from './deeds.ts';
import type { Dice, Move } from './moves.ts';
import { available, countOf } from './progress.ts';
import { setbackOf } from './setbacks.ts';
import type { PlayerSheet, Seat, State } from './state.ts';

/** What can be told, and the values that the words need. */
export interface Tellings {
	/** Whose next square was circled, and on whose sheet none could be. */
	circled: { players: number[] };
	notCircled: { players: number[] };
	fieldLost: { players: number[] };
	debt: { players: number[] };
	nothingLost: { players: number[] };
	progressGained: { by: number; spikes: number; fields: number };
	debtPaid: { by: number; debts: number };
	researchGives: { by: number; number: number; bonus: Bonus };
	testingGives: { by: number; row: number; bonus: Bonus };
	curveGives: { by: number; row: number; bonus: Bonus };
	/** It fits nowhere, so that declining was no choice. */
	bonusLost: { by: number };
	extraDie: { by: number };
	crossedOut: { by: number; last: number };
}

const tell = <K extends keyof Tellings>(key: K, values: Tellings[K]): Say => ({ key, values });

/** The players of whose sheets this is true. */
function those(
	before: State,
	after: State,
	test: (before: PlayerSheet, after: PlayerSheet) => boolean
): number[] {
	return after.seats.flatMap(({ by, sheet }) => {
		const old = before.seats[by]?.sheet;
		return sheet && old && test(old, sheet) ? [by] : [];
	});
}

/** FTV-A */
function setbackTold(before: State, after: State, dice: Dice): Say[] {
	const setback = setbackOf(dice);
	if (setback === null) return [];
	const told = (key: 'circled' | 'notCircled' | 'fieldLost' | 'debt' | 'nothingLost', players: number[]) =>
		players.length > 0 ? [tell(key, { players })] : [];
	if (setback === 'circle') {
		return [
			...told(
				'circled',
				those(before, after, (a, b) => !same(a.circles, b.circles))
			),
			...told(
				'notCircled',
				those(before, after, (a, b) => same(a.circles, b.circles))
			)
		];
	}
	const lost = (a: PlayerSheet, b: PlayerSheet): boolean => available(b.progress) < available(a.progress);
	return [
		...told('fieldLost', those(before, after, lost)),
		...told(
			'debt',
			those(before, after, (a, b) => a.progress !== b.progress && !lost(a, b))
		),
		...told(
			'nothingLost',
			those(before, after, (a, b) => a.progress === b.progress)
		)
	];
}

/** FTV-P2, FTV-A7 */
function spikesTold({ agreed }: State, before: PlayerSheet, after: PlayerSheet, by: number): Say[] {
	const spikes = spikesIn(agreed, after.analysis) - spikesIn(agreed, before.analysis);
	if (spikes === 0) return [];
	const debts = countOf(before.progress, 'd') - countOf(after.progress, 'd');
	const fields = countOf(before.progress, '-') - countOf(after.progress, '-');
	return [
		...(debts > 0 ? [tell('debtPaid', { by, debts })] : []),
		...(fields > 0 ? [tell('progressGained', { by, spikes, fields })] : [])
	];
}

/** FTV-RE2, FTV-RE3, FTV-T7, FTV-C9 */
function bonusTold(move: Move, { by, bonus, sheet }: Seat): Say[] {
	if (bonus === null || sheet === null) return [];
	if (move.do === 'research') return [tell('researchGives', { by, number: sheet.research, bonus })];
	if (move.do === 'test' || move.do === 'bonusOne')
		return [tell('testingGives', { by, row: move.cell[0] + 1, bonus })];
	if (move.do === 'curve' || move.do === 'bonusNumber')
		return [tell('curveGives', { by, row: move.cell[0] + 1, bonus })];
	return [];
}

/** FTV-B1, FTV-B2 */
function lossTold(before: State, by: number): Say[] {
	const bonus = before.seats[by]?.bonus;
	if (!bonus) return [];
	const places = deeds[verbOf[bonus]].moves?.(before, by) ?? [];
	return places.length === 0 ? [tell('bonusLost', { by })] : [];
}

export function tells(before: State, move: Move, after: State): Say[] {
	if (move.do === 'roll' || move.do === 'keep') {
		return after.phase === 'mark' && after.dice ? setbackTold(before, after, after.dice) : [];
	}
	if (move.do === 'decline') return lossTold(before, move.by);
	if (move.do === 'stop' || move.do === 'done') return [];
	const { by } = move;
	const [old, seat] = [before.seats[by], after.seats[by]];
	const crossedOut = after.winners.includes(by) && !before.winners.includes(by);
	return [
		...(old?.sheet && seat?.sheet ? spikesTold(after, old.sheet, seat.sheet, by) : []),
		...(seat ? bonusTold(move, seat) : []),
		...(seat?.extra && !old?.extra ? [tell('extraDie', { by })] : []),
		...(crossedOut ? [tell('crossedOut', { by, last: after.agreed.last })] : [])
	];
}
