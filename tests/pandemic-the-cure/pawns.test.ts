/** What the role cards do. */
import { describe, expect, it } from 'vitest';
import { after, custom, seen } from './lines.ts';
import { twoColours } from './openings.ts';

const table = { events: 'table' };

describe('role cards', () => {
	const withRole = (role: string) => ({ ...table, roles: [role, 'plain', 'plain'] });
	it('PTC-K1 the first biohazard of the turn is spared, also with a second wind between', () => {
		const line = 'setup\nA roll biohazard fly fly fly fly fly fly';
		expect(seen(after(line, withRole('generalist'))).space).toBe(0);
		expect(seen(after(`${line}\nA reroll fly to biohazard`, withRole('generalist'))).space).toBe(1);
		const again = custom({ effect: 'again' });
		const second = after([...line.split('\n'), again, 'A roll biohazard'], withRole('generalist'));
		expect(seen(second).space).toBe(1);
	});
	it('PTC-K1 only the first of several at once', () => {
		expect(
			seen(after('setup\nA roll biohazard biohazard fly fly fly fly fly', withRole('generalist'))).space
		).toBe(1);
	});
	it('PTC-K2 the scientist cures with 11', () => {
		const line = `setup
put 2 red bag centre
A roll sample sample sail sail sail
A sample sample red
A sample sample red
A next cure
A cure red6 red6`;
		expect(seen(after(line, withRole('scientist'))).cured).toEqual(['red']);
		expect(seen(after(line.replaceAll('sail', 'fly'), table)).cured).toEqual([]);
	});
	it('PTC-K3 arrival takes one of each colour with two or more, cured or not', () => {
		const line = `setup
put 2 red bag 4
put 1 blue bag 4
A roll fly sail treat contain sample
A fly fly 4`;
		const state = after(line, withRole('containment-specialist'));
		expect(seen(state).centre).toEqual({ red: 1, yellow: 0, blue: 0, black: 0 });
		expect(
			seen(after(line.replace('contain', 'treat/sample').replace('sail', 'fly'), table)).centre.red
		).toBe(0);
	});
	it('PTC-K4 two or three treatments, the others with the rest', () => {
		const medic = withRole('medic');
		const line = 'setup\nA roll treat2 treat3 fly fly fly\nA treat treat2 region red';
		const state = after(line, medic);
		expect(seen(state).hand.treatsLeft).toBe(1);
		const both = after(`${line}\nA treat treat3 region blue`, medic);
		expect(seen(both).hand.treatsLeft).toBe(3);
		expect(both.broken('A treat rest centre red')).toEqual([]);
		expect(seen(after(`${line}\nA next give`, medic)).hand.treatsLeft).toBe(0);
		const back = after([...line.split('\n'), custom({ effect: 'again' })], medic);
		expect(seen(back).hand).toMatchObject({ treatsLeft: 0, toRoll: 1 });
	});
	it('PTC-K5 a helicopter takes any pawn to another region', () => {
		const state = after('setup\nA roll helicopter fly fly fly fly', withRole('dispatcher'));
		expect(state.broken('A helicopter helicopter 2 4')).toEqual([]);
		expect(state.broken('A helicopter helicopter 2 1')).toEqual(['PTC-K5 alreadyThere']);
	});
	it('PTC-K6 contain one to three dice of the centre', () => {
		const line = 'setup\nput 2 red bag centre\nA roll contain fly fly fly fly';
		const state = after(line, withRole('containment-specialist'));
		expect(state.broken('A contain contain red red')).toEqual([]);
		expect(state.broken('A contain contain red red red')).toEqual(['PTC-K6 takenFromCentre']);
		const done = after(`${line}\nA contain contain red red`, withRole('containment-specialist'));
		expect(seen(done).centre.red).toBe(0);
	});
	it('PTC-K7 a die of the region or the centre goes to the CDC', () => {
		const state = after('setup\nA roll cdc fly fly fly fly', withRole('contingency-planner'));
		expect(state.broken('A cdc cdc centre red')).toEqual(['PTC-K7 noneToTake']);
		expect(state.broken('A cdc cdc region black')).toEqual(['PTC-K7 noneToTake']);
		expect(
			seen(after('setup\nA roll cdc fly fly fly fly\nA cdc cdc region red', withRole('contingency-planner')))
				.cdc.red
		).toBe(1);
	});
	it('PTC-K8 far-give gives over a distance', () => {
		const faces = ['fly', 'sample', 'sample', 'sample', 'sample', 'sample'];
		const roleCards = { researcher: { dice: 5, faces, powers: ['far-give'] } };
		const state = after(`${twoColours}\nA fly fly 4\nA next give`, {
			...withRole('researcher'),
			roleCards
		});
		expect(state.broken('A give 1 red')).toEqual([]);
	});
});
