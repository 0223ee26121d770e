/** E, M and X: the score, sheets kept elsewhere and the scenarios. */
import { describe, expect, it } from 'vitest';
import { words as german } from '../../src/lib/i18n/games/prototype-c19/de/index.ts';
import { words as english } from '../../src/lib/i18n/games/prototype-c19/en/index.ts';
import { talkIn, type Language, type Talk } from '../../src/lib/i18n/talk.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Options, Values } from '../../src/lib/table/record.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import type { At } from '../kit/at-the-table.ts';
import { table } from './lines.ts';
import {
	acting,
	bonusesOf,
	empty,
	fresh,
	full,
	inState,
	marksOf,
	scoreOf,
	stateIn,
	statusOf,
	withSheet,
	zoneFrom
} from './drawn.ts';

const b = (id: string) => ({ rulings: { [`PC19-${id}`]: 'b' } });
const pairs = { A1: 5, A2: 3, B1: 2, B2: 2, C1: 6, C2: 1 };

/** The last turn of the last round, with one `done` missing. */
function lastTurn(given: object = {}, options: Options = {}, players = 1): At {
	const seats = players - 1;
	const state = acting([1], { ...given }, options, players);
	const sheet = withSheet(state, 0, { taken: [{ die: 0, face: 1, used: true }] } as object);
	const rest = stateIn(sheet).players.map(
		(player, seat) => player && (seat === 0 ? player : { ...player, part: 'done' as const })
	);
	return inState(sheet, { players: rest, round: 6, researcher: seats, second: players === 1 });
}
const done = 'A done';

describe('the score', () => {
	it('PC19-E1 the game ends after the last turn', () => {
		expect(lastTurn().after(done).status).toMatchObject({
			phase: 'over',
			over: true,
			round: 6,
			awaits: []
		});
	});

	it('PC19-E2 PC19-E3 PC19-E4 PC19-E6 PC19-E7 the parts', () => {
		const state = acting([1], {
			health: [
				{ row: 2, sample: 3, noted: 3 },
				{ row: 2, sample: 3, noted: 6 }
			],
			formula: [{ noted: 4, factor: '=2' }],
			biotech: pairs,
			crossed: ['A1'],
			bonuses: { ...bonusesOf(fresh()), resistant: { gained: 4, used: 3 } }
		});
		expect(scoreOf(state).parts).toMatchObject({
			health: 9,
			resistant: 9,
			formula: 8,
			biotech: 14,
			pairs: 20
		});
	});

	it('PC19-E3 PC19-R11 every bonus used counts with answer b', () => {
		const from = { phase: 'over', players: [{ used: { explorer: 1, rat: 1, resistant: 1 } }] };
		const points = (options: object): unknown =>
			game.score(table({ players: 1, options, from }).state).scores[0]?.parts['resistant'];
		expect(points({})).toBe(3);
		expect(points(b('R11'))).toBe(9);
	});

	it('PC19-E5 the most factors double, ties too', () => {
		const one = { formula: [{ noted: 4, factor: '=2' as const }] };
		const two = withSheet(withSheet(fresh(2), 0, one), 1, one);
		expect([scoreOf(two, 0).parts['formula'], scoreOf(two, 1).parts['formula']]).toEqual([8, 8]);
		const longer = withSheet(two, 1, { formula: [...one.formula, { noted: 2, factor: '=3' }] });
		expect([scoreOf(longer, 0).parts['formula'], scoreOf(longer, 1).parts['formula']]).toEqual([4, 12]);
	});

	const curve = ['##....', '#.H...', '#...H.', '#.....', '#H....', '#..H..', '#h....'];

	it('PC19-E8 PC19-R4 uncovered and complete columns', () => {
		const a = { rulings: { 'PC19-R4': 'a' } };
		expect(scoreOf(acting([1], { zone: curve }, a)).parts['curve']).toBe(4 * 5 - 10);
		expect(scoreOf(acting([1], { zone: curve })).parts['curve']).toBe(5 * 5 - 10);
	});

	it('PC19-E9 PC19-R3 the mutant sum times the multiplier', () => {
		const row = zoneFrom('######');
		expect(scoreOf(acting([1], { zone: row }))).toMatchObject({ multiplier: 4, parts: { mutant: -12 } });
		expect(scoreOf(acting([1], { zone: row }, b('R3')))).toMatchObject({
			multiplier: 1,
			parts: { mutant: -3 }
		});
		expect(scoreOf(acting([1], {}, b('R3'))).parts['mutant']).toBe(0);
		expect(scoreOf(acting([1], { zone: full })).multiplier).toBe(10);
	});

	it('PC19-E10 the highest total wins, equal totals share', () => {
		expect(game.score(fresh(3).state).result).toEqual({ winners: [0, 1, 2] });
		const ahead = withSheet(fresh(3), 1, { health: [{ row: 2, sample: 3, noted: 3 }] });
		expect(game.score(ahead.state).result).toEqual({ winners: [1] });
	});

	it('PC19-E11 results by total', () => {
		const total = (noted: number) =>
			scoreOf(withSheet(fresh(), 0, { health: [{ row: 2, sample: 1, noted: noted - 30 }] }));
		expect([69, 70, 79, 80, 99, 100, 119, 120, 149, 150].map((n) => [total(n).total, total(n).band])).toEqual(
			[
				[69, 'Apocalíptico'],
				[70, 'Catastrófico'],
				[79, 'Catastrófico'],
				[80, 'de Milagro'],
				[99, 'de Milagro'],
				[100, 'Superado'],
				[119, 'Superado'],
				[120, 'Controlado'],
				[149, 'Controlado'],
				[150, 'Épico']
			]
		);
	});

	it('PC19-E11 each language has its names for the results of the standard sheet; own ones stay', () => {
		const done = withSheet(fresh(), 0, { health: [{ row: 2, sample: 1, noted: 75 }] });
		const told = (words: typeof german, language: Language): string =>
			words.outcome(game.score(stateIn(done)), talkIn(language, ['Ana']));
		expect(scoreOf(done)).toMatchObject({ total: 105, band: 'Superado' });
		expect(told(german, 'de')).toContain('Überwunden');
		expect(told(english, 'en')).toContain('Overcome');
		const line = german.sheet.bands as (values: Values, talk: Talk) => string;
		const written = (bands: unknown): string => line({ bands } as Values, talkIn('de', []));
		expect(
			written([
				[70, 'Apocalíptico'],
				[null, 'Unser Sieg']
			])
		).toBe('Apokalyptisch unter 70 · Unser Sieg ab 70');
	});
});

