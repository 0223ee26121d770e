/** F: the Formula. */
import { formulaCells } from '../../sheets/prototype-c19/cells.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { checkSource, consumed, sampleOf, sourcesFor } from './sampling.ts';
import { refuse } from './sentences.ts';
import { eachPlayer, playerAt, receive, withPlayer, type Boxed, type Player, type State } from './state.ts';

/** A fraction: what a factor makes of a number need not be whole. */
interface Fraction {
	readonly over: number;
	readonly under: number;
}

const works: Readonly<Record<string, (noted: number, n: number) => Fraction>> = {
	'=': (_, n) => ({ over: n, under: 1 }),
	'+': (noted, n) => ({ over: noted + n, under: 1 }),
	'-': (noted, n) => ({ over: noted - n, under: 1 }),
	x: (noted, n) => ({ over: noted * n, under: 1 }),
	'/': (noted, n) => ({ over: noted, under: n })
};

/** PC19-F3: what the factor makes of a number. */
export const factorMakes = (noted: number, factor: string): Fraction =>
	works[factor.charAt(0)]?.(noted, Number(factor.slice(1))) ?? { over: 0, under: 1 };

/** PC19-F3: what the factor asks for; null when no die can ever show it. */
export function factorAsks(noted: number, factor: string): number | null {
	const { over, under } = factorMakes(noted, factor);
	const result = over / under;
	return Number.isInteger(result) && result >= 1 && result <= 6 ? result : null;
}

export const isFormulaFull = ({ facts }: Agreed, { formula }: Player): boolean =>
	formula.length >= facts.boxes.length;

/** What follows a box: one value, or nothing (PC19-F4: after a box without a factor). */
const askedAfter = ({ noted, factor }: Boxed): number | null =>
	factor === null ? null : factorAsks(noted, factor);

/** What the next box takes: any sample (PC19-F2), one value, or none. */
export function nextFormula({ agreed }: State, player: Player): number | 'any' | null {
	if (isFormulaFull(agreed, player)) return null;
	const before = player.formula.at(-1);
	return before ? askedAfter(before) : 'any';
}

/** PC19-F6: what a sample becomes in the next box. */
export const notedInFormula = ({ agreed }: State, { formula }: Player, sample: number): number =>
	sample * (agreed.facts.boxes[formula.length] ?? 1);

/** PC19-F1: the boxes from left to right, until all are full. */
const notFull = ({ agreed }: State, player: Player): readonly Complaint[] =>
	isFormulaFull(agreed, player)
		? [refuse('PC19-F1', 'formulaFull', { boxes: agreed.facts.boxes.length })]
		: legal;

const timesNoted = ({ formula }: Player, factor: string): number => {
	let times = 0;
	for (const box of formula) if (box.factor === factor) times++;
	return times;
};

/** PC19-F5: noted in fewer boxes than it is printed times. */
export const isFree = ({ printed }: Agreed, player: Player, factor: string): boolean =>
	timesNoted(player, factor) < (printed.get(factor)?.length ?? 0);

/** Each of the printed factors that is free, once. */
export const freeFactors = (agreed: Agreed, player: Player): string[] =>
	[...agreed.printed.keys()].filter((factor) => isFree(agreed, player, factor));

const hasFreeFactor = (agreed: Agreed, player: Player): boolean => {
	for (const factor of agreed.printed.keys()) if (isFree(agreed, player, factor)) return true;
	return false;
};

/** PC19-X9: printed factors that are not noted, each text by itself. */
export function factorsLeft({ printed }: Agreed, player: Player): number {
	let left = 0;
	for (const [factor, cells] of printed) left += Math.max(0, cells.length - timesNoted(player, factor));
	return left;
}

/** The cells of a factor: as many as it is printed times. */
export const cellsOfFactor = ({ printed }: Agreed, factor: string): readonly string[] =>
	printed.get(factor) ?? [];

