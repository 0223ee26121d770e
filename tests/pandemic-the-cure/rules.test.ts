/** Every rule of setup, turn, rolling and actions: what it allows and what it refuses. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { facesOf } from '../../src/lib/validators/pandemic-the-cure/dice.ts';
import { after, hasOptionsShape, move, refusals } from './at-the-table.ts';

const table = { events: 'table' };
const rolled = `setup
0 roll fly treat sail/treat sample treat/sample`;

describe('dice', () => {
	it('PTC-D1 more dice of a colour than the bag holds cannot be drawn', () => {
		const state = after(`setup\nput 9 red bag cdc\n0 roll fly fly fly fly fly\n0 next infect`);
		expect(refusals(state, '0 infect red1 blue1')).toEqual(['PTC-D1 bagHasFewer']);
		expect(refusals(state, '0 infect blue2 blue1')).toEqual([]);
	});
	it('PTC-D2 a colour has its own faces, unless ordinary dice are used', () => {
		const twelve = 'red2 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(refusals(after([]), `setup ${twelve}`)).toEqual(['PTC-D2 noSuchInfectionFace']);
		expect(refusals(after([], { ...table, infectionDice: 'any' }), `setup ${twelve}`)).toEqual([]);
		expect(facesOf('black', 'printed')).toEqual(['+', 3, 4, 5]);
	});
	it('PTC-D3 a player die shows a face of the card', () => {
		const state = after('setup');
		expect(refusals(state, '0 roll fly fly fly fly helicopter')).toEqual(['PTC-D3 notOnCard']);
		const dispatcher = after('setup', { ...table, roles: ['dispatcher', 'plain', 'plain'] });
		expect(refusals(dispatcher, '0 roll fly fly fly fly helicopter')).toEqual([]);
	});
	it('PTC-D3 own cards replace those of the app', () => {
		const card = { dice: 2, faces: ['cdc', 'fly/contain', 'fly', 'fly', 'fly', 'fly'], powers: [] };
		const state = after('setup', { ...table, roleCards: { plain: card } });
		expect(refusals(state, '0 roll cdc fly/contain')).toEqual([]);
		expect(refusals(state, '0 roll cdc contain/fly')).toEqual(['PTC-D3 notOnCard']);
		expect(refusals(state, '0 roll cdc cdc cdc')).toEqual(['PTC-N1 rollAll']);
	});
	it('PTC-D4 a twofold face is good for either action, once', () => {
		const state = after(rolled);
		expect(refusals(state, '0 sail sail/treat 2')).toEqual([]);
		expect(refusals(state, '0 treat sail/treat region red')).toEqual([]);
		const used = after(`${rolled}\n0 sail sail/treat 2`);
		expect(refusals(used, '0 treat sail/treat region blue')).toEqual(['PTC-A1 noSuchDie']);
	});
});

describe('setup', () => {
	it('PTC-S1 the setup comes first and only once', () => {
		expect(refusals(after([]), '0 roll fly fly fly fly fly')).toEqual([
			'PTC-T2 setUpFirst',
			'PTC-S1 setUpFirst'
		]);
		expect(refusals(after('setup'), 'setup')).toEqual(['PTC-T2 alreadySetUp', 'PTC-S1 alreadySetUp']);
		expect(refusals(after([]), 'setup')).toEqual([]);
	});
	it('PTC-S1 before the setup it does not matter whose move it is', () => {
		expect(refusals(after([]), '2 roll fly')).toEqual(['PTC-T2 setUpFirst', 'PTC-S1 setUpFirst']);
	});
	it('PTC-S2 at first all dice are in the bag', () => {
		const marks = game.marks(after([])) as Record<string, unknown>;
		expect(marks['bag']).toEqual({ red: 12, yellow: 12, blue: 12, black: 12 });
	});
	it('PTC-S3 twelve dice', () => {
		expect(refusals(after([]), 'setup red1 red4')).toEqual(['PTC-S3 twelveDice']);
	});
	it('PTC-S4 no cross is left', () => {
		const line = 'setup red+ red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(refusals(after([]), line)).toEqual(['PTC-S4 crossInSetup']);
	});
	it('PTC-S5 three of a colour in a region are the most', () => {
		const three = 'setup red1 red1 red1 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		const four = three.replace('blue1', 'red1');
		expect(refusals(after([]), three)).toEqual([]);
		expect(refusals(after([]), four)).toEqual(['PTC-S5 tooManyInSetup']);
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
		expect(game.status(state)).toMatchObject({ rate: { space }, phase: 'roll' });
	});
	it('PTC-R1 a shorter track starts before the skull, and a start space beats the difficulty', () => {
		const track = { dice: [2, 3], epidemics: [] };
		expect(after('setup', { ...table, track, difficulty: 'heroic' }).space).toBe(1);
		expect(after('setup', { ...table, difficulty: 'heroic', start: 2 }).space).toBe(2);
		expect(hasOptionsShape({ track, start: 2 })).toBe(false);
	});
	it('PTC-S7 three different cards', () => {
		const setup = move('setup');
		const twice = { ...setup, events: ['charter', 'charter', 'summit'] } as typeof setup;
		expect(refusals(after([], {}), twice)).toEqual(['PTC-S7 sameEventTwice']);
		expect(refusals(after([], {}), setup)).toEqual([]);
	});
	it('PTC-S8 a role each, all in region 1, none but the plain one twice', () => {
		expect(after('setup').pawns).toEqual([1, 1, 1]);
		expect(hasOptionsShape({ roles: ['medic', 'medic'] })).toBe(false);
		expect(hasOptionsShape({ roles: ['plain', 'plain'] })).toBe(true);
		expect(hasOptionsShape({ roles: ['medic'] })).toBe(false);
	});
	it('PTC-S9 the chosen player begins', () => {
		expect(game.awaits(after('setup', { ...table, first: 2 }))[0]).toEqual({ do: 'roll', by: 2 });
	});
});

describe('turn', () => {
	it('PTC-T1 only the current player moves, also in an interrupt', () => {
		expect(refusals(after('setup'), '1 roll fly fly fly fly fly')).toEqual(['PTC-T1 notYourTurn']);
		const epidemic = after('setup\n0 roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(refusals(epidemic, '1 epidemic red1 red1')).toEqual(['PTC-T1 notYourTurn']);
	});
	it('PTC-T1 turns go round', () => {
		const turn = (by: number): string =>
			`${by} roll fly fly fly fly fly\n${by} next infect\n${by} infect blue+ red+`;
		expect(after(`setup\n${turn(0)}\n${turn(1)}\n${turn(2)}`).current).toBe(0);
	});
	it('PTC-T2 a move belongs to its step', () => {
		expect(refusals(after('setup'), '0 fly fly 2')).toEqual(['PTC-T2 wrongStep']);
		expect(refusals(after(rolled), '0 infect red1 red1')).toEqual(['PTC-T2 wrongStep']);
		expect(refusals(after(rolled), 'reveal charter')).toEqual(['PTC-T2 nothingToReveal']);
		expect(refusals(after(rolled), '0 fly fly 2')).toEqual([]);
	});
	it('PTC-T3 rolling and infecting cannot be left out', () => {
		expect(refusals(after('setup'), '0 next give')).toEqual(['PTC-T2 rollFirst', 'PTC-T3 rollFirst']);
		const last = after(`${rolled}\n0 next infect`);
		expect(refusals(last, '0 next infect')).toEqual(['PTC-T2 infectLast', 'PTC-T3 infectLast']);
		expect(refusals(after(rolled), '0 next infect')).toEqual([]);
	});
	it('PTC-T4 steps only go forward', () => {
		const cure = after(`${rolled}\n0 next cure`);
		expect(refusals(cure, '0 next give')).toEqual(['PTC-T4 stepIsOver']);
		expect(refusals(cure, '0 next cure')).toEqual(['PTC-T4 stepIsOver']);
		expect(refusals(cure, '0 next infect')).toEqual([]);
	});
});

describe('rolling', () => {
	it('PTC-N1 all available dice', () => {
		expect(refusals(after('setup'), '0 roll fly fly fly fly')).toEqual(['PTC-N1 rollAll']);
		expect(refusals(after('setup'), '0 roll fly fly fly fly fly')).toEqual([]);
	});
	it('PTC-N2 each picked die gets one new face', () => {
		expect(refusals(after(rolled), '0 reroll fly treat to fly')).toEqual(['PTC-N2 oneFaceEach']);
		expect(refusals(after(rolled), '0 reroll fly treat to fly fly')).toEqual([]);
	});
	it('PTC-N3 no used die, and none that never was rolled', () => {
		const used = after(`${rolled}\n0 fly fly 2`);
		expect(refusals(used, '0 reroll fly to treat')).toEqual(['PTC-N3 notToReroll']);
		expect(refusals(after(rolled), '0 reroll treat treat to fly fly')).toEqual(['PTC-N3 notToReroll']);
	});
	it('PTC-N3 nor a die that is only partly used', () => {
		const medic = { ...table, roles: ['medic', 'plain', 'plain'] };
		const state = after('setup\n0 roll treat3 fly fly fly fly\n0 treat treat3 region red', medic);
		expect(refusals(state, '0 reroll treat3 to fly')).toEqual(['PTC-N3 notToReroll']);
	});
	it('PTC-B1 each biohazard moves the marker and is set aside', () => {
		const state = after('setup\n0 roll biohazard biohazard fly fly fly\n0 reroll fly to biohazard');
		expect(state.space).toBe(3);
		expect(state.hand.rolled).toEqual(['fly', 'fly']);
	});
	it('PTC-B2 a biohazard is not rolled again', () => {
		const state = after('setup\n0 roll biohazard fly fly fly fly');
		expect(refusals(state, '0 reroll biohazard fly to fly fly')).toEqual(['PTC-B2 biohazardStays']);
	});
	it('PTC-B3 an epidemic each time the marker moves onto its space', () => {
		const options = { ...table, start: 3 };
		const back = { do: 'event', card: 'custom', pay: [], effects: [{ effect: 'back', spaces: 1 }] } as const;
		const once = after(['setup', '0 roll biohazard fly fly fly fly', back], options);
		expect(game.status(once)).toMatchObject({ phase: 'epidemic', rate: { space: 3 } });
		const twice = after(
			[
				'setup',
				'0 roll biohazard fly fly fly fly',
				back,
				'0 epidemic red1 blue1',
				'0 reroll fly to biohazard'
			],
			options
		);
		expect(game.status(twice)).toMatchObject({ phase: 'epidemic', rate: { space: 4 } });
	});
	it('PTC-B4 the skull loses at once', () => {
		const state = after('setup\n0 roll biohazard biohazard fly fly fly', { ...table, start: 23 });
		expect(game.score(state).result).toEqual({ outcome: 'lost', why: 'skull' });
		expect(state.space).toBe(24);
	});
	it('PTC-B5 PTC-R6 one after the other, or all steps first', () => {
		const line = 'setup\n0 roll biohazard biohazard fly fly fly';
		const track = { dice: [2, 3, 4, 5], epidemics: [1, 2] };
		const one = after(line, { ...table, track });
		expect(game.status(one)).toMatchObject({ phase: 'epidemic', rate: { space: 1 }, draw: 3 });
		const then = after(`${line}\n0 epidemic red1 blue1 black3`, { ...table, track });
		expect(game.status(then)).toMatchObject({ phase: 'epidemic', rate: { space: 2 }, draw: 4 });
		const all = { ...table, track, rulings: { 'PTC-R6': 'b' } };
		expect(game.status(after(line, all))).toMatchObject({ phase: 'epidemic', rate: { space: 2 }, draw: 4 });
		const second = after(`${line}\n0 epidemic red1 blue1 black3 black4`, all);
		expect(game.status(second)).toMatchObject({ phase: 'epidemic', draw: 4 });
		expect(
			game.status(
				after(`${line}\n0 epidemic red1 blue1 black3 black4\n0 epidemic red4 yellow2 black3 black4`, all)
			)
		).toMatchObject({ phase: 'act' });
	});
	it('PTC-R6 b the skull loses before any epidemic', () => {
		const track = { dice: [2, 3], epidemics: [1] };
		const state = after('setup\n0 roll biohazard biohazard fly fly fly', {
			...table,
			track,
			rulings: { 'PTC-R6': 'b' }
		});
		expect(state.why).toBe('skull');
	});
});

describe('actions', () => {
	it('PTC-A1 one unused die that shows the action', () => {
		expect(refusals(after(rolled), '0 fly treat 2')).toEqual(['PTC-A1 faceHasNot']);
		expect(refusals(after(rolled), '0 fly fly/treat 2')).toEqual(['PTC-A1 noSuchDie']);
		expect(refusals(after(rolled), '0 fly rest 2')).toEqual(['PTC-A1 restOnlyTreats']);
		expect(refusals(after(rolled), '0 treat rest region red')).toEqual(['PTC-A1 noRest']);
		expect(refusals(after(rolled), '0 treat treat/sample region red')).toEqual([]);
	});
	it('PTC-A2 fly to any other region', () => {
		expect(refusals(after(rolled), '0 fly fly 4')).toEqual([]);
		expect(refusals(after(rolled), '0 fly fly 1')).toEqual(['PTC-A2 alreadyThere']);
	});
	it('PTC-A3 sail to a neighbour, round the world too', () => {
		expect(refusals(after(rolled), '0 sail sail/treat 6')).toEqual([]);
		expect(refusals(after(rolled), '0 sail sail/treat 2')).toEqual([]);
		expect(refusals(after(rolled), '0 sail sail/treat 3')).toEqual(['PTC-A3 noNeighbour']);
		expect(refusals(after(rolled), '0 sail sail/treat 1')).toEqual(['PTC-A3 noNeighbour']);
	});
	it('PTC-A4 treat in the region', () => {
		expect(refusals(after(rolled), '0 treat treat region black')).toEqual(['PTC-A4 noneInRegion']);
		const state = after(`${rolled}\n0 treat treat region red`);
		expect(state.world[1].red).toBe(0);
		expect(state.centre.red).toBe(1);
	});
	it('PTC-A5 treat in the centre', () => {
		expect(refusals(after(rolled), '0 treat treat centre red')).toEqual(['PTC-A5 noneInCentre']);
		const state = after(`${rolled}\n0 treat treat region red\n0 treat sail/treat centre red`);
		expect(state.bag.red).toBe(10);
	});
	it('PTC-A6 of a cured disease all dice go', () => {
		const cured = `setup
put 4 red bag centre
0 roll sample sample sample sample fly
0 sample sample red
0 sample sample red
0 sample sample red
0 next cure
0 cure red6 red6 red1
0 next infect
0 infect blue+ yellow+
put 2 red bag 1
put 4 red bag centre
1 roll treat treat fly fly fly`;
		expect(after(`${cured}\n1 treat treat region red`).centre.red).toBe(7);
		expect(after(`${cured}\n1 treat treat centre red`).centre.red).toBe(0);
	});
	it('PTC-A7 a sample comes from the centre, wherever the pawn is, and locks the die', () => {
		const centre = `setup\nput 1 red bag centre\n0 roll sample fly fly fly fly\n0 fly fly 5`;
		expect(refusals(after(centre), '0 sample sample blue')).toEqual(['PTC-A7 noneInCentre']);
		const state = after(`${centre}\n0 sample sample red`);
		expect(state.samples[0]!.red).toEqual([0]);
		expect(state.centre.red).toBe(0);
		expect(state.hand.spent).toBe(1);
	});
	it('PTC-A8 a cured disease is not sampled, whether it lies there or not', () => {
		const cured = `setup
put 3 red bag centre
0 roll sample sample sample fly fly
0 sample sample red
0 sample sample red
0 sample sample red
0 next cure
0 cure red6 red6 red1
0 next infect
0 infect blue+ yellow+
1 roll sample fly fly fly fly`;
		expect(refusals(after(cured), '1 sample sample red')).toEqual([
			'PTC-A8 sampleOfCured',
			'PTC-A7 noneInCentre'
		]);
		expect(refusals(after(`${cured}\nput 1 red bag centre`), '1 sample sample red')).toEqual([
			'PTC-A8 sampleOfCured'
		]);
	});
	it('PTC-A9 unused dice are lost when the step ends', () => {
		const state = after(`${rolled}\n0 next give`);
		expect(state.hand.rolled).toEqual([]);
		expect(refusals(state, '0 fly fly 2')).toEqual(['PTC-T2 wrongStep']);
	});
});