describe('sheets kept elsewhere', () => {
	const options = { sheets: [0] };
	const roll = (by: number): Move => ({ do: 'roll', by, samples: [1, 2, 3, 4, 5], mutant: 2 });

	it('PC19-M1 only throws and dice taken are recorded', () => {
		const there = inState(fresh(2, options), { researcher: 1 });
		const rolled = there.after(roll(1));
		expect(rolled.broken('B take 0 1 2')).toEqual([]);
		const taken = rolled.after('B take 0 1 2');
		expect(taken.broken('B infect 0.0')).toEqual(['PC19-T4 marksElsewhere', 'PC19-M1 marksElsewhere']);
		expect(acting([1], {}, options, 2).broken('B take 2')).toEqual(['PC19-T4 notYourPart']);
		expect(taken.awaited).toEqual(['A take', 'A pass', 'A resist']);
		const again = 'B reroll 0:6 explorer';
		const freed = rolled.after(again.replace(' explorer', ''));
		expect(freed.after(again, again, again).broken(again)).toEqual([]);
	});

	it('PC19-M2 each reports once after the last turn', () => {
		const report = 'B report 4 7';
		const reporting = lastTurn({}, options, 3).after(done);
		expect(reporting.awaited).toEqual(['B report', 'C report']);
		expect(fresh(2, options).broken(report)).toEqual(['PC19-T4 rollFirst']);
		const one = reporting.after(report);
		expect(one.broken(report)).toEqual(['PC19-T4 reportsFirst']);
		expect(one.after(report.replace('B', 'C')).status.over).toBe(true);
	});

	it('PC19-M3 PC19-X13 told samples, ten at most', () => {
		const told = 'B formula-elsewhere';
		const state = inState(fresh(2, { ...options, scenario: 'anti-vaccines' }), { told: [0, 9] });
		expect(state.broken(told)).toEqual([]);
		expect(statusOf(state.after(told)).received).toEqual([1]);
		expect(state.after(told).broken(told)).toEqual(['PC19-M3 allTold']);
		expect(fresh(2, options).broken(told)).toEqual(['PC19-T4 rollFirst']);
	});

	it('PC19-M5 no sheet kept: a log of throws', () => {
		const log = table({
			facts: { rounds: [1, 1, 1, 1, 1] },
			options: { sheets: [], scenario: 'common-flu' }
		});
		expect(log.awaited).toEqual(['A roll']);
		const next = log.after('A roll 4 2 5 1 3 m3', 'A reroll 0:1', 'A take 0 1 2');
		expect(next.awaited).toEqual(['B roll']);
		const over = next.after('B roll 4 2 5 1 3 m3', 'B take 4');
		expect(over.status).toMatchObject({ phase: 'over', over: true, players: [], awaits: [] });
		expect(over.marks).toEqual({ players: [] });
		expect(game.score(over.state)).toEqual({ scores: [], result: { winners: [] } });
		expect(next.broken('A report 1 1')).toEqual(['PC19-T4 rollFirst']);
	});

	it('PC19-M4 not scored here, and no factor before the report', () => {
		const state = withSheet(fresh(2, options), 0, { formula: [{ noted: 4, factor: '=2' }] });
		expect(game.score(state.state).scores).toHaveLength(1);
		expect(scoreOf(state).parts['formula']).toBe(8);
		expect(scoreOf(inState(state, { reports: [null, { factors: 2, columns: 0 }] })).parts['formula']).toBe(4);
	});
});

