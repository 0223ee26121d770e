/** What the table agreed on before the first move, with every default filled in. */
import { actions, difficulties, redCards, type Difficulty } from '../../sheets/combat-the-corona/facts.ts';
import type { OptionField } from '../../table/game.ts';
import type { Options, Setup } from '../../table/record.ts';
import { integer, object, oneOf, optional, record, truth, where, type Shape } from '../../table/shape.ts';
import { rulingIds, type RulingId } from './rulebook.ts';

export type OptionName = 'difficulty' | 'first' | 'deck' | 'deckSize' | 'deckOrder';

const NORMAL_VIRUSES = 49;
const MOST_CARDS = 200;

export const options: readonly (OptionField & { readonly name: OptionName })[] = [
	{ name: 'difficulty', kind: 'choice', values: difficulties, default: 'beginner' },
	{ name: 'first', kind: 'player', default: 0 },
	{ name: 'deck', kind: 'choice', values: ['app', 'own'], default: 'app' },
	{
		name: 'deckSize',
		kind: 'number',
		min: 1,
		max: MOST_CARDS,
		// 49 and the red-background cards of the difficulty
		default: null,
		when: { option: 'deck', value: 'own' }
	},
	{ name: 'deckOrder', kind: 'switch', default: true }
];

export const optionsShape = (players: number): Shape<Options> =>
	where(
		object({
			difficulty: optional(oneOf(...difficulties)),
			first: optional(integer(0, players - 1)),
			deck: optional(oneOf('app', 'own')),
			deckSize: optional(integer(1, MOST_CARDS)),
			deckOrder: optional(truth),
			rulings: optional(record(rulingIds, oneOf('a', 'b')))
		}),
		({ deck, deckSize }) => deckSize === undefined || deck === 'own',
		'value'
	);

export interface Agreed {
	readonly players: number;
	readonly difficulty: Difficulty;
	readonly first: number;
	/** The table plays with decks of its own: cards are told by their values. */
	readonly own: boolean;
	readonly deckSize: number;
	readonly deckOrder: boolean;
	readonly rulings: Readonly<Record<RulingId, 'a' | 'b'>>;
	/** CTC-S6: how many copies of each kind of action card are in this game. */
	readonly copies: ReadonlyMap<string, number>;
	/** Action cards altogether. */
	readonly actionCards: number;
	/** CTC-S7. */
	readonly handSize: number;
}

export const isSolo = (players: number): boolean => players === 1;

const difficultyOf = (value: unknown): Difficulty =>
	difficulties.find((difficulty) => difficulty === value) ?? 'beginner';

const numberOr = (value: unknown, otherwise: number): number =>
	typeof value === 'number' ? value : otherwise;

export function agree({ players, options: chosen }: Setup): Agreed {
	const solo = isSolo(players.length);
	const difficulty = difficultyOf(chosen['difficulty']);
	const copies = new Map(actions.map((card) => [card.id, card.count + (solo ? card.soloExtra : 0)]));
	const answer = (id: RulingId) => (chosen.rulings?.[id] === 'b' ? 'b' : 'a');
	return {
		players: players.length,
		difficulty,
		first: numberOr(chosen['first'], 0),
		own: chosen['deck'] === 'own',
		deckSize: numberOr(chosen['deckSize'], NORMAL_VIRUSES + redCards[difficulty].length),
		deckOrder: chosen['deckOrder'] !== false,
		rulings: {
			'CTC-R1': answer('CTC-R1'),
			'CTC-R2': answer('CTC-R2'),
			'CTC-R3': answer('CTC-R3'),
			'CTC-R4': answer('CTC-R4'),
			'CTC-R5': answer('CTC-R5'),
			'CTC-R6': answer('CTC-R6'),
			'CTC-R7': answer('CTC-R7')
		},
		copies,
		actionCards: [...copies.values()].reduce((sum, count) => sum + count, 0),
		handSize: solo ? 5 : 3
	};
}
