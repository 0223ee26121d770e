/** The bar, the seats and the areas in the words of the game. */
import { squaresLeft } from '../../validators/fight-the-virus/analysis.ts';
import { completeColumns } from '../../validators/fight-the-virus/columns.ts';
import { diceLeft } from '../../validators/fight-the-virus/dice.ts';
import { isMarking, usedIn } from '../../validators/fight-the-virus/moves.ts';
import { nextResearch } from '../../validators/fight-the-virus/research.ts';
import { partsOf } from '../../validators/fight-the-virus/score.ts';
import { isActive } from '../../validators/fight-the-virus/state.ts';
import { mayUseDie } from '../../validators/fight-the-virus/turn.ts';
import type { Notes } from '../play/frame.ts';
import type { VirusHand } from './hand.svelte.ts';

export function notesOf({ play, state, moves, label }: VirusHand): Notes {
	const shown = play.seat;
	const roller = play.nameOf(state.roller);
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
		const name = play.nameOf(shown);
		const fits = (area: 'analysis' | 'elsewhere'): boolean =>
			moves.some(({ do: verb, by }) => by === shown && isMarking(verb) && usedIn(verb) === area);
		const [virus, elsewhere] = [fits('analysis'), fits('elsewhere')];
		if (!isActive(state, shown) && (virus || elsewhere))
			return label('barPassive', { name, extra: one.extra });
		return label('barActive', { name, virus, elsewhere });
	}

	const areaName = (id: string): string | null =>
		id === 'analysis' || id === 'curve' || id === 'progress' ? label('areaName', { area: id }) : null;

	function area(id: string): string | null {
		const sheet = state.seats[shown]?.sheet;
		if (!sheet) return null;
		const { agreed } = state;
		const parts = partsOf(agreed, sheet);
		if (id === 'analysis') return label('areaLeft', { squares: squaresLeft(agreed, sheet.analysis) });
		if (id === 'research')
			return sheet.research < agreed.last
				? label('areaNext', { next: nextResearch(sheet) })
				: label('noteDone');
		if (id === 'testing')
			return label('areaFlags', { filled: parts.testingGoals, of: agreed.testing.goals.length });
		if (id === 'curve') {
			const complete = completeColumns(agreed, sheet.curve);
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
	return {
		bar: { roll: rolls, double: doubles, mark: marking, over }[state.phase],
		seat,
		areaName,
		area,
		ruler: 'progress'
	};
}
