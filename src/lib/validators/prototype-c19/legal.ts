/** All legal moves of the players whose sheets are kept, but for what only the table knows. */
import { factors, pairIds, spaces } from '../../sheets/prototype-c19/facts.ts';
import { squareAt } from './zone.ts';
import { checkAnalysis } from './analysis.ts';
import { checkConvert, pairConverts } from './biotech.ts';
import { checkTake } from './dice.ts';
import { checkAnnul, checkDone } from './finish.ts';
import { checkFormula, isCrossed } from './formula.ts';
import { checkHealth } from './health.ts';
import { columnOpen, fitsNowhere, openInfections, waysToInfect } from './infection.ts';
import type { MoveOf, PcMove, Sample, Verb } from './moves.ts';
import { canResist, waysToResist } from './resistant.ts';
import { checkSource, type Area } from './sampling.ts';
import { available, keptPlayers, type Player, type State } from './state.ts';
import { verbsOf } from './turn.ts';

type Known = Exclude<
	Verb,
	'roll' | 'reroll' | 'infection-roll' | 'infection-reroll' | 'report' | 'formula-elsewhere'
>;
type Listing = { readonly [V in Known]: (state: State, player: Player) => MoveOf<V>[] };

const faces = [1, 2, 3, 4, 5, 6];
const columns = [0, 1, 2, 3, 4, 5];

/** One, two or three of the dice, ascending. */
function handfuls(dice: readonly number[]): number[][] {
	const ones = dice.map((die) => [die]);
	const more = (some: readonly number[][]): number[][] =>
		some.flatMap((hand) => dice.filter((die) => die > (hand.at(-1) ?? -1)).map((die) => [...hand, die]));
	const twos = more(ones);
	return [...ones, ...twos, ...more(twos)];
}

const diceOnTable = ({ phase, left, dice }: State): readonly number[] =>
	phase === 'act' ? left : (dice?.samples ?? []).map((_, die) => die);

/** With a resource open its values, else the dice: those that may go into this area. */
const sources = (player: Player, area: Area): Sample[] => {
	const { free, taken } = player;
	const all: Sample[] =
		free.length > 0 ? faces.map((value) => ({ value })) : taken.map(({ die }) => ({ die }));
	return all.filter((source) => checkSource(player, { do: area, ...source }).length === 0);
};

const different = <T>(items: readonly T[]): T[] => [...new Set(items)];

const listing: Listing = {
	take: (state, { by }) =>
		handfuls(diceOnTable(state))
			.map((dice): MoveOf<'take'> => ({ do: 'take', by, dice }))
			.filter((move) => checkTake(state, move).length === 0),
	pass: (_, { by }) => [{ do: 'pass', by }],
	analysis: (state, { by, taken }) =>
		taken
			.flatMap(({ die }) =>
				([1, -1] as const).map((change): MoveOf<'analysis'> => ({ do: 'analysis', by, die, change }))
			)
			.filter((move) => checkAnalysis(state, move).length === 0),
	convert: (state, player) =>
		spaces
			.filter((space) => pairConverts(state, player, space).length === 0)
			.flatMap((space) =>
				player.taken.map(({ die }): MoveOf<'convert'> => ({ do: 'convert', by: player.by, die, space }))
			)
			.filter((move) => checkConvert(state, move).length === 0),
	health: (state, player) =>
		sources(player, 'health')
			.map((source): MoveOf<'health'> => ({ do: 'health', by: player.by, ...source }))
			.filter((move) => checkHealth(state, move).length === 0),
	formula: (state, player) => {
		// whether a sample fits does not depend on the factor chosen with it
		const open = factors.filter((factor) => !isCrossed(player, factor));
		const samples = sources(player, 'formula').filter((source) =>
			open
				.slice(0, 1)
				.some(
					(factor) => checkFormula(state, { do: 'formula', by: player.by, ...source, factor }).length === 0
				)
		);
		return samples.flatMap((source) =>
			open.map((factor): MoveOf<'formula'> => ({ do: 'formula', by: player.by, ...source, factor }))
		);
	},
	biotech: (_, player) => {
		const open = spaces.filter((space) => player.biotech[space] === undefined);
		return sources(player, 'biotech').flatMap((source) =>
			open.map((space): MoveOf<'biotech'> => ({ do: 'biotech', by: player.by, ...source, space }))
		);
	},
	infect: (state, player) =>
		different(openInfections(state, player)).flatMap((value) =>
			waysToInfect(state, player, value).map(({ squares }): MoveOf<'infect'> => ({
				do: 'infect',
				by: player.by,
				cells: squares
			}))
		),
	cover: (state, player) =>
		different(openInfections(state, player))
			.filter((value) => fitsNowhere(state, player, value))
			.flatMap((value) =>
				columns
					.filter((column) => columnOpen(player, column).length === 0)
					.map((column): MoveOf<'cover'> => ({ do: 'cover', by: player.by, column, value }))
			),
	resist: (state, player) =>
		available(player, 'resistant') === 0
			? []
			: waysToResist(state, player).map((squares): MoveOf<'resist'> => ({
					do: 'resist',
					by: player.by,
					cells: squares.map(squareAt)
				})),
	forgo: (_, { by, free }) => different(free).map((resource) => ({ do: 'forgo', by, resource })),
	done: (state, { by }) => {
		const move: MoveOf<'done'> = { do: 'done', by };
		return checkDone(state, move).length === 0 ? [move] : [];
	},
	annul: (state, { by }) =>
		pairIds
			.map((pair): MoveOf<'annul'> => ({ do: 'annul', by, pair }))
			.filter((move) => checkAnnul(state, move).length === 0)
};

/** Where asking for one move is much cheaper than listing all. */
const shortcuts: { readonly [V in Known]?: (state: State, player: Player) => boolean } = {
	infect: (state, player) =>
		openInfections(state, player).some((value) => !fitsNowhere(state, player, value)),
	cover: (state, player) => openInfections(state, player).some((value) => fitsNowhere(state, player, value)),
	resist: (state, player) => available(player, 'resistant') > 0 && canResist(state, player)
};

const isListed = (verb: Verb): verb is Known => verb in listing;

/** The legal moves of one verb; null where only the table knows them. */
export const movesOf = (state: State, player: Player, verb: Verb): PcMove[] | null =>
	isListed(verb) ? listing[verb](state, player) : null;

/** Whether there is a legal move of this verb; null where only the table knows. */
export const hasMoveOf = (state: State, player: Player, verb: Verb): boolean | null =>
	isListed(verb) ? (shortcuts[verb]?.(state, player) ?? listing[verb](state, player).length > 0) : null;

export const moves = (state: State): PcMove[] =>
	keptPlayers(state).flatMap((player) =>
		verbsOf(state, player.by).flatMap((verb) => movesOf(state, player, verb) ?? [])
	);
