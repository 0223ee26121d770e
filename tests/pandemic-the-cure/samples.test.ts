/** Locked dice, giving, curing and role cards. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, custom, refusals } from './at-the-table.ts';

const table = { events: 'table' };

/** Ana has locked all five dice under red samples; Bo's turn and Cy's turn are over. */
const allLocked = `setup
put 5 red bag centre
0 roll sample sample sample sample sample
0 sample sample red
0 sample sample red
0 sample sample red
0 sample sample red
0 sample sample red
0 next infect
0 infect blue+ yellow+
1 roll fly fly fly fly fly
1 next infect
1 infect blue+ yellow+
2 roll fly fly fly fly fly
2 next infect
2 infect blue+ yellow+`;

const twoColours = `setup
put 2 red bag centre
put 1 blue bag centre
0 roll sample sample sample fly fly
0 sample sample red
0 sample sample red
0 sample sample blue`;

describe('locked dice', () => {
	it('PTC-L1 a locked die is not rolled', () => {
		const state = after(`${twoColours}
0 next infect
0 infect blue+ yellow+
1 roll fly fly fly fly fly
1 next infect
1 infect blue+ yellow+
2 roll fly fly fly fly fly
2 next infect
2 infect blue+ yellow+`);
		expect(game.status(state)['toRoll']).toBe(2);
	});
	it('PTC-L2 with all dice locked: unlock one, or go on without a roll', () => {
		const state = after(allLocked);
		expect(game.awaits(state).map((it) => it.do)).toEqual(['unlock', 'next', 'event']);
		expect(refusals(state, '0 roll fly')).toEqual(['PTC-T2 allLocked', 'PTC-L2 allLocked']);
		expect(refusals(state, '0 next cure')).toEqual([]);
	});
	it('PTC-L2 nobody unlocks with a die to roll, also right after unlocking one', () => {
		expect(refusals(after('setup'), '0 unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
		const state = after(`${allLocked}\n0 unlock 0 red`);
		expect(refusals(state, '0 unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
	});
	it('PTC-L3 the infection die goes to the centre and one die is rolled', () => {
		const state = after(allLocked);
		expect(refusals(state, '0 unlock 0 blue')).toEqual(['PTC-L3 notYoursThere']);
		expect(refusals(state, '0 unlock 1 red')).toEqual(['PTC-L3 notYoursThere']);
		const free = after(`${allLocked}\n0 unlock 0 red`);
		expect(free.centre.red).toBe(1);
		expect(refusals(free, '0 roll fly')).toEqual([]);
		expect(refusals(free, '0 roll fly fly')).toEqual(['PTC-N1 rollAll']);
	});
	it('PTC-L3 an own die on the card of somebody else', () => {
		const courier = custom({ effect: 'courier', holder: 0, player: 1, colour: 'red' });
		const state = after([...allLocked.split('\n'), courier]);
		expect(refusals(state, '0 unlock 1 red')).toEqual([]);
		expect(refusals(state, '0 unlock 0 red')).toEqual(['PTC-L3 notYoursThere']);
	});
});

describe('giving', () => {
	const give = `${twoColours}\n0 next give`;
	it('PTC-G1 what lies on the own card', () => {
		expect(refusals(after(give), '0 give 1 black')).toEqual(['PTC-G1 noSamplesToGive']);
		expect(refusals(after(give), '0 give 1 red')).toEqual([]);
	});
	it('PTC-G2 PTC-G6 all samples of the colour go, and dice keep their owners', () => {
		const state = after(`${give}\n0 give 1 red`);
		expect(state.samples.map((card) => card.red)).toEqual([[], [0, 0], []]);
		expect(state.samples[0]!.blue).toEqual([0]);
		expect(game.marks(state)).toMatchObject({ dice: [{ locked: 3 }, { locked: 0 }, { locked: 0 }] });
	});
	it('PTC-G3 not to oneself', () => {
		expect(refusals(after(give), '0 give 0 red')).toEqual(['PTC-G3 giveToYourself']);
	});
	it('PTC-G4 in the same region', () => {
		const apart = after(`${twoColours}\n0 fly fly 4\n0 next give`);
		expect(refusals(apart, '0 give 1 red')).toEqual(['PTC-G4 notTogether']);
	});
	it('PTC-G5 PTC-R4 one gift, or any number of them', () => {
		const given = `${give}\n0 give 1 red`;
		expect(refusals(after(given), '0 give 1 blue')).toEqual(['PTC-G5 gaveAlready']);
		const many = after(given, { ...table, rulings: { 'PTC-R4': 'b' } });
		expect(refusals(many, '0 give 2 blue')).toEqual([]);
	});
});

describe('curing', () => {
	const cure = `${twoColours}\n0 next cure`;
	it('PTC-C1 one attempt a turn', () => {
		const tried = after(`${cure}\n0 cure red1 red1`);
		expect(refusals(tried, '0 cure red6 red6')).toEqual(['PTC-C1 triedAlready']);
		expect(game.awaits(tried).map((it) => it.do)).not.toContain('cure');
	});
	it('PTC-C2 only uncured diseases', () => {
		const cured = after(`setup
put 4 red bag centre
0 roll sample sample sample fly fly
0 sample sample red
0 sample sample red
0 sample sample red
0 next cure
0 cure red6 red6 red1
0 next infect
0 infect blue+ yellow+
1 roll fly fly fly fly fly
1 next cure`);
		expect(refusals(cured, '1 cure red6')).toEqual(['PTC-C2 curedAlready', 'PTC-C3 noSamplesToCure']);
	});
	it('PTC-C3 one sample is enough to try', () => {
		expect(refusals(after(cure), '0 cure blue6')).toEqual([]);
		expect(refusals(after(cure), '0 cure black3')).toEqual(['PTC-C3 noSamplesToCure']);
	});
	it('PTC-C4 all samples of one colour, and nothing else', () => {
		expect(refusals(after(cure), '0 cure red6')).toEqual(['PTC-C4 allSamples']);
		expect(refusals(after(cure), '0 cure red6 red6 red6')).toEqual(['PTC-C4 allSamples']);
		expect(refusals(after(cure), '0 cure red6 blue6')).toEqual(['PTC-C4 oneDisease']);
	});
	it('PTC-C4 comes with PTC-D2', () => {
		expect(refusals(after(cure), '0 cure red5 red6')).toEqual(['PTC-D2 noSuchInfectionFace']);
	});
	it('PTC-C5 a cross counts nothing, and 13 is enough', () => {
		const four = allLocked.split('\n').slice(0, 8).join('\n');
		const bonus = custom({ effect: 'bonus', points: 1 });
		expect(after(`${four}\n0 next cure\n0 cure red6 red6 red+ red1 red+`).cured).toEqual(['red']);
		expect(after(`${four}\n0 next cure\n0 cure red6 red4 red+ red1 red1`).cured).toEqual([]);
		expect(
			after([...four.split('\n'), bonus, '0 next cure', '0 cure red6 red4 red+ red1 red1']).cured
		).toEqual(['red']);
	});
	it('PTC-C6 samples on all cards and the centre go to the bag, regions and CDC stay', () => {
		const state = after(`setup
put 5 red bag centre
put 2 red bag cdc
0 roll sample sample sample sample fly
0 sample sample red
0 sample sample red
0 sample sample red
0 next give
0 give 1 red
0 next infect
0 infect blue+ yellow+
1 roll sample fly fly fly fly
1 sample sample red
1 next cure
1 cure red6 red6 red1 red+`);
		expect(state.cured).toEqual(['red']);
		expect(state.bag.red).toBe(12 - 1 - 3 - 2);
		expect(state.centre.red).toBe(0);
		expect(state.cdc.red).toBe(2);
		expect(state.samples.every((card) => card.red.length === 0)).toBe(true);
	});
	it('PTC-C7 a failure moves nothing', () => {
		const state = after(`${cure}\n0 cure red6 red6`);
		expect(state.cured).toEqual([]);
		expect(state.samples[0]!.red).toEqual([0, 0]);
	});
});

describe('role cards', () => {
	const withRole = (role: string) => ({ ...table, roles: [role, 'plain', 'plain'] });
	it('PTC-K1 the first biohazard of the turn is spared, also with a second wind between', () => {
		const line = 'setup\n0 roll biohazard fly fly fly fly fly fly';
		expect(after(line, withRole('generalist')).space).toBe(0);
		expect(after(`${line}\n0 reroll fly to biohazard`, withRole('generalist')).space).toBe(1);
		const again = custom({ effect: 'again' });
		const second = after([...line.split('\n'), again, '0 roll biohazard'], withRole('generalist'));
		expect(second.space).toBe(1);
	});
	it('PTC-K1 only the first of several at once', () => {
		expect(after('setup\n0 roll biohazard biohazard fly fly fly fly fly', withRole('generalist')).space).toBe(
			1
		);
	});
	it('PTC-K2 the scientist cures with 11', () => {
		const line = `setup
put 2 red bag centre
0 roll sample sample sail sail sail
0 sample sample red
0 sample sample red
0 next cure
0 cure red6 red6`;
		expect(after(line, withRole('scientist')).cured).toEqual(['red']);
		expect(after(line.replaceAll('sail', 'fly'), table).cured).toEqual([]);
	});
	it('PTC-K3 arrival takes one of each colour with two or more, cured or not', () => {
		const line = `setup
put 2 red bag 4
put 1 blue bag 4
0 roll fly sail treat contain sample
0 fly fly 4`;
		const state = after(line, withRole('containment-specialist'));
		expect(state.centre).toEqual({ red: 1, yellow: 0, blue: 0, black: 0 });
		expect(after(line.replace('contain', 'treat/sample').replace('sail', 'fly'), table).centre.red).toBe(0);
	});
	it('PTC-K4 two or three treatments, the others with the rest', () => {
		const medic = withRole('medic');
		const line = 'setup\n0 roll treat2 treat3 fly fly fly\n0 treat treat2 region red';
		const state = after(line, medic);
		expect(state.hand.treatsLeft).toBe(1);
		const both = after(`${line}\n0 treat treat3 region blue`, medic);
		expect(both.hand.treatsLeft).toBe(3);
		expect(refusals(both, '0 treat rest centre red')).toEqual([]);
		expect(after(`${line}\n0 next give`, medic).hand.treatsLeft).toBe(0);
		const back = after([...line.split('\n'), custom({ effect: 'again' })], medic);
		expect(back.hand).toMatchObject({ treatsLeft: 0, toRoll: 1 });
	});
	it('PTC-K5 a helicopter takes any pawn to another region', () => {
		const state = after('setup\n0 roll helicopter fly fly fly fly', withRole('dispatcher'));
		expect(refusals(state, '0 helicopter helicopter 2 4')).toEqual([]);
		expect(refusals(state, '0 helicopter helicopter 2 1')).toEqual(['PTC-K5 alreadyThere']);
	});
	it('PTC-K6 contain one to three dice of the centre', () => {
		const line = 'setup\nput 2 red bag centre\n0 roll contain fly fly fly fly';
		const state = after(line, withRole('containment-specialist'));
		expect(refusals(state, '0 contain contain red red')).toEqual([]);
		expect(refusals(state, '0 contain contain red red red')).toEqual(['PTC-K6 takenFromCentre']);
		const done = after(`${line}\n0 contain contain red red`, withRole('containment-specialist'));
		expect(done.centre.red).toBe(0);
	});
	it('PTC-K7 a die of the region or the centre goes to the CDC', () => {
		const state = after('setup\n0 roll cdc fly fly fly fly', withRole('contingency-planner'));
		expect(refusals(state, '0 cdc cdc centre red')).toEqual(['PTC-K7 noneToTake']);
		expect(refusals(state, '0 cdc cdc region black')).toEqual(['PTC-K7 noneToTake']);
		expect(
			after('setup\n0 roll cdc fly fly fly fly\n0 cdc cdc region red', withRole('contingency-planner')).cdc
				.red
		).toBe(1);
	});
	it('PTC-K8 far-give gives over a distance', () => {
		const faces = ['fly', 'sample', 'sample', 'sample', 'sample', 'sample'];
		const roleCards = { researcher: { dice: 5, faces, powers: ['far-give'] } };
		const state = after(`${twoColours}\n0 fly fly 4\n0 next give`, {
			...withRole('researcher'),
			roleCards
		});
		expect(refusals(state, '0 give 1 red')).toEqual([]);
	});
});

describe('the end', () => {
	const cureOf = (by: number, colour: string, faces: string): string => `put 4 ${colour} bag centre
${by} roll sample sample sample sample fly
${by} sample sample ${colour}
${by} sample sample ${colour}
${by} sample sample ${colour}
${by} sample sample ${colour}
${by} next cure
${by} cure ${faces}`;
	const won = `setup
${cureOf(0, 'red', 'red6 red6 red6 red6')}
0 next infect
0 infect blue+ yellow+
${cureOf(1, 'yellow', 'yellow5 yellow5 yellow5 yellow5')}
1 next infect
1 infect red+ black+
${cureOf(2, 'blue', 'blue6 blue6 blue6 blue6')}
2 next infect
2 infect red+ black+
${cureOf(0, 'black', 'black5 black5 black5 black5')}`;
	it('PTC-X1 nothing is legal after the end, whoever moves', () => {
		const state = after(won);
		expect(game.awaits(state)).toEqual([]);
		expect(game.moves(state)).toEqual([]);
		expect(refusals(state, '1 roll fly')).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
		expect(refusals(state, custom({ effect: 'skip' }))).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
	});
	it('PTC-X2 the fourth cure wins at once', () => {
		expect(game.score(after(won))).toMatchObject({
			scores: [{ by: 'team', total: 4 }],
			result: { outcome: 'won', why: 'all-cured' }
		});
	});
});
