/** Rolling, rolling again and biohazards. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, rulings, seen } from './lines.ts';
import { rolled } from './openings.ts';

const table = { events: 'table' };

describe('rolling', () => {
	it('PTC-N1 all available dice', () => {
		expect(after('setup').broken('A roll fly fly fly fly')).toEqual(['PTC-N1 rollAll']);
		expect(after('setup').broken('A roll fly fly fly fly fly')).toEqual([]);
	});
	it('PTC-N2 each picked die gets one new face', () => {
		expect(after(rolled).broken('A reroll fly treat to fly')).toEqual(['PTC-N2 oneFaceEach']);
		expect(after(rolled).broken('A reroll fly treat to fly fly')).toEqual([]);
	});
	it('PTC-N3 no used die, and none that never was rolled', () => {
		const used = after(`${rolled}\nA fly fly 2`);
		expect(used.broken('A reroll fly to treat')).toEqual(['PTC-N3 notToReroll']);
		expect(after(rolled).broken('A reroll treat treat to fly fly')).toEqual(['PTC-N3 notToReroll']);
	});
	it('PTC-N3 nor a die that is only partly used', () => {
		const medic = { ...table, roles: ['medic', 'plain', 'plain'] };
		const state = after('setup\nA roll treat3 fly fly fly fly\nA treat treat3 region red', medic);
		expect(state.broken('A reroll treat3 to fly')).toEqual(['PTC-N3 notToReroll']);
	});
	it('PTC-B1 each biohazard moves the marker and is set aside', () => {
		const state = after('setup\nA roll biohazard biohazard fly fly fly\nA reroll fly to biohazard');
		expect(seen(state).space).toBe(3);
		expect(seen(state).hand.rolled).toEqual(['fly', 'fly']);
	});
	it('PTC-B2 a biohazard is not rolled again', () => {
		const state = after('setup\nA roll biohazard fly fly fly fly');
		expect(state.broken('A reroll biohazard fly to fly fly')).toEqual(['PTC-B2 biohazardStays']);
	});
	it('PTC-B3 an epidemic each time the marker moves onto its space', () => {
		const options = { ...table, start: 3 };
		const back = { do: 'event', card: 'custom', pay: [], effects: [{ effect: 'back', spaces: 1 }] } as const;
		const once = after(['setup', 'A roll biohazard fly fly fly fly', back], options);
		expect(once.status).toMatchObject({ phase: 'epidemic', rate: { space: 3 } });
		const twice = after(
			[
				'setup',
				'A roll biohazard fly fly fly fly',
				back,
				'A epidemic red1 blue1',
				'A reroll fly to biohazard'
			],
			options
		);
		expect(twice.status).toMatchObject({ phase: 'epidemic', rate: { space: 4 } });
	});
	it('PTC-B4 the skull loses at once', () => {
		const state = after('setup\nA roll biohazard biohazard fly fly fly', { ...table, start: 23 });
		expect(game.score(state.state).result).toEqual({ outcome: 'lost', why: 'skull' });
		expect(seen(state).space).toBe(24);
	});
	it('PTC-B5 PTC-R6 one after the other, or all steps first', () => {
		const line = 'setup\nA roll biohazard biohazard fly fly fly';
		const track = { dice: [2, 3, 4, 5], epidemics: [1, 2] };
		const one = after(line, { ...table, track });
		expect(one.status).toMatchObject({ phase: 'epidemic', rate: { space: 1 }, draw: 3 });
		const then = after(`${line}\nA epidemic red1 blue1 black3`, { ...table, track });
		expect(then.status).toMatchObject({ phase: 'epidemic', rate: { space: 2 }, draw: 4 });
		const all = { ...table, track, ...rulings('R6b') };
		expect(after(line, all).status).toMatchObject({ phase: 'epidemic', rate: { space: 2 }, draw: 4 });
		const second = after(`${line}\nA epidemic red1 blue1 black3 black4`, all);
		expect(second.status).toMatchObject({ phase: 'epidemic', draw: 4 });
		expect(
			after(`${line}\nA epidemic red1 blue1 black3 black4\nA epidemic red4 yellow2 black3 black4`, all).status
		).toMatchObject({ phase: 'act' });
	});
	it('PTC-R6 b the skull loses before any epidemic', () => {
		const track = { dice: [2, 3], epidemics: [1] };
		const state = after('setup\nA roll biohazard biohazard fly fly fly', {
			...table,
			track,
			...rulings('R6b')
		});
		expect(seen(state).why).toBe('skull');
	});
});
