/** What was agreed before the first move, with the defaults filled in, and the shape of it. */
import { scenarios, type Scenario } from '../../sheets/prototype-c19/facts.ts';
import type { OptionField } from '../../table/game.ts';
import type { Options, Setup } from '../../table/record.ts';
import { integer, list, object, oneOf, optional, record, type Shape } from '../../table/shape.ts';
import { rulingIds, type RulingId } from './rulebook.ts';

export interface Agreed {
	readonly players: number;
	readonly rounds: number;
	readonly scenario: Scenario | 'none';
	/** Seats whose sheets this table keeps, in seat order. */
	readonly kept: readonly number[];
	readonly rulings: Readonly<Record<RulingId, 'a' | 'b'>>;
}

/** PC19-T2 */
const roundsFor = (players: number): number => (players <= 3 ? 6 : players === 4 ? 5 : 4);

const isScenario = (x: unknown): x is Scenario => scenarios.some((scenario) => scenario === x);

export function agreedBy({ players, options }: Setup): Agreed {
	const seats = players.map((_, seat) => seat);
	const answers = rulingIds.map((id) => [id, options.rulings?.[id] === 'b' ? 'b' : 'a'] as const);
	const scenario = options['scenario'];
	return {
		players: players.length,
		rounds: roundsFor(players.length),
		scenario: isScenario(scenario) ? scenario : 'none',
		kept: seats.filter((seat) => options.sheets?.includes(seat) ?? true),
		rulings: Object.fromEntries(answers) as Record<RulingId, 'a' | 'b'>
	};
}

export const optionFields: readonly OptionField[] = [
	{ name: 'scenario', kind: 'choice', values: ['none', ...scenarios], default: 'none' },
	{ name: 'sheets', kind: 'sheets' }
];

export const optionShape = (players: number): Shape<Options> =>
	object({
		scenario: optional(oneOf('none', ...scenarios)),
		sheets: optional(list(integer(0, players - 1), { min: 1, max: players, unique: true })),
		rulings: optional(record(rulingIds, oneOf('a', 'b')))
	});
