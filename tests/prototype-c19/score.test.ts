/** E: the score. */
import { describe, expect, it } from 'vitest';
import { words as german } from '../../src/lib/i18n/games/prototype-c19/de/index.ts';
import { words as english } from '../../src/lib/i18n/games/prototype-c19/en/index.ts';
import { talkIn, type Language, type Talk } from '../../src/lib/i18n/talk.ts';
import type { Values } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import {
	acting,
	bonusesOf,
	fresh,
	full,
	lastTurn,
	pairs,
	scoreOf,
	stateIn,
	withSheet,
	zoneFrom
} from './drawn.ts';
import { rulings, table } from './lines.ts';

describe('the score', () => {
	it('PC19-E1 the game ends after the last turn', () => {
		expect(lastTurn().after('A done').status).toMatchObject({
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
		expect(points(rulings('R11b'))).toBe(9);
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
		const a = rulings('R4a');
		expect(scoreOf(acting([1], { zone: curve }, a)).parts['curve']).toBe(4 * 5 - 10);
		expect(scoreOf(acting([1], { zone: curve })).parts['curve']).toBe(5 * 5 - 10);
	});

	it('PC19-E9 PC19-R3 the mutant sum times the multiplier', () => {
		const row = zoneFrom('######');
		expect(scoreOf(acting([1], { zone: row }))).toMatchObject({ multiplier: 4, parts: { mutant: -12 } });
		expect(scoreOf(acting([1], { zone: row }, rulings('R3b')))).toMatchObject({
			multiplier: 1,
			parts: { mutant: -3 }
		});
		expect(scoreOf(acting([1], {}, rulings('R3b'))).parts['mutant']).toBe(0);
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
