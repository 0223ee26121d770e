/** Locked dice, giving, curing and role cards. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, custom, seat, seen } from './lines.ts';

const table = { events: 'table' };

/** Ana has locked all five dice under red samples; Bo's turn and Cy's turn are over. */
const allLocked = `setup
put 5 red bag centre
A roll sample sample sample sample sample
A sample sample red
A sample sample red
A sample sample red
A sample sample red
A sample sample red
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next infect
B infect blue+ yellow+
C roll fly fly fly fly fly
C next infect
C infect blue+ yellow+`;

const twoColours = `setup
put 2 red bag centre
put 1 blue bag centre
A roll sample sample sample fly fly
A sample sample red
A sample sample red
A sample sample blue`;

describe('locked dice', () => {
	it('PTC-L1 a locked die is not rolled', () => {
		const state = after(`${twoColours}
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next infect
B infect blue+ yellow+
C roll fly fly fly fly fly
C next infect
C infect blue+ yellow+`);
		expect(state.status['toRoll']).toBe(2);
	});
	it('PTC-L2 with all dice locked: unlock one, or go on without a roll', () => {
		const state = after(allLocked);
		expect(state.status.awaits.map((it) => it.do)).toEqual(['unlock', 'next', 'event']);
		expect(state.broken('A roll fly')).toEqual(['PTC-T2 allLocked', 'PTC-L2 allLocked']);
		expect(state.broken('A next cure')).toEqual([]);
	});
	it('PTC-L2 nobody unlocks with a die to roll, also right after unlocking one', () => {
		expect(after('setup').broken('A unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
		const state = after(`${allLocked}\nA unlock 0 red`);
		expect(state.broken('A unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
	});
	it('PTC-L3 the infection die goes to the centre and one die is rolled', () => {
		const state = after(allLocked);
		expect(state.broken('A unlock 0 blue')).toEqual(['PTC-L3 notYoursThere']);
		expect(state.broken('A unlock 1 red')).toEqual(['PTC-L3 notYoursThere']);
		const free = after(`${allLocked}\nA unlock 0 red`);
		expect(seen(free).centre.red).toBe(1);
		expect(free.broken('A roll fly')).toEqual([]);
		expect(free.broken('A roll fly fly')).toEqual(['PTC-N1 rollAll']);
	});
	it('PTC-L3 an own die on the card of somebody else', () => {
		const courier = custom({ effect: 'courier', holder: 0, player: 1, colour: 'red' });
		const state = after([...allLocked.split('\n'), courier]);
		expect(state.broken('A unlock 1 red')).toEqual([]);
		expect(state.broken('A unlock 0 red')).toEqual(['PTC-L3 notYoursThere']);
	});
});

describe('giving', () => {
	const give = `${twoColours}\nA next give`;
	it('PTC-G1 what lies on the own card', () => {
		expect(after(give).broken('A give 1 black')).toEqual(['PTC-G1 noSamplesToGive']);
		expect(after(give).broken('A give 1 red')).toEqual([]);
	});
	it('PTC-G2 PTC-G6 all samples of the colour go, and dice keep their owners', () => {
		const state = after(`${give}\nA give 1 red`);
		expect(seen(state).samples.map((card) => card.red)).toEqual([[], [0, 0], []]);
		expect(seen(state).samples[0]!.blue).toEqual([0]);
		expect(state.marks).toMatchObject({ dice: [{ locked: 3 }, { locked: 0 }, { locked: 0 }] });
	});
	it('PTC-G3 not to oneself', () => {
		expect(after(give).broken('A give 0 red')).toEqual(['PTC-G3 giveToYourself']);
	});
	it('PTC-G4 in the same region', () => {
		const apart = after(`${twoColours}\nA fly fly 4\nA next give`);
		expect(apart.broken('A give 1 red')).toEqual(['PTC-G4 notTogether']);
	});
	it('PTC-G5 PTC-R4 one gift, or any number of them', () => {
		const given = `${give}\nA give 1 red`;
		expect(after(given).broken('A give 1 blue')).toEqual(['PTC-G5 gaveAlready']);
		const many = after(given, { ...table, rulings: { 'PTC-R4': 'b' } });
		expect(many.broken('A give 2 blue')).toEqual([]);
	});
});

describe('curing', () => {
	const cure = `${twoColours}\nA next cure`;
	it('PTC-C1 one attempt a turn', () => {
		const tried = after(`${cure}\nA cure red1 red1`);
		expect(tried.broken('A cure red6 red6')).toEqual(['PTC-C1 triedAlready']);
		expect(tried.status.awaits.map((it) => it.do)).not.toContain('cure');
	});
	it('PTC-C2 only uncured diseases', () => {
		const cured = after(`setup
put 4 red bag centre
A roll sample sample sample fly fly
A sample sample red
A sample sample red
A sample sample red
A next cure
A cure red6 red6 red1
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next cure`);
		expect(cured.broken('B cure red6')).toEqual(['PTC-C2 curedAlready', 'PTC-C3 noSamplesToCure']);
	});
	it('PTC-C3 one sample is enough to try', () => {
		expect(after(cure).broken('A cure blue6')).toEqual([]);
		expect(after(cure).broken('A cure black3')).toEqual(['PTC-C3 noSamplesToCure']);
	});
	it('PTC-C4 all samples of one colour, and nothing else', () => {
		expect(after(cure).broken('A cure red6')).toEqual(['PTC-C4 allSamples']);
		expect(after(cure).broken('A cure red6 red6 red6')).toEqual(['PTC-C4 allSamples']);
		expect(after(cure).broken('A cure red6 blue6')).toEqual(['PTC-C4 oneDisease']);
	});
	it('PTC-C4 comes with PTC-D2', () => {
		expect(after(cure).broken('A cure red5 red6')).toEqual(['PTC-D2 noSuchInfectionFace']);
	});
	it('PTC-C5 a cross counts nothing, and 13 is enough', () => {
		const four = allLocked.split('\n').slice(0, 8).join('\n');
		const bonus = custom({ effect: 'bonus', points: 1 });
		expect(seen(after(`${four}\nA next cure\nA cure red6 red6 red+ red1 red+`)).cured).toEqual(['red']);
		expect(seen(after(`${four}\nA next cure\nA cure red6 red4 red+ red1 red1`)).cured).toEqual([]);
		expect(
			seen(after([...four.split('\n'), bonus, 'A next cure', 'A cure red6 red4 red+ red1 red1'])).cured
		).toEqual(['red']);
	});
	it('PTC-C6 samples on all cards and the centre go to the bag, regions and CDC stay', () => {
		const state = after(`setup
put 5 red bag centre
put 2 red bag cdc
A roll sample sample sample sample fly
A sample sample red
A sample sample red
A sample sample red
A next give
A give 1 red
A next infect
A infect blue+ yellow+
B roll sample fly fly fly fly
B sample sample red
B next cure
B cure red6 red6 red1 red+`);
		expect(seen(state).cured).toEqual(['red']);
		expect(seen(state).bag.red).toBe(12 - 1 - 3 - 2);
		expect(seen(state).centre.red).toBe(0);
		expect(seen(state).cdc.red).toBe(2);
		expect(seen(state).samples.every((card) => card.red.length === 0)).toBe(true);
	});
	it('PTC-C7 a failure moves nothing', () => {
		const state = after(`${cure}\nA cure red6 red6`);
		expect(seen(state).cured).toEqual([]);
		expect(seen(state).samples[0]!.red).toEqual([0, 0]);
	});
});

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

describe('the end', () => {
	const cureOf = (by: number, colour: string, faces: string): string => `put 4 ${colour} bag centre
${seat(by)} roll sample sample sample sample fly
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} next cure
${seat(by)} cure ${faces}`;
	const won = `setup
${cureOf(0, 'red', 'red6 red6 red6 red6')}
A next infect
A infect blue+ yellow+
${cureOf(1, 'yellow', 'yellow5 yellow5 yellow5 yellow5')}
B next infect
B infect red+ black+
${cureOf(2, 'blue', 'blue6 blue6 blue6 blue6')}
C next infect
C infect red+ black+
${cureOf(0, 'black', 'black5 black5 black5 black5')}`;
	it('PTC-X1 nothing is legal after the end, whoever moves', () => {
		const state = after(won);
		expect(state.status.awaits).toEqual([]);
		expect(game.moves(state.state)).toEqual([]);
		expect(state.broken('B roll fly')).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
		expect(state.broken(custom({ effect: 'skip' }))).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
	});
	it('PTC-X2 the fourth cure wins at once', () => {
		expect(game.score(after(won).state)).toMatchObject({
			scores: [{ by: 'team', total: 4 }],
			result: { outcome: 'won', why: 'all-cured' }
		});
	});
});
