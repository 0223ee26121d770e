/** What is printed: two decks, two charts, the pieces. */
import type { EditionFault, Values } from '../../table/record.ts';
import { integer, list, object, oneOf, optional, text, tuple, type Shape } from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import {
	readActionLine,
	readVirusLine,
	skills,
	type ActionKind,
	type Difficulty,
	type Group,
	type OwnCard,
	type Skill,
	type VirusLine
} from './lines.ts';
import { standard } from './standard.ts';

/** What can be printed in red on a virus card. */
export type Sign = Skill | 'shield';

/** The facts as an edition states them. */
export interface Given {
	readonly viruses?: readonly string[];
	readonly actions?: readonly string[];
	readonly special?: readonly Sign[];
	readonly beds?: readonly [start: number, most: number];
	readonly lastLevel?: number;
	readonly hospitals?: number;
	readonly dieTokens?: number;
	readonly shieldTokens?: number;
}

export interface Virus extends OwnCard {
	readonly id: string;
}

export interface VirusCard extends Virus {
	readonly name: string | null;
	readonly group: Group;
}

export interface Facts {
	readonly virusLines: readonly VirusLine[];
	/** Every card, copies by themselves, in the order of the edition. */
	readonly viruses: readonly VirusCard[];
	readonly actions: readonly ActionKind[];
	readonly special: readonly Sign[];
	readonly beds: { readonly start: number; readonly most: number };
	/** The step beyond it is a cell of its own. */
	readonly lastLevel: number;
	readonly hospitals: number;
	readonly dieTokens: number;
	readonly shieldTokens: number;
	/** All of it is this app's own design. */
	readonly ours: boolean;
}

export const difficulties: readonly Difficulty[] = ['beginner', 'easy', 'medium', 'difficult', 'epic'];

export const MOST_CARDS = 80;
export const LEAST_ACTIONS = 6;

const signs: readonly Sign[] = [...skills, 'shield'];

const shape: Shape<Given> = object({
	viruses: optional(
		list(
			text((line) => readVirusLine(line) !== null, 'value'),
			{ min: 2, max: 80 }
		)
	),
	actions: optional(
		list(
			text((line) => readActionLine(line) !== null, 'value'),
			{ min: 1, max: 20 }
		)
	),
	special: optional(list(oneOf(...signs), { max: signs.length, unique: true })),
	beds: optional(tuple(integer(1, 100), integer(1, 100))),
	lastLevel: optional(integer(2, 30)),
	hospitals: optional(integer(1, 6)),
	dieTokens: optional(integer(0, 12)),
	shieldTokens: optional(integer(0, 12))
});

/** Copies are cards of their own. */
function cardsOf({ copies, ...card }: VirusLine): readonly VirusCard[] {
	if (copies === 1) return [card];
	return Array.from({ length: copies }, (_, at) => ({ ...card, id: `${card.id}.${at + 1}` }));
}

const saysTheSame = (given: Given): boolean =>
	Object.entries(given).every(
		([field, value]) => JSON.stringify(value) === JSON.stringify(standard[field as keyof Given])
	);

function read(given: Given): Facts {
	const { viruses, actions, special, beds, ...pieces } = { ...standard, ...given };
	const virusLines = viruses.map(readVirusLine).filter((line) => line !== null);
	return {
		virusLines,
		viruses: virusLines.flatMap(cardsOf),
		actions: actions.map(readActionLine).filter((kind) => kind !== null),
		special,
		beds: { start: beds[0], most: beds[1] },
		...pieces,
		ours: saysTheSame(given)
	};
}

/** What is said of an edition that no play could work with: each key with the values that its words need. */
export interface EditionSentences {
	oneStart: { count: number };
	noNormal: Record<string, never>;
	virusTwice: { ids: readonly string[] };
	tooManyViruses: { count: number; most: number };
	actionTwice: { ids: readonly string[] };
	tooFewActions: { count: number; least: number };
	startAboveMost: { start: number; most: number };
}

export type EditionRuleId = `CTC-ED${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

const fault = <K extends keyof EditionSentences>(
	field: keyof Given,
	rule: EditionRuleId,
	key: K,
	values: EditionSentences[K] & Values
): readonly EditionFault[] => [{ field, rule, say: { key, values }, cells: [] }];

const twice = (ids: readonly string[]): readonly string[] => [
	...new Set(ids.filter((id, at) => ids.indexOf(id) < at))
];

/** CTC-ED1: exactly one card, copies counted, is the starting virus. */
function oneStart({ viruses }: Facts): readonly EditionFault[] {
	const count = viruses.filter(({ group }) => group === 'start').length;
	return count === 1 ? [] : fault('viruses', 'CTC-ED1', 'oneStart', { count });
}

/** CTC-ED2: at least one card is normal. */
function someNormal({ viruses }: Facts): readonly EditionFault[] {
	return viruses.some(({ group }) => group === 'normal') ? [] : fault('viruses', 'CTC-ED2', 'noNormal', {});
}

/** CTC-ED3: no two virus lines have the same id. */
function virusesDiffer({ virusLines }: Facts): readonly EditionFault[] {
	const ids = twice(virusLines.map(({ id }) => id));
	return ids.length === 0 ? [] : fault('viruses', 'CTC-ED3', 'virusTwice', { ids });
}

/** CTC-ED4: at most eighty cards, copies counted. */
function notTooMany({ viruses: { length: count } }: Facts): readonly EditionFault[] {
	return count <= MOST_CARDS
		? []
		: fault('viruses', 'CTC-ED4', 'tooManyViruses', { count, most: MOST_CARDS });
}

/** CTC-ED5: no two action lines have the same id. */
function actionsDiffer({ actions }: Facts): readonly EditionFault[] {
	const ids = twice(actions.map(({ id }) => id));
	return ids.length === 0 ? [] : fault('actions', 'CTC-ED5', 'actionTwice', { ids });
}

/** CTC-ED6: at least six action cards without those of the solo mode. */
function enoughActions({ actions }: Facts): readonly EditionFault[] {
	const count = actions.reduce((sum, kind) => sum + kind.count, 0);
	return count >= LEAST_ACTIONS
		? []
		: fault('actions', 'CTC-ED6', 'tooFewActions', { count, least: LEAST_ACTIONS });
}

/** CTC-ED7: the beds start on the chart. */
function startsOnChart({ beds: { start, most } }: Facts): readonly EditionFault[] {
	return start <= most ? [] : fault('beds', 'CTC-ED7', 'startAboveMost', { start, most });
}

export const facts = editionBook<Facts, Given>({
	standard,
	shape,
	read,
	rules: [oneStart, someNormal, virusesDiffer, notTooMany, actionsDiffer, enoughActions, startsOnChart]
});