describe('scenarios', () => {
	it('PC19-X1 PC19-R8 ETS adds the highest of a neighbour', () => {
		const mutants = [[1], [2, 5], [3]];
		const sums = (options: object) => {
			const state = inState(fresh(3, { scenario: 'ets', ...options }), { mutants });
			return [0, 1, 2].map((at) => scoreOf(state, at).parts['mutant']! / -3);
		};
		expect(sums({})).toEqual([1 + 5, 7 + 3, 3 + 1]);
		expect(sums(b('R8'))).toEqual([1 + 3, 7 + 1, 3 + 5]);
		const alone = inState(fresh(1, { scenario: 'ets' }), { mutants: [[2, 4]] });
		expect(scoreOf(alone).parts['mutant']).toBe(-30);
	});

	it('PC19-X2 Dengue turns 1 and 2 of the first throw into 6', () => {
		const state = fresh(2, { scenario: 'dengue' }).after('A roll 1 2 3 4 5 m1');
		expect(state.status['dice']).toEqual({ mutant: 6, samples: [6, 6, 3, 4, 5] });
		const again = state.after('A reroll 0:1 m2');
		expect(again.status['dice']).toEqual({ mutant: 2, samples: [1, 6, 3, 4, 5] });
	});

	it('PC19-X3 the Common flu before the first turn and at the end', () => {
		const state = fresh(2, { scenario: 'common-flu' });
		expect(state.status).toMatchObject({ phase: 'setup', researcher: null, round: 1 });
		const placed = state.after('B infect 0.0 0.1; A infect 0.0 1.0');
		expect(placed.status['phase']).toBe('roll');
		const end = lastTurn({ received: [] }, { scenario: 'common-flu', sheets: [0] }, 1).after(done);
		expect(statusOf(end).received).toEqual([1]);
	});

	it('PC19-X4 Hospital virus: surrounded hospitals raise the multiplier', () => {
		const zone = ['..#...', '.#H#..', '..#.H.', ...empty.slice(3)];
		expect(scoreOf(acting([1], { zone }, { scenario: 'hospital-virus' })).multiplier).toBe(4);
		expect(scoreOf(acting([1], { zone })).multiplier).toBe(3);
	});

	it('PC19-X5 COVID 19: a 3 for every unused pair', () => {
		const end = lastTurn({ biotech: pairs, crossed: ['B2'] }, { scenario: 'covid-19' }).after(done);
		expect(statusOf(end).received).toEqual([3, 3]);
		expect(end.status['phase']).toBe('final');
	});

	it('PC19-X6 Cholera infects resistant ones at once', () => {
		const zone = zoneFrom('#rr...');
		const state = acting([2, 1], { zone }, { scenario: 'cholera' }).after('A infect 0.1 0.2');
		expect(marksOf(state).risk[0]).toBe('###...');
		expect(statusOf(state).received).toEqual([1, 1]);
	});

	it('PC19-X7 PC19-X9 Swine flu and Avian flu count all sheets', () => {
		const tested = Array.from({ length: 7 }, () => ({ row: 2, sample: 3, noted: 3 }));
		const report = 'B report 8 8';
		const swine = lastTurn({ health: tested }, { scenario: 'swine-flu', sheets: [0] }, 2).after(done, report);
		expect(statusOf(swine).received).toEqual([2, 2, 2]);
		const formula = (['=2', '=3', '=4', '=5', '=6', '+1', '+2'] as const).map((factor) => ({
			noted: 2,
			factor
		}));
		const avian = lastTurn({ formula }, { scenario: 'avian-flu', sheets: [0] }, 2).after(done, report);
		expect(statusOf(avian).received).toEqual([1, 1, 1, 1, 1]);
	});

	it('PC19-X8 Black death changes what a die is worth, not what it shows', () => {
		const options = { scenario: 'black-death' };
		expect(statusOf(acting([6, 1, 4], {}, options)).taken.map(({ value }) => value)).toEqual([6, 1, 3]);
		expect(statusOf(acting([4], {}, options)).taken[0]!.value).toBe(3);
		const state = acting([2, 1, 1], { biotech: { A1: 2, A2: 5 } }, options);
		expect(state.broken('A infect 0.0 0.1 1.0')).toEqual([]);
		expect(state.broken('A convert 0 A1')).toEqual([]);
		const bonuses = { ...bonusesOf(fresh()), rat: { gained: 2, used: 2 } };
		expect(scoreOf(withSheet(state, 0, { bonuses })).multiplier).toBe(5);
		const noted = acting([6, 4], {}, options).after('A health 1');
		expect(marksOf(noted).health).toEqual([[2, 3, 3]]);
	});

	it('PC19-X10 Corrupt laboratories count Analysis', () => {
		const bonuses = { ...bonusesOf(fresh()), analysis: { gained: 3, used: 2 } };
		expect(scoreOf(acting([1], { bonuses }, { scenario: 'corrupt-labs' })).parts['mutant']).toBe(
			-3 * (3 + 2 + 3)
		);
	});

	describe('PC19-X11 Chemical war', () => {
		const options = { scenario: 'chemical-war' };

		it('no Explorer during the game', () => {
			const rolled = fresh(1, options).after('A roll 1 2 3 4 5 m1');
			const again = 'A reroll 0:1 explorer';
			expect(rolled.broken(again)).toEqual(['PC19-T6 firstRerollIsFree', 'PC19-X11 noExplorerInWar']);
			const freed = rolled.after(again.replace(' explorer', ''));
			expect(freed.broken(again)).toEqual(['PC19-X11 noExplorerInWar']);
			expect(freed.awaited).toEqual(['A take']);
		});

		it('infections are worth half; a 1 infects nobody', () => {
			expect(statusOf(acting([5, 2], {}, options)).taken.map(({ value }) => value)).toEqual([2, 2]);
			const nobody = acting([1, 1], {}, options);
			expect(nobody.broken('A infect 0.0')).toEqual(['PC19-I1 nothingToPlace']);
			expect(nobody.broken(done)).toEqual([]);
		});

		it('five infections at the end, re-rolled before the first is placed', () => {
			const end = lastTurn({}, options).after(done);
			expect(end.awaited).toEqual(['A infection-roll']);
			const rolled = end.after('A infection-roll 2 1 2 1 1');
			expect(rolled.awaited).toEqual(['A infect', 'A infection-reroll']);
			const again = 'A infection-reroll 0:1 2:3';
			expect(statusOf(rolled.after(again)).received).toEqual([1, 1, 1, 1, 3]);
			expect(rolled.after(again).broken(again)).toEqual(['PC19-U3 noBonus']);
			const placed = rolled.after('A infect 0.0');
			expect(placed.broken(again)).toEqual(['PC19-T4 receivedFirst', 'PC19-I14 receivedFirst']);
			const nothing = withSheet(end, 0, { zone: full }).after('A infection-roll 1 1 1 1 1');
			expect(nothing.status.over).toBe(true);
		});
	});

	it('PC19-X12 Designer virus: ten, less one for each pair annulled', () => {
		const options = { scenario: 'designer-virus' };
		const end = lastTurn({ biotech: pairs, crossed: ['A1'] }, options).after(done);
		expect(scoreOf(end).multiplier).toBe(10);
		expect(end.awaited).toEqual(['A done', 'A annul']);
		expect(end.broken('A annul A')).toEqual(['PC19-X12 pairNotAnnulled']);
		const annulled = end.after('A annul B');
		expect(marksOf(annulled).crossed).toEqual(['A1', 'B1', 'B2']);
		expect(scoreOf(annulled)).toMatchObject({ multiplier: 9, parts: { pairs: 10 } });
		expect(annulled.after(done).status.over).toBe(true);
		expect(acting([1], { biotech: pairs }, options).broken('A annul B')).toEqual(['PC19-T4 notYourPart']);
	});

	it('PC19-X13 Anti vaccines: everybody receives, also who is done', () => {
		const state = withSheet(acting([3, 2], {}, { scenario: 'anti-vaccines' }, 3), 2, { part: 'done' });
		const added = state.after('A formula 1 =2');
		expect(added.status['players']).toMatchObject([
			{ received: [1] },
			{ received: [1] },
			{ part: 'done', received: [1] }
		]);
		expect(added.awaited).toEqual(['A infect', 'B infect', 'C infect']);
		const placed = added.after('C infect 0.0');
		expect(statusOf(placed, 2)).toMatchObject({ part: 'done', received: [] });
	});
});
