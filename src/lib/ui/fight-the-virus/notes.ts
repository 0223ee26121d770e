/** The bar, the seats and the areas in the words of the game. */
import type { Labels } from '../../i18n/games/fight-the-virus/labels.ts';
import { isComplete } from '../../validators/fight-the-virus/curve.ts';
import { count } from '../../validators/kit/bits.ts';
import { diceLeft } from '../../validators/fight-the-virus/dice.ts';
import { isMarking, usedIn, type Move } from '../../validators/fight-the-virus/moves.ts';
import { nextResearch } from '../../validators/fight-the-virus/research.ts';
import { partsOf } from '../../validators/fight-the-virus/score.ts';
import { isActive, type State } from '../../validators/fight-the-virus/state.ts';
import { mayUseDie } from '../../validators/fight-the-virus/turn.ts';
import type { Notes } from '../play/frame.ts';
import type { LabelOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';

type Label = LabelOf<Labels>;

export function notesOf({ players, seat: shown, moves }: Play, state: State, label: Label): Notes {
	const nameOf = (seat: number): string => players[seat] ?? '';
	const roller = nameOf(state.roller);
	const [a = 1, b = 1] = state.dice ?? [];

	function seat(by: number): string {
		const one = state.seats[by];
		if (!one?.sheet) return label('noteElsewhere');
		if (state.phase === 'roll' || state.phase === 'double')
			return by === state.roller ? label('noteRolls') : label('noteWaits');
		if (state.phase === 'over') return state.winners.includes(by) ? label('noteWins') : label('noteDone');
		if (one.done) return label('noteDone');
		if (one.bonus) return label('noteBonus');
		if (isActive(state, by)) return label('noteDice', { dice: diceLeft(one).length });
		return label(mayUseDie(state, one) ? 'noteMay' : 'noteUsed');
	}

	function line(): string {
		const one = state.seats[shown];
		if (!one?.sheet || one.done) return label('barOthers');
		if (one.bonus) return label('bonusPending', { bonus: one.bonus });
		if (!isActive(state, shown)) return label('barPassive', { name: nameOf(shown), extra: one.extra });
		const fits = (area: 'analysis' | 'elsewhere'): boolean =>
			(moves as readonly Move[]).some(
				({ do: verb, by }) => by === shown && isMarking(verb) && usedIn(verb) === area
			);
		return label('barActive', {
			name: nameOf(shown),
			virus: fits('analysis'),
			elsewhere: fits('elsewhere')
		});
	}

	function area(id: string): string | null {
		const sheet = state.seats[shown]?.sheet;
		if (!sheet) return null;
		const { agreed } = state;
		const parts = partsOf(agreed, sheet);
		if (id === 'analysis')
			return label('areaLeft', { squares: count(agreed.virus.grid.inside) - parts.analysis });
		if (id === 'research')
			return sheet.research < agreed.last
				? label('areaNext', { next: nextResearch(sheet) })
				: label('noteDone');
		if (id === 'testing')
			return label('areaFlags', { filled: parts.testingGoals, of: agreed.testing.goals.length });
		if (id === 'curve') {
			const complete = agreed.curve.columns.filter((column) => isComplete(sheet.curve, column)).length;
			return label('areaColumns', { complete, of: agreed.curve.columns.length });
		}
		return id === 'progress' ? label('areaAvailable', { fields: parts.progress }) : null;
	}

	const rolls = { title: label('barRolls', { name: roller }), line: label('barEnter') };
	const doubles = {
		title: label('barRolled', { name: roller, a, b }),
		line: label('barDoubles')
	};
	const marking = { title: label('barRolled', { name: roller, a, b }), line: line() };
	const over = { title: label('barOver'), line: '' };
	return { bar: { roll: rolls, double: doubles, mark: marking, over }[state.phase], seat, area };
}
