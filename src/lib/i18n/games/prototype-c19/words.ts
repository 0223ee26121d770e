/** What has to be put into words, and small parts of sentences that every language needs. */
import type { Given } from '../../../sheets/prototype-c19/facts.ts';
import { bonusKinds, type Resource } from '../../../sheets/prototype-c19/kinds.ts';
import { factorSign } from '../../../sheets/prototype-c19/signs.ts';
import type { SheetText } from '../../../sheets/prototype-c19/texts.ts';
import { pips } from '../../../table/die.ts';
import type { Score, Value, Values } from '../../../table/record.ts';
import type { Scenario } from '../../../validators/prototype-c19/agreed.ts';
import type { Spoken } from '../../../validators/prototype-c19/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/prototype-c19/rulebook.ts';
import type { ScorePart } from '../../../validators/prototype-c19/score.ts';
import type { Sentences } from '../../../validators/prototype-c19/sentences.ts';
import type { Tellings } from '../../../validators/prototype-c19/tells.ts';
import type { DiceWords, GameWords, TextsOf } from '../../game-words.ts';
import type { Talk } from '../../talk.ts';
import type { Labels } from './labels.ts';

/** The die of its own kind, with its faces. */
export const diceWords = (name: string, face: (face: number) => string): DiceWords => ({
	mutant: { name, faces: Object.fromEntries(pips.map((one) => [one, face(one)])) }
});

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	'scenario' | 'sheets',
	SheetText,
	ScorePart,
	Spoken,
	SectionId,
	Labels,
	Tellings
>;

export type RuleTexts = TextsOf<RuleId, Required<Given>>;

/** The bonuses that are marked at the start: "1 × Explorer and 2 × Analysis"; empty where there are none. */
export const startBonuses = (
	{ start }: Required<Given>,
	resources: Readonly<Record<Resource, string>>,
	talk: Talk
): string =>
	talk.and(
		bonusKinds.flatMap((kind) => {
			const count = start[kind];
			return count === 0 ? [] : [`${count} × ${resources[kind]}`];
		})
	);

/** Texts of the editor besides the names of the fields. */
type EditorText =
	| `part.${'health' | 'risk' | 'shapes' | 'formula' | 'biotech' | 'bonuses' | 'end'}`
	| 'palette'
	| 'drawHint'
	| 'wholeMap'
	| 'cellIs'
	| 'rowCount'
	| 'columnCount'
	| 'addRow'
	| 'removeRow'
	| 'addColumn'
	| 'removeColumn'
	| 'nothing'
	| 'plainCell'
	| 'noCell'
	| 'timesCell'
	| 'individual'
	| 'hospital'
	| 'gap'
	| 'entry'
	| 'shield'
	| 'bothEntries'
	| 'shape'
	| 'shapeCount'
	| 'filled'
	| 'notFilled'
	| 'rowNumber'
	| 'boxNumber'
	| 'factorSign'
	| 'factorNumber'
	| 'pairNumber'
	| 'withPlayers'
	| 'below'
	| 'otherwise'
	| 'bandName'
	| 'add'
	| 'remove';

export type EditionWords = Readonly<
	Record<keyof Given | EditorText | `resource.${Resource}`, string | ((values: Values, talk: Talk) => string)>
>;

export interface Nouns {
	readonly resources: Readonly<Record<Resource, string>>;
	readonly scenarios: Readonly<Record<Scenario | 'none', string>>;
	readonly scoreCells: Readonly<Record<ScorePart | 'total' | 'sum' | 'multiplier', string>>;
}

/** The noun of a key that came through plain values. */
export const nounOf = (nouns: Readonly<Record<string, string>>, key: Value | undefined): string =>
	typeof key === 'string' ? (nouns[key] ?? key) : '';

export const shown = (value: Value | undefined): string =>
	typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A sample as it stands in a move: the value of a resource, or the die by its number at the table. */
export const isResource = (move: object): move is { readonly value: number } => 'value' in move;

/** Several infections of one value are counted, others are listed. */
export const valuesIn = (values: readonly number[], talk: Talk): string =>
	new Set(values).size === 1 ? String(values[0]) : talk.and(values.map(String));

export const written = (factor: string): string => factorSign(factor);

interface Band {
	readonly name: string;
	/** Null: the last result, which begins where the one before ends. */
	readonly below: number | null;
	readonly from: number;
}

/** The results of the standard edition as a language calls them; others are called as their edition does. */
export type BandNames = Readonly<
	Record<'Apocalíptico' | 'Catastrófico' | 'de Milagro' | 'Superado' | 'Controlado' | 'Épico', string>
>;
const called = (name: string, names: BandNames): string =>
	Object.hasOwn(names, name) ? names[name as keyof BandNames] : name;

/** The limits of the results, as they came through plain values. */
export function bandsOf(values: Value | Given['bands'], names: BandNames): Band[] {
	const pairs = values as readonly (readonly [number | null, string])[];
	return pairs.map(([below, name], at) => ({
		name: called(name, names),
		below,
		from: pairs[at - 1]?.[0] ?? 0
	}));
}

/** Who has won, or is ahead, and with how many points and which result. */
export function outcomeOf(
	score: Score,
	names: BandNames
): {
	readonly winners: number[];
	readonly total: number;
	readonly band: string;
} {
	const best = Math.max(...score.scores.map(({ total }) => total));
	const leading = score.scores.filter(({ total }) => total === best);
	const band = leading[0]?.['band'];
	return {
		winners: leading.flatMap(({ by }) => (typeof by === 'number' ? [by] : [])),
		total: best,
		band: typeof band === 'string' ? called(band, names) : ''
	};
}

export const namesOf = (talk: Talk, seats: readonly number[]): string =>
	talk.and(seats.map((by) => talk.player(by)));
