/** Every rule of setup, turn, rolling and actions: what it allows and what it refuses. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, refusedSetup, seat, seen } from './lines.ts';

const table = { events: 'table' };
const rolled = `setup
A roll fly treat sail/treat sample treat/sample`;

describe('dice', () => {
	it('PTC-D1 more dice of a colour than the bag holds cannot be drawn', () => {
		const state = after(`setup\nput 9 red bag cdc\nA roll fly fly fly fly fly\nA next infect`);
		expect(state.broken('A infect red1 blue1')).toEqual(['PTC-D1 bagHasFewer']);
		expect(state.broken('A infect blue2 blue1')).toEqual([]);
	});
	it('PTC-D2 a colour has its own faces, unless ordinary dice are used', () => {
		const twelve = 'red2 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(after('').broken(`setup ${twelve}`)).toEqual(['PTC-D2 noSuchInfectionFace']);
		expect(after('', { ...table, infectionDice: 'any' }).broken(`setup ${twelve}`)).toEqual([]);
	});
	it('PTC-D3 a player die shows a face of the card', () => {
		const state = after('setup');
		expect(state.broken('A roll fly fly fly fly helicopter')).toEqual(['PTC-D3 notOnCard']);
		const dispatcher = after('setup', { ...table, roles: ['dispatcher', 'plain', 'plain'] });
		expect(dispatcher.broken('A roll fly fly fly fly helicopter')).toEqual([]);
	});
	it('PTC-D3 own cards replace those of the app', () => {
		const card = { dice: 2, faces: ['cdc', 'fly/contain', 'fly', 'fly', 'fly', 'fly'], powers: [] };
		const state = after('setup', { ...table, roleCards: { plain: card } });
		expect(state.broken('A roll cdc fly/contain')).toEqual([]);
		expect(state.broken('A roll cdc contain/fly')).toEqual(['PTC-D3 notOnCard']);
		expect(state.broken('A roll cdc cdc cdc')).toEqual(['PTC-N1 rollAll']);
	});
	it('PTC-D4 a twofold face is good for either action, once', () => {
		const state = after(rolled);
		expect(state.broken('A sail sail/treat 2')).toEqual([]);
		expect(state.broken('A treat sail/treat region red')).toEqual([]);
		const used = after(`${rolled}\nA sail sail/treat 2`);
		expect(used.broken('A treat sail/treat region blue')).toEqual(['PTC-A1 noSuchDie']);
	});
});

describe('setup', () => {
	it('PTC-S1 the setup comes first and only once', () => {
		expect(after('').broken('A roll fly fly fly fly fly')).toEqual([
			'PTC-T2 setUpFirst',
			'PTC-S1 setUpFirst'
		]);
		expect(after('setup').broken('setup')).toEqual(['PTC-T2 alreadySetUp', 'PTC-S1 alreadySetUp']);
		expect(after('').broken('setup')).toEqual([]);
	});
	it('PTC-S1 before the setup it does not matter whose move it is', () => {
		expect(after('').broken('C roll fly')).toEqual(['PTC-T2 setUpFirst', 'PTC-S1 setUpFirst']);
	});
	it('PTC-S2 at first all dice are in the bag', () => {
		const marks = after('').marks as Record<string, unknown>;
		expect(marks['bag']).toEqual({ red: 12, yellow: 12, blue: 12, black: 12 });
	});
	it('PTC-S3 twelve dice', () => {
		expect(after('').broken('setup red1 red4')).toEqual(['PTC-S3 setupDice']);
	});
	it('PTC-S4 no cross is left', () => {
		const line = 'setup red+ red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(after('').broken(line)).toEqual(['PTC-S4 crossInSetup']);
	});
	it('PTC-S5 three of a colour in a region are the most', () => {
		const three = 'setup red1 red1 red1 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		const four = three.replace('blue1', 'red1');
		expect(after('').broken(three)).toEqual([]);
		expect(after('').broken(four)).toEqual(['PTC-S5 tooManyInSetup']);
	});
	it.each([
		['beginner', 'a', 0],
		['standard', 'a', 4],
		['heroic', 'a', 8],
		['beginner', 'b', 6],
		['standard', 'b', 5],
		['heroic', 'b', 4]
	])('PTC-S6 PTC-R1 %s with answer %s starts on %d without an epidemic', (difficulty, answer, space) => {
		const state = after('setup', { ...table, difficulty, rulings: { 'PTC-R1': answer } });
		expect(state.status).toMatchObject({ rate: { space }, phase: 'roll' });
	});
	it('PTC-R1 a shorter track starts before the skull, and a start space beats the difficulty', () => {
		const track = { dice: [2, 3], epidemics: [] };
		expect(seen(after('setup', { ...table, track, difficulty: 'heroic' })).space).toBe(1);
		expect(seen(after('setup', { ...table, difficulty: 'heroic', start: 2 })).space).toBe(2);
		expect(refusedSetup({ options: { track, start: 2 } }) === null).toBe(false);
	});
	it('PTC-S7 three different cards', () => {
		const dice = 'red1 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5'.split(' ');
		const twice = { do: 'setup', dice, events: ['charter', 'charter', 'summit'] };
		expect(after('', {}).broken(twice)).toEqual(['PTC-S7 sameEventTwice']);
		expect(after('', {}).broken('setup')).toEqual([]);
	});
	it('PTC-S8 a role each, all in region 1, none but the plain one twice', () => {
		expect(seen(after('setup')).pawns).toEqual([1, 1, 1]);
		expect(refusedSetup({ options: { roles: ['medic', 'medic'] } }) === null).toBe(false);
		expect(refusedSetup({ options: { roles: ['plain', 'plain'] } }) === null).toBe(true);
		expect(refusedSetup({ options: { roles: ['medic'] } }) === null).toBe(false);
	});
	it('PTC-S9 the chosen player begins', () => {
		expect(after('setup', { ...table, first: 2 }).status.awaits[0]).toEqual({ do: 'roll', by: 2 });
	});
});

describe('turn', () => {
	it('PTC-T1 only the current player moves, also in an interrupt', () => {
		expect(after('setup').broken('B roll fly fly fly fly fly')).toEqual(['PTC-T1 notYourTurn']);
		const epidemic = after('setup\nA roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(epidemic.broken('B epidemic red1 red1')).toEqual(['PTC-T1 notYourTurn']);
	});
	it('PTC-T1 turns go round', () => {
		const turn = (by: number): string =>
			`${seat(by)} roll fly fly fly fly fly\n${seat(by)} next infect\n${seat(by)} infect blue+ red+`;
		expect(seen(after(`setup\n${turn(0)}\n${turn(1)}\n${turn(2)}`)).current).toBe(0);
	});
	it('PTC-T2 a move belongs to its step', () => {
		expect(after('setup').broken('A fly fly 2')).toEqual(['PTC-T2 wrongStep']);
		expect(after(rolled).broken('A infect red1 red1')).toEqual(['PTC-T2 wrongStep']);
		expect(after(rolled).broken('reveal charter')).toEqual(['PTC-T2 nothingToReveal']);
		expect(after(rolled).broken('A fly fly 2')).toEqual([]);
	});
	it('PTC-T3 rolling and infecting cannot be left out', () => {
		expect(after('setup').broken('A next give')).toEqual(['PTC-T2 rollFirst', 'PTC-T3 rollFirst']);
		const last = after(`${rolled}\nA next infect`);
		expect(last.broken('A next infect')).toEqual(['PTC-T2 infectLast', 'PTC-T3 infectLast']);
		expect(after(rolled).broken('A next infect')).toEqual([]);
	});
	it('PTC-T4 steps only go forward', () => {
		const cure = after(`${rolled}\nA next cure`);
		expect(cure.broken('A next give')).toEqual(['PTC-T4 stepIsOver']);
		expect(cure.broken('A next cure')).toEqual(['PTC-T4 stepIsOver']);
		expect(cure.broken('A next infect')).toEqual([]);
	});
});

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
		const all = { ...table, track, rulings: { 'PTC-R6': 'b' } };
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
			rulings: { 'PTC-R6': 'b' }
		});
		expect(seen(state).why).toBe('skull');
	});
});

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
	});
	it('PTC-A5 treat in the centre', () => {
		expect(after(rolled).broken('A treat treat centre red')).toEqual(['PTC-A5 noneInCentre']);
		const state = after(`${rolled}\nA treat treat region red\nA treat sail/treat centre red`);
		expect(seen(state).bag.red).toBe(10);
	});
	it('PTC-A6 of a cured disease all dice go', () => {
		const cured = `setup
put 4 red bag centre
A roll sample sample sample sample fly
A sample sample red
A sample sample red
A sample sample red
A next cure
A cure red6 red6 red1
A next infect
A infect blue+ yellow+
put 2 red bag 1
put 4 red bag centre
B roll treat treat fly fly fly`;
		expect(seen(after(`${cured}\nB treat treat region red`)).centre.red).toBe(7);
		expect(seen(after(`${cured}\nB treat treat centre red`)).centre.red).toBe(0);
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
		const cured = `setup
put 3 red bag centre
A roll sample sample sample fly fly
A sample sample red
A sample sample red
A sample sample red
A next cure
A cure red6 red6 red1
A next infect
A infect blue+ yellow+
B roll sample fly fly fly fly`;
		expect(after(cured).broken('B sample sample red')).toEqual([
			'PTC-A8 sampleOfCured',
			'PTC-A7 noneInCentre'
		]);
		expect(after(`${cured}\nput 1 red bag centre`).broken('B sample sample red')).toEqual([
			'PTC-A8 sampleOfCured'
		]);
	});
	it('PTC-A9 unused dice are lost when the step ends', () => {
		const state = after(`${rolled}\nA next give`);
		expect(seen(state).hand.rolled).toEqual([]);
		expect(state.broken('A fly fly 2')).toEqual(['PTC-T2 wrongStep']);
	});
});
