/** A finished sheet is counted as by hand. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Position } from '../../src/lib/table/record.ts';
import { placesOf } from '../../src/lib/ui/score/ranking.ts';
import { gameOf } from '../games.ts';
import { counted } from '../prototype-c19/counted.ts';

const virus = gameOf('fight-the-virus');

describe('a finished sheet is counted as by hand', () => {
	const scored = (game: AnyGame, players: readonly string[], from: Position) => {
		const setup = parseSetup(game, { players, options: {}, sheet: 'standard', from });
		if (!setup.ok) throw new Error(setup.fault.path);
		return game.score(game.start(setup.value));
	};

	it('Prototype C19: Health 3+3+4, Formula (2+3) doubled, Biotechnology 3+5+2, a pair, six open columns, mutant 6 × 3', () => {
		const game = gameOf('prototype-c19');
		const score = scored(game, ['Ana', 'Bo'], counted);
		const parts = { health: 10, resistant: 0, formula: 10, biotech: 10, pairs: 10, curve: 30, mutant: -18 };
		expect(score.scores[0]).toMatchObject({ parts, total: 52 });
		expect(score.scores[1]).toMatchObject({ total: 30 });
		expect(placesOf(game, score)).toEqual([1, 2]);
	});

	it('Fight the Virus: research 12, two of three flags in testing', () => {
		const testing = [
			[0, 0],
			[0, 5, 0],
			[3, 4, 2, 0],
			[2, 3, 1, 0, 0],
			[1, 2, 0, 3, 0, 0]
		];
		const score = scored(virus, ['Ana', 'Bo'], { players: [{ by: 1, research: 12, testing }] });
		expect(score.scores[1]).toMatchObject({
			parts: { research: 12, testing: 10, testingGoals: 2, curveGoals: 0 }
		});
		expect(score.result).toMatchObject({ winners: [1] });
		// the rules know no points: nobody is ranked
		expect(placesOf(virus, score)).toEqual([]);
	});

	it('Clinic: Ana cured 2 + 9, Bo 3 and lost a doctor; 14 cured, 1 + 4 dead, popularity 44 + 36', () => {
		const clinics = [
			{ popularity: 44, cured: { infected: 2, others: 9 } },
			{ popularity: 36, cured: { others: 3 }, deceased: { doctors: 1 } }
		];
		const from = { round: 6, phase: 'over', clinics, deceased: { tiles: 4 } };
		const score = scored(gameOf('clinic-covid-19'), ['Ana', 'Bo'], from);
		expect(score.scores).toMatchObject([{ total: 11 }, { total: 3 - 1 }]);
		expect(score).toMatchObject({ group: { cured: 14, deceased: 5, popularity: 80 }, result: 'strategic' });
	});

	it('Combat the Corona: seven beds are left in turn 12 at level 5, three viruses are defeated, nobody is ranked', () => {
		const game = gameOf('combat-the-corona');
		const pieces = { hospitals: 0, dieTokens: 0, shields: 0, spaces: [], discard: {} };
		const cards = { viruses: ['V01'], defeated: ['V00', 'V03', 'V07'] };
		const from = { beds: 7, infection: 5, ...pieces, ...cards, player: 1, turn: 12 };
		const score = scored(game, ['Ana', 'Bo'], from);
		expect(score.scores[0]?.parts).toEqual({ beds: 7, infection: 5, defeated: 3, turns: 12 });
		expect(score.result).toMatchObject({ outcome: 'open' });
		expect(placesOf(game, score)).toEqual([]);
	});

	it('The Cure: four cures win; of 48 dice 13 lie in regions, 3 each in the centre and the CDC, 4 on the cured card, 25 in the bag', () => {
		const regions = ['2010', '0100', '0012', '1001', '0200', '1010'].map((region) => [...region].map(Number));
		const dice = { regions, centre: [1, 1, 1, 0], cdc: [1, 0, 1, 1], samples: [{}, {}] };
		const cured = ['blue', 'red', 'black', 'yellow'];
		const open = ['charter', 'courier', 'summit'];
		const from = { current: 0, rate: 3, outbreaks: 1, cured, ...dice, pawns: [1, 3], open };
		const score = scored(gameOf('pandemic-the-cure'), ['Ana', 'Bo'], from);
		expect(score.scores[0]?.parts).toEqual({ cured: 4, outbreaks: 1, rate: 3, bag: 48 - 13 - 3 - 3 - 4 });
		expect(score.result).toMatchObject({ outcome: 'won', why: 'all-cured' });
	});
});