/** PC19-F3: the sample is what the factor asks for. */
function asAsked({ agreed }: State, player: Player, sample: number): readonly Complaint[] {
	const before = player.formula.at(-1);
	if (!before || isFormulaFull(agreed, player)) return legal;
	const { noted, factor } = before;
	const wanted = askedAfter(before);
	if (sample === wanted) return legal;
	const box = formulaCells.make(player.formula.length - 1);
	if (factor === null) return [refuse('PC19-F3', 'noFactorBefore', {}, [box])];
	const cells = [box, ...cellsOfFactor(agreed, factor)];
	return wanted === null
		? [refuse('PC19-F3', 'formulaBlocked', { noted, factor }, cells)]
		: [refuse('PC19-F3', 'factorAsks', { sample, wanted, noted, factor }, cells)];
}

/** PC19-F4: a factor goes with the sample as long as one is free. */
const factorGiven = (agreed: Agreed, player: Player, factor: string | undefined): readonly Complaint[] =>
	factor === undefined && hasFreeFactor(agreed, player) ? [refuse('PC19-F4', 'factorMissing', {})] : legal;

/** PC19-F5: each printed factor once. */
const factorFree = (agreed: Agreed, player: Player, factor: string | undefined): readonly Complaint[] =>
	factor === undefined || isFree(agreed, player, factor)
		? legal
		: [refuse('PC19-F5', 'factorCrossed', { factor }, cellsOfFactor(agreed, factor))];

export function checkFormula(state: State, move: Verbs['formula']): readonly Complaint[] {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	return together(
		checkSource(player, move),
		notFull(state, player),
		sample === null ? legal : asAsked(state, player, sample),
		factorGiven(state.agreed, player, move.factor),
		factorFree(state.agreed, player, move.factor)
	);
}

export function formulaMoves(state: State, by: number): Verbs['formula'][] {
	const player = playerAt(state, by);
	const wanted = nextFormula(state, player);
	if (wanted === null) return [];
	const free = freeFactors(state.agreed, player);
	return sourcesFor(state, player, 'formula')
		.filter(({ sample }) => wanted === 'any' || sample === wanted)
		.flatMap(({ from }): Verbs['formula'][] =>
			free.length === 0
				? [{ do: 'formula', by, ...from }]
				: free.map((factor): Verbs['formula'] => ({ do: 'formula', by, ...from, factor }))
		);
}

export function canFormulate(state: State, by: number): boolean {
	const player = playerAt(state, by);
	const wanted = nextFormula(state, player);
	if (wanted === null) return false;
	const sources = sourcesFor(state, player, 'formula');
	return wanted === 'any' ? sources.length > 0 : sources.some(({ sample }) => sample === wanted);
}

export function cellsOfFormula({ agreed, players }: State, { by, factor }: Verbs['formula']): string[] {
	const player = players[by];
	if (!player || isFormulaFull(agreed, player)) return [];
	const box = formulaCells.make(player.formula.length);
	if (factor === undefined) return [box];
	const cells = cellsOfFactor(agreed, factor);
	// the next one that is not crossed out
	return [box, ...cells.slice(timesNoted(player, factor)).slice(0, 1)];
}

/** PC19-F4, PC19-F6; PC19-X13: with the Anti vaccines scenario all receive an infection. */
export function applyFormula(state: State, move: Verbs['formula']): State {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	if (sample === null) throw new Error('apply is only given legal moves');
	const box: Boxed = { noted: notedInFormula(state, player, sample), factor: move.factor ?? null };
	const { taken, infection, free } = consumed(player, move);
	return protest(withPlayer(state, { ...player, taken, infection, free, formula: [...player.formula, box] }));
}

/** PC19-X13: a sample was added to somebody's Formula. */
export const protest = (state: State): State =>
	state.agreed.scenario === 'anti-vaccines'
		? eachPlayer(state, (player) => receive(state.agreed, player, [1]))
		: state;
