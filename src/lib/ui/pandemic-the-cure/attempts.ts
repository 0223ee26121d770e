/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
import { cardCells, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { actionsOf, colours, type Colour, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import { actionAs } from '../../validators/pandemic-the-cure/dice.ts';
import type { From, Move, UsedDie } from '../../validators/pandemic-the-cure/moves.ts';
import { diceAt } from '../../validators/pandemic-the-cure/lying.ts';
import { pawnOf, phaseOf, type State } from '../../validators/pandemic-the-cure/state.ts';

/** A colour that does not lie there: what the refusal will be about. */
function missing(state: State, from: From): Colour | undefined {
	const place = from === 'centre' ? 'centre' : pawnOf(state, state.current);
	return colours.find((colour) => diceAt(state, place, colour) === 0);
}

/** PTC-A1, PTC-K4: what is left of a treatment only treats. */
const canTreat = (die: UsedDie): boolean => die === 'rest' || actionAs(die, 'treat') !== undefined;

function inRegion(state: State, die: UsedDie, pawn: number, region: Region): Move {
	const by = state.current;
	const actions: readonly string[] = die === 'rest' ? [] : actionsOf(die);
	if (region === pawnOf(state, by) && canTreat(die)) {
		return { do: 'treat', by, die, from: 'region', colour: missing(state, 'region') ?? 'red' };
	}
	// a sample is taken from the centre, wherever the pawn is
	const colour = missing(state, 'centre');
	if (die === 'sample' && colour) return { do: 'sample', by, die, colour };
	if (actions.includes('helicopter')) return { do: 'helicopter', by, die, player: pawn, region };
	return actions.includes('sail') ? { do: 'sail', by, die, region } : { do: 'fly', by, die, region };
}

/** `cell`: a region, a tile, or the samples of a colour; `pawn`: the one that a helicopter would fly. */
export function attemptAt(state: State, cell: string, chosen: UsedDie | null, pawn: number): Move {
	const by = state.current;
	const die = chosen ?? state.hand.rolled[0] ?? 'fly';
	const region = regionCells.read(cell);
	if (region !== null) return inRegion(state, die, pawn, region);
	const tile = tileCells.read(cell);
	if (tile === 'centre') {
		const colour = missing(state, 'centre') ?? 'red';
		return canTreat(die)
			? { do: 'treat', by, die, from: 'centre', colour }
			: { do: 'sample', by, die, colour };
	}
	if (tile === 'cdc')
		return { do: 'cdc', by, die, from: 'region', colour: missing(state, 'region') ?? 'red' };
	const [seat, part] = cardCells.read(cell) ?? [by, 'red' as const];
	const colour: Colour = part === 'role' ? 'red' : part;
	const phase = phaseOf(state);
	if (phase === 'roll') return { do: 'unlock', by, holder: seat, colour };
	if (phase === 'act' && seat === by) return { do: 'sample', by, die, colour };
	return { do: 'give', by, player: seat, colour };
}
