/** Another example of the same rule, found while somebody reads: the game of the example is played on at random. */
import { below, perhapsOne } from '../table/chance.ts';
import { extend, stateOf, type Line } from '../table/engine.ts';
import { parseMove } from '../table/parse.ts';
import type { AnyGame } from '../table/game.ts';
import type { Move, Random } from '../table/record.ts';
import { lineOf, type Pair } from './examples.ts';
import { unlike, variantsOf } from './variants.ts';

/** So often the game is played on; the first times not at all. */
const ATTEMPTS = 40;
const AT_ONCE = 3;
/** After so many times what was found is good enough. */
const ENOUGH = 5;
/** So many moves further at most. */
const FURTHER = 8;
/** Of the legal moves so many are changed. */
const BASES = 10;
/** The nearest of so many. */
const LOOKED_AT = 300;
/** So little tells nothing but the rule: then the search ends. */
const PLAIN = 2;

interface Found {
	readonly pair: Pair;
	/** The less, the better. */
	readonly cost: number;
}

function playOn(line: Line, random: Random, moves: number): Line {
	const { game } = line;
	let played = line;
	for (let nth = 0; nth < moves && !game.over(stateOf(played)); nth++) {
		const state = stateOf(played);
		const awaited = perhapsOne(random, game.awaits(state));
		const move = (awaited && game.chance(state, awaited, random)) ?? perhapsOne(random, game.moves(state));
		if (!move || game.check(state, move).length > 0) break;
		played = extend(played, move);
	}
	return played;
}

/** With what only the table knows: a few rolls and draws. */
function legalAt({ game, states }: Line, random: Random): readonly Move[] {
	const state = states.at(-1);
	const made = game
		.awaits(state)
		.flatMap((awaited) =>
			Array.from({ length: 3 }, () => game.chance(state, awaited, random)).flatMap((move) => move ?? [])
		);
	return [...made.filter((move) => game.check(state, move).length === 0), ...game.moves(state)];
}

function nearest(legal: readonly Move[], tried: Move): { readonly move: Move; readonly way: number } | null {
	const alike = legal.filter((move) => move.do === tried.do && move.by === tried.by);
	const far = alike.length > 0 ? 0 : 4;
	const near = far === 0 ? alike : legal;
	const every = Math.ceil(near.length / LOOKED_AT);
	const ways = near
		.filter((_, nth) => nth % every === 0)
		.map((move) => ({ move, way: unlike(move, tried) + far }));
	return ways.reduce<(typeof ways)[number] | null>(
		(best, one) => (best && best.way <= one.way ? best : one),
		null
	);
}

const textOfPair = ({ at: { moves = [] }, refused }: Pair): string => JSON.stringify([moves, refused]);

/** Refused by this rule, and by as little else as possible, beside the legal move that is nearest to it. */
function bestAt(
	line: Line,
	rule: string,
	like: Pair,
	known: ReadonlySet<string>,
	random: Random
): Found | null {
	const { game, setup } = line;
	const state = stateOf(line);
	const legal = legalAt(line, random);
	const alike = legal.filter((move) => move.do === like.refused.do);
	const some = Array.from({ length: BASES }, () => perhapsOne(random, alike)).flatMap((move) => move ?? []);
	const tries = [like.refused, ...some].flatMap((base) =>
		variantsOf(base, alike, setup.players.length, random)
	);
	let best: Found | null = null;
	for (const tried of [like.refused, ...tries]) {
		const parsed = parseMove(game, setup, tried);
		if (!parsed.ok) continue;
		const broken = [...new Set(game.check(state, parsed.value).map((complaint) => complaint.rule))];
		const besides = 3 * (broken.length - 1) + 2 * broken.indexOf(rule);
		if (!broken.includes(rule) || besides >= (best?.cost ?? Infinity)) continue;
		const near = nearest(legal, tried);
		if (!near || besides + near.way >= (best?.cost ?? Infinity)) continue;
		const pair = { at: { ...like.at, moves: line.moves }, allowed: near.move, refused: parsed.value };
		if (known.has(textOfPair(pair))) continue;
		best = { pair, cost: besides + near.way };
		if (best.cost <= PLAIN) break;
	}
	return best;
}

/** Null where none was found that is not among those already shown. */
export function anotherPair(
	game: AnyGame,
	rule: string,
	shown: readonly [Pair, ...Pair[]],
	random: Random
): Pair | null {
	const [like] = shown;
	const known = new Set(shown.map(textOfPair));
	const first = lineOf(game, like.at);
	let best: Found | null = null;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		if (best && (best.cost <= PLAIN || attempt >= ENOUGH)) break;
		const line = playOn(first, random, attempt < AT_ONCE ? 0 : 1 + below(random, FURTHER));
		const found = bestAt(line, rule, like, known, random);
		if (found && found.cost < (best?.cost ?? Infinity)) best = found;
	}
	return best?.pair ?? null;
}
