/** What is printed: two decks, two charts, the pieces. */
import { integer, list, object, oneOf, optional, text, tuple, type Shape } from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import { editionRules } from './edition-rules.ts';
import { limits } from './limits.ts';
import {
	readActionLine,
	readVirusLine,
	type ActionKind,
	type Difficulty,
	type Group,
	type OwnCard,
	type VirusLine
} from './lines.ts';
import { signs, type Sign } from './signs.ts';
import { standard } from './standard.ts';

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

const shape: Shape<Given> = object({
	viruses: optional(
		list(
			text((line) => readVirusLine(line) !== null, 'value'),
			{ min: limits.viruses[0], max: limits.viruses[1] }
		)
	),
	actions: optional(
		list(
			text((line) => readActionLine(line) !== null, 'value'),
			{ min: limits.actions[0], max: limits.actions[1] }
		)
	),
	special: optional(list(oneOf(...signs), { max: signs.length, unique: true })),
	beds: optional(tuple(integer(...limits.beds), integer(...limits.beds))),
	lastLevel: optional(integer(...limits.lastLevel)),
	hospitals: optional(integer(...limits.hospitals)),
	dieTokens: optional(integer(...limits.dieTokens)),
	shieldTokens: optional(integer(...limits.shieldTokens))
});

/** Copies are cards of their own. */
function cardsOf({ copies, ...card }: VirusLine): readonly VirusCard[] {
	if (copies === 1) return [card];
	return Array.from({ length: copies }, (_, at) => ({ ...card, id: `${card.id}.${at + 1}` }));
}

/** Copies look like the first of them. */
export const isFurtherCopy = (id: string): boolean => /\.(?!1$)\d+$/.test(id);

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

export const facts = editionBook<Facts, Given>({
	standard,
	known: ['special', 'beds', 'lastLevel', 'hospitals', 'dieTokens', 'shieldTokens'],
	shape,
	read,
	rules: editionRules
});
