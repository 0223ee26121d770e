/** What the dice could do at best: every way to destroy the most viruses. Advice only; nothing here is a rule. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { handfuls } from './attack.ts';
import { spend, sum } from './dice.ts';
import { lifeLeft, type State } from './state.ts';

export interface Hit {
	readonly virus: Virus;
	readonly dice: readonly number[];
	/** Damage beyond the life of the virus. */
	readonly waste: number;
}

export interface Assignment {
	/** Dice that the shields take first (CTC-D6). */
	readonly shields: readonly number[];
	readonly hits: readonly Hit[];
	readonly left: readonly number[];
}

/** So many positions are looked at before the search is content with what it has. */
const PATIENCE = 60_000;

/** Enough, and not enough any more without its smallest die. */
const justEnough = (dice: readonly number[], life: number): boolean =>
	sum(dice) >= life && sum(dice) - Math.min(...dice) < life;

const attackOf = ({ hits }: Assignment): number => hits.reduce((total, { virus }) => total + virus.attack, 0);
const wasteOf = ({ hits }: Assignment): number => hits.reduce((total, { waste }) => total + waste, 0);

/** The strongest attackers first, then the least waste. */
export function bestAssignments(state: State): readonly Assignment[] {
	const targets = [...state.viruses].sort((a, b) => lifeLeft(state, a) - lifeLeft(state, b));
	let best = 0;
	let found: Assignment[] = [];
	let looked = 0;

	function search(
		at: number,
		dice: readonly number[],
		hits: readonly Hit[],
		shields: readonly number[]
	): void {
		if (++looked > PATIENCE) return;
		const virus = targets[at];
		if (!virus || dice.length === 0) {
			if (hits.length > best) [best, found] = [hits.length, []];
			if (hits.length === best && best > 0) found.push({ shields, hits, left: dice });
			return;
		}
		if (hits.length + Math.min(dice.length, targets.length - at) < best) return;
		const life = lifeLeft(state, virus);
		for (const some of handfuls(dice).filter((handful) => justEnough(handful, life))) {
			const hit = { virus, dice: some, waste: sum(some) - life };
			search(at + 1, spend(dice, some), [...hits, hit], shields);
		}
		search(at + 1, dice, hits, shields);
	}

	const taken = Math.min(state.shields, state.dice.length);
	const ways = taken === 0 ? [[]] : handfuls(state.dice).filter(({ length }) => length === taken);
	for (const shields of ways) search(0, spend(state.dice, shields), [], shields);
	return found.sort((a, b) => attackOf(b) - attackOf(a) || wasteOf(a) - wasteOf(b));
}
