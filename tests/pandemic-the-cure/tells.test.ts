/** What a move sets off besides itself. */
import { describe, expect, it } from 'vitest';
import type { At } from '../kit/at-the-table.ts';
import { after, custom } from './lines.ts';
import { cured, paid, rolled, twoColours } from './openings.ts';

const told = (here: At, line: string): unknown[] => here.told(line).map(({ key, values }) => [key, values]);
const usual = { events: 'table' };

describe('what a move sets off', () => {
	it('PTC-B1 PTC-B3 PTC-B4 biohazards, the epidemic that they bring, the skull', () => {
		const marker = (count: number, space: number, skull = false) => [
			'biohazards',
			{ count, spared: false, space, skull }
		];
		const here = after('setup', { ...usual, start: 2 });
		expect(told(here, 'A roll biohazard fly fly fly fly')).toEqual([marker(1, 3)]);
		expect(told(here, 'A roll biohazard biohazard fly fly fly')).toEqual([
			marker(2, 4),
			['epidemicComes', { count: 1 }]
		]);
		expect(told(after(rolled), 'A reroll fly to biohazard')).toEqual([marker(1, 1)]);
		const track = { dice: [2, 2], epidemics: [] };
		expect(told(after('setup', { ...usual, track }), 'A roll biohazard biohazard fly fly fly')).toEqual([
			marker(2, 2, true),
			['ended', { why: 'skull', outbreaks: 0 }]
		]);
		expect(told(after('setup'), 'A roll fly fly fly fly fly')).toEqual([]);
	});

	it('PTC-C5 PTC-C7 a cure and an attempt that falls short', () => {
		const trying = after(`${twoColours}\nA next cure`);
		const sum = (sum: number) => ({ colour: 'red', sum, bonus: 0, needed: 13 });
		expect(told(trying, 'A cure red6 red1')).toEqual([['notCured', sum(7)]]);
		const begun = cured.replace(/\nA cure .*$/, '');
		expect(told(after(begun), 'A cure red6 red6 red1')).toEqual([['cured', sum(13)]]);
	});

	it('PTC-O3 PTC-O6 outbreaks, each with where its dice go', () => {
		const here = after(`setup\nput 2 red bag 6\nput 2 red bag 1\nA roll fly fly fly fly fly\nA next infect`);
		const outbreak = { colour: 'red', moved: 1 };
		expect(told(here, 'A infect red6 blue+')).toEqual([
			['outbreak', { ...outbreak, region: 6, to: 1, outbreaks: 1, chain: false }],
			['outbreak', { ...outbreak, region: 1, to: 2, outbreaks: 2, chain: true }]
		]);
	});

	it('PTC-O7 an outbreak that was prevented', () => {
		const quiet = custom({ effect: 'prevent', count: 1, excess: 'centre', until: 'used' });
		const here = after(['setup; put 2 red bag 6; A roll fly fly fly fly fly', quiet, 'A next infect']);
		expect(told(here, 'A infect red6 blue+')).toEqual([
			['prevented', { region: 6, colour: 'red', moved: 1, excess: 'centre' }]
		]);
	});

	it('PTC-P2 an event moves the marker, and may bring an epidemic', () => {
		const marker = (effect: 'back' | 'forward', start: number) =>
			after('setup; A roll fly fly fly fly fly', { ...usual, start })
				.told(custom({ effect, spaces: 1 }))
				.map(({ key }) => key);
		expect(marker('back', 2)).toEqual(['markerBack']);
		expect(marker('forward', 0)).toEqual(['markerForward']);
		expect(marker('forward', 3)).toEqual(['markerForward', 'epidemicComes']);
	});

	it('PTC-K3 a pawn that takes dice along as it arrives', () => {
		const script = 'setup; put 2 red bag 4; put 1 blue bag 4; A roll fly fly fly fly fly';
		const roles = ['containment-specialist', 'plain', 'plain'];
		expect(told(after(script, { ...usual, roles }), 'A fly fly 4')).toEqual([
			['arrival', { player: 0, region: 4, colours: ['red'] }]
		]);
		expect(told(after(script), 'A fly fly 4')).toEqual([]);
	});

	it('PTC-X2 the last cure', () => {
		const samples = [{ red: [0, 0, 0] }, {}, {}];
		const position = { cured: ['yellow', 'blue', 'black'], samples, current: 0 };
		const last = paid(position, 'A roll fly fly; A next cure');
		expect(told(last, 'A cure red6 red6 red1').at(-1)).toEqual(['ended', { why: 'all-cured', outbreaks: 0 }]);
	});
});
