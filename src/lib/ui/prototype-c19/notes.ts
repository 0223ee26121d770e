/** The bar, the seats and the areas in the words of the game. */
import type { Labels } from '../../i18n/games/prototype-c19/labels.ts';
import { bonusKinds } from '../../sheets/prototype-c19/kinds.ts';
import { nextFormula } from '../../validators/prototype-c19/formula.ts';
import { multiplierOf } from '../../validators/prototype-c19/score.ts';
import { available, isOpen, type Part, type Player } from '../../validators/prototype-c19/state.ts';
import type { Notes } from '../play/frame.ts';
import type { LabHand } from './hand.svelte.ts';

const partNotes = {
	acting: 'seatActs',
	open: 'seatMayTake',
	done: 'seatDone',
	wait: 'seatDone'
} as const satisfies Readonly<Record<Part, keyof Labels>>;

export function notesOf({ play, state, label }: LabHand): Notes {
	const { awaits, seat: shown } = play;
	const { agreed, phase, researcher, round, second } = state;
	const player = state.players[shown] ?? null;

	function seat(by: number): string {
		const one = state.players[by];
		if (!one) return label('seatElsewhere');
		if (isOpen(one)) return label('seatPlaces');
		if (phase === 'act') return label(partNotes[one.part]);
		if (by !== researcher) return '';
		return phase === 'roll' ? label('seatRolls') : phase === 'rolled' ? label('seatTakes') : '';
	}

	/** Whoever may act at the same time is named, never waited for. */
	function line(): string {
		const others = [
			...new Set(awaits.flatMap(({ by }) => (by === undefined || by === shown ? [] : [play.nameOf(by)])))
		];
		const isAwaited = awaits.some(({ by }) => by === shown);
		return phase === 'act' && others.length > 0 && isAwaited
			? label('barAlso', { names: others })
			: label('round', { round, of: agreed.rounds, second });
	}

	/** What the player shown has to do before anything else. */
	function placing({ free, received }: Player): string | null {
		if (free.length > 0) return label('barResearch', { name: play.nameOf(shown) });
		return received.length > 0
			? label('barReceived', { name: play.nameOf(shown), count: received.length })
			: null;
	}

	function title(): string {
		const first = player && placing(player);
		if (first) return first;
		const name = play.nameOf(shown);
		switch (phase) {
			case 'roll':
				return label('barRolls', { name: play.nameOf(researcher) });
			case 'rolled':
				return label('barTakes', { name: play.nameOf(researcher) });
			case 'act':
				return player ? label('barActs', { name, part: player.part }) : label('barOthers');
			case 'report':
				return label('barReports');
			case 'setup':
			case 'final':
			case 'over':
				return awaits.some(({ by }) => by === shown) ? label('barLast', { name }) : label('barOthers');
		}
	}

	function area(id: string): string | null {
		if (!player) return null;
		const { facts } = agreed;
		if (id === 'health') return label('noteOf', { done: player.health.length, of: facts.health.columns });
		if (id === 'biotech')
			return label('noteOf', { done: Object.keys(player.biotech).length, of: facts.spaces.length });
		if (id === 'mutant') return label('noteTimes', { times: multiplierOf(agreed, player) });
		if (id === 'bonuses')
			return label('noteLeft', { left: bonusKinds.reduce((sum, kind) => sum + available(player, kind), 0) });
		if (id !== 'formula') return null;
		const next = nextFormula(state, player);
		return label('noteNext', { next: next === 'any' ? null : next, any: next === 'any' });
	}

	return { bar: { title: title(), line: line() }, seat, area };
}
