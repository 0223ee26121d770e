/**
 * Positions written as text, one move a line, the way a table would say it:
 *   setup                        the usual twelve dice (with charter, summit and courier open)
 *   setup red1 red4 ...          these twelve
 *   0 roll fly treat ...         seat, verb, then its fields in the order of the rule book
 *   put 3 red bag 1              a card of the table's own that moves dice
 */
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import type { PtcMove } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import type { Complaint, Options, Setup } from '../../src/lib/table/record.ts';

const usualDice = 'red1 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5'.split(' ');
const usualCards = ['charter', 'summit', 'courier'];

/** The fields of each verb in the order in which a line names them; the last one may be a list. */
const fields: Record<string, readonly string[]> = {
	roll: ['faces*'],
	unlock: ['holder', 'colour'],
	fly: ['die', 'region'],
	sail: ['die', 'region'],
	treat: ['die', 'from', 'colour'],
	sample: ['die', 'colour'],
	helicopter: ['die', 'player', 'region'],
	contain: ['die', 'dice*'],
	cdc: ['die', 'from', 'colour'],
	give: ['player', 'colour'],
	cure: ['dice*'],
	next: ['step'],
	infect: ['dice*'],
	epidemic: ['dice*']
};

const value = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);

/** `setup` needs to know whether the app's cards are on the table. */
export function move(line: string, options: Options = {}): PtcMove {
	const [first = '', ...words] = line.trim().split(/\s+/);
	const cards = (options['events'] ?? 'app') === 'app' ? { events: usualCards } : {};
	if (first === 'setup') return { do: 'setup', dice: words.length ? words : usualDice, ...cards } as PtcMove;
	if (first === 'reveal') return { do: 'reveal', card: words[0] } as PtcMove;
	if (first === 'put') {
		const [count, colour, from, to] = words.map(value);
		return custom({ effect: 'dice', colour, count, from, to });
	}
	const [verb = '', ...rest] = words;
	if (verb === 'reroll') {
		const turned = rest.indexOf('to');
		return {
			do: verb,
			by: Number(first),
			dice: rest.slice(0, turned),
			faces: rest.slice(turned + 1)
		} as unknown as PtcMove;
	}
	const named = (fields[verb] ?? []).map((field, at) =>
		field.endsWith('*') ? [field.slice(0, -1), rest.slice(at)] : [field, value(rest[at] ?? '')]
	);
	return { do: verb, by: Number(first), ...Object.fromEntries(named) } as PtcMove;
}

export const custom = (...effects: readonly object[]): PtcMove =>
	({ do: 'event', card: 'custom', pay: [], effects }) as unknown as PtcMove;

export const setupOf = (options: Options, players: readonly string[] = ['Ana', 'Bo', 'Cy']): Setup => {
	const parsed = parseSetup(game, { players, options });
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
	return parsed.value;
};

/** The state after these moves, each of which must have its shape and be legal. */
export function after(
	moves: string | readonly (string | PtcMove)[],
	options: Options = { events: 'table' },
	players?: readonly string[]
): State {
	const setup = setupOf(options, players);
	const lines = typeof moves === 'string' ? moves.split('\n').filter((line) => line.trim()) : moves;
	return lines.reduce(
		(state, line) => {
			const next = typeof line === 'string' ? move(line, options) : line;
			const parsed = parseMove(game, setup, next);
			if (!parsed.ok) throw new Error(`${JSON.stringify(next)} has no shape: ${parsed.fault.path}`);
			const [complaint] = game.check(state, parsed.value);
			if (complaint) throw new Error(`${JSON.stringify(next)} breaks ${complaint.rule}`);
			return game.apply(state, parsed.value) as State;
		},
		game.start(setup) as State
	);
}

/** Rule and sentence of each complaint; empty when the move is legal. */
export const refusals = (state: State, asked: string | PtcMove): string[] =>
	complaints(state, asked).map(({ rule, say }) => `${rule} ${say.key}`);

export const complaints = (state: State, asked: string | PtcMove): readonly Complaint[] =>
	game.check(state, typeof asked === 'string' ? move(asked, { events: state.terms.events }) : asked);

/** Does outside data have the shape of a move? */
export const hasShape = (data: unknown, options: Options = { events: 'table' }): boolean =>
	parseMove(game, setupOf(options), data).ok;

export const hasOptionsShape = (options: unknown, players: readonly string[] = ['Ana', 'Bo']): boolean =>
	parseSetup(game, { players, options }).ok;
