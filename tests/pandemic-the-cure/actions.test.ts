/** The actions of the act step. */
import { describe, expect, it } from 'vitest';
import { words } from '../../src/lib/i18n/games/pandemic-the-cure/en/index.ts';
import { moveInWords, type AnyGameWords } from '../../src/lib/i18n/game-words.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import type { Move } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import { after, seen } from './lines.ts';
import { cured, rolled } from './openings.ts';

describe('actions', () => {
	it('PTC-A1 one unused die that shows the action', () => {
		expect(after(rolled).broken('A fly treat 2')).toEqual(['PTC-A1 faceHasNot']);
		expect(after(rolled).broken('A fly fly/treat 2')).toEqual(['PTC-A1 noSuchDie']);
		expect(after(rolled).broken('A fly rest 2')).toEqual(['PTC-A1 restOnlyTreats']);
		expect(after(rolled).broken('A treat rest region red')).toEqual(['PTC-A1 noRest']);
		expect(after(rolled).broken('A treat treat/sample region red')).toEqual([]);
	});
	it('PTC-A2 fly to any other region', () => {
		expect(after(rolled).broken('A fly fly 4')).toEqual([]);
		expect(after(rolled).broken('A fly fly 1')).toEqual(['PTC-A2 alreadyThere']);
	});
	it('PTC-A3 sail to a neighbour, round the world too', () => {
		expect(after(rolled).broken('A sail sail/treat 6')).toEqual([]);
		expect(after(rolled).broken('A sail sail/treat 2')).toEqual([]);
		expect(after(rolled).broken('A sail sail/treat 3')).toEqual(['PTC-A3 noNeighbour']);
		expect(after(rolled).broken('A sail sail/treat 1')).toEqual(['PTC-A3 noNeighbour']);
	});
	it('PTC-A4 treat in the region', () => {
		expect(after(rolled).broken('A treat treat region black')).toEqual(['PTC-A4 noneInRegion']);
		const state = after(`${rolled}\nA treat treat region red`);
		expect(seen(state).world[1].red).toBe(0);
		expect(seen(state).centre.red).toBe(1);
		// told with the name of the region
		const treat: Move = { do: 'treat', by: 0, die: 'treat', from: 'region', colour: 'red' };
		const move = game.spoken(after(rolled).state, treat);
		expect(moveInWords(words as unknown as AnyGameWords, move, talkIn('en', ['Ana']))).toBe(
			'Ana treats red in North America.'
		);
	});
	it('PTC-A5 treat in the centre', () => {
		expect(after(rolled).broken('A treat treat centre red')).toEqual(['PTC-A5 noneInCentre']);
		const state = after(`${rolled}\nA treat treat region red\nA treat sail/treat centre red`);
		expect(seen(state).bag.red).toBe(10);
	});
	it('PTC-A6 of a cured disease all dice go', () => {
		const later = `${cured}
A next infect
A infect blue+ yellow+
put 2 red bag 1
put 4 red bag centre
B roll treat treat fly fly fly`;
		expect(seen(after(`${later}\nB treat treat region red`)).centre.red).toBe(7);
		expect(seen(after(`${later}\nB treat treat centre red`)).centre.red).toBe(0);
	});
	it('PTC-A7 a sample comes from the centre, wherever the pawn is, and locks the die', () => {
		const centre = `setup\nput 1 red bag centre\nA roll sample fly fly fly fly\nA fly fly 5`;
		expect(after(centre).broken('A sample sample blue')).toEqual(['PTC-A7 noneInCentre']);
		const state = after(`${centre}\nA sample sample red`);
		expect(seen(state).samples[0]!.red).toEqual([0]);
		expect(seen(state).centre.red).toBe(0);
		expect(seen(state).hand.spent).toBe(1);
	});
	it('PTC-A8 a cured disease is not sampled, whether it lies there or not', () => {
		const later = `${cured}
A next infect
A infect blue+ yellow+
B roll sample fly fly fly fly`;
		expect(after(later).broken('B sample sample red')).toEqual([
			'PTC-A8 sampleOfCured',
			'PTC-A7 noneInCentre'
		]);
		expect(after(`${later}\nput 1 red bag centre`).broken('B sample sample red')).toEqual([
			'PTC-A8 sampleOfCured'
		]);
	});
	it('PTC-A9 unused dice are lost when the step ends', () => {
		const state = after(`${rolled}\nA next give`);
		expect(seen(state).hand.rolled).toEqual([]);
		expect(state.broken('A fly fly 2')).toEqual(['PTC-T2 wrongStep']);
	});
});
