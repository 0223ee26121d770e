import { describe, expect, it } from 'vitest';
import { awaitedOf, drawn, FULL_CURVE, rulings, table } from './lines.ts';

const rolled = table().after('A roll 1 2');

describe('using dice', () => {
	it('FTV-D1 each die once', () => {
		const used = rolled.after('A analyse 0 5.5');
		expect(used.broken('A test 1 4.0')).toEqual([]);
		expect(used.broken('A test 0 4.0')).toEqual(['FTV-D1 dieUsed']);
		expect(used.broken('B analyse 0 5.5')).toEqual([]);
	});
	it('FTV-D2 an active player analyses with one die', () => {
		expect(rolled.after('A analyse 0 5.5').broken('A analyse 1 5.6 5.7')).toEqual([
			'FTV-G1 analysedAlready',
			'FTV-D2 analysedAlready'
		]);
	});
	it('FTV-D3 an active player uses the other die elsewhere, in any order', () => {
		const used = rolled.after('A test 1 4.0');
		expect(used.broken('A analyse 0 5.5')).toEqual([]);
		expect(used.broken('A research 0')).toEqual([
			'FTV-G1 usedElsewhereAlready',
			'FTV-D3 usedElsewhereAlready'
		]);
	});
	it('FTV-D4 a passive player uses one die anywhere, or none', () => {
		expect(rolled.broken('B done')).toEqual([]);
		expect(rolled.after('B research 0').broken('B test 1 4.0')).toEqual([
			'FTV-G1 passiveUsed',
			'FTV-D4 passiveUsed'
		]);
	});
	it('FTV-D5 FTV-T9 FTV-C11 an extra-die square gives a passive player the second die', () => {
		const used = rolled.after('B test 0 4.1');
		expect(used.broken('B test 1 4.0')).toEqual([]);
		expect(used.broken('B test 0 4.0')).toEqual(['FTV-D1 dieUsed']);
		expect(used.after('B test 1 4.0').broken('B research 0')).toEqual(['FTV-G1 bothUsed', 'FTV-D4 bothUsed']);
		expect(awaitedOf(rolled.after('B curve 0 4.6'), 'B')).toContain('analyse');
	});
	it('FTV-T9 an active player gains nothing there', () => {
		const used = rolled.after('A test 0 4.1');
		expect(awaitedOf(used, 'A')).toEqual(['analyse', 'done']);
		expect(used.status['players']).toMatchObject([{ extra: false }, {}]);
	});
	it('FTV-D5 a row or a research square can give the extra die too', () => {
		const facts = { research: '+-', testing: ['-- +'], curve: ['--- +'] };
		const first = table({ facts }).after('A roll 1 2');
		expect(awaitedOf(first.after('B research 0'), 'B')).toEqual([
			'analyse',
			'research',
			'test',
			'curve',
			'done'
		]);
		expect(awaitedOf(first.after('B test 0 0.0'), 'B')).toEqual(['done']);
		const oneLeft = table({ facts, from: { players: [{ by: 1, testing: [[2, 0]], curve: [[1, 2, 0]] }] } });
		const last = oneLeft.after('A roll 3 4');
		expect(awaitedOf(last.after('B test 0 0.1'), 'B')).toContain('test');
		expect(awaitedOf(last.after('B curve 1 0.2'), 'B')).toContain('test');
	});
	it('FTV-D6 FTV-R1 an active player may not leave a die that fits as it lies', () => {
		expect(rolled.broken('A done')).toEqual(['FTV-D6 dieUsable']);
		const one = rolled.after('A analyse 0 5.5');
		expect(one.broken('A done')).toEqual(['FTV-D6 dieUsable']);
		expect(one.after('A test 1 4.0').broken('A done')).toEqual([]);
		expect(
			table({ options: rulings('R1b') })
				.after('A roll 1 2')
				.broken('A done')
		).toEqual([]);
	});
	const allButResearch = {
		analysis: Array.from({ length: 11 }, () => 'x'.repeat(11)).join('\n'),
		testing: '- -\n- - -\n- - - -\n6 6 6 6 6\n6 6 6 6 6 6',
		curve: FULL_CURVE,
		research: 2,
		progress: 'oooo'
	};
	it('FTV-D7 a die that fits nowhere without progress is skipped', () => {
		expect(drawn(allButResearch).after('A roll 1 2').broken('A done')).toEqual(['FTV-D6 dieUsable']);
		expect(drawn(allButResearch).after('A roll 2 4').broken('A done')).toEqual([]);
	});
	it('FTV-D6 whoever has crossed out the last number is free of it', () => {
		const facts = { research: '-', testing: ['-'], curve: ['-'] };
		const crossed = table({ facts }).after('A roll 1 2; A research 0');
		expect(crossed.status['winners']).toEqual([0]);
		expect(crossed.broken('A done')).toEqual([]);
	});
});
