/** Events: when, at what price, with what effect, and which card comes next. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import type { PtcMove } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import { after, custom, refusals } from './at-the-table.ts';

const table = { events: 'table' };
const track = { dice: [4, 4, 4, 4, 4], epidemics: [] };

/** Bo's turn; four crosses lie at the CDC; charter, summit and courier are open. */
const crosses = `setup
0 roll fly fly fly fly fly
0 next infect
0 infect red+ red+ blue+ black+`;

const paid = (options: object = {}, more = ''): State => after(`${crosses}${more}`, { track, ...options });

const event = (card: string, pay: string, fields: object = {}): PtcMove =>
	({ do: 'event', card, pay: pay.split(' ').filter(Boolean), ...fields }) as unknown as PtcMove;

/** The state in which exactly these cards are open: any three will do for a test of one. */
const withOpen = (state: State, ...open: State['open']): State => ({ ...state, open });

describe('events', () => {
	it('PTC-E1 which cards exist is agreed before', () => {
		const charter = event('charter', 'red', { player: 0, region: 2 });
		expect(refusals(after('setup', table), charter)).toEqual(['PTC-E1 onlyTableCards']);
		expect(refusals(after('setup', {}), custom({ effect: 'skip' }))).toEqual(['PTC-E1 onlyAppCards']);
		expect(refusals(after('setup', { events: 'none' }), charter)).toEqual([
			'PTC-T2 noEvents',
			'PTC-E1 noEvents'
		]);
		expect(refusals(paid(), charter)).toEqual([]);
	});
	it('PTC-E1 in every step, around an epidemic too, but not before the setup', () => {
		const skip = custom({ effect: 'skip' });
		expect(refusals(after([], table), skip)).toEqual(['PTC-T2 setUpFirst', 'PTC-S1 setUpFirst']);
		for (const line of ['', '\n0 next give', '\n0 next cure', '\n0 next infect']) {
			expect(refusals(after(`setup\n0 roll fly fly fly fly fly${line}`), skip)).toEqual([]);
		}
		const epidemic = after('setup\n0 roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(refusals(epidemic, skip)).toEqual([]);
	});
	it('PTC-E2 only an open card', () => {
		expect(refusals(paid(), event('slowdown', 'red red blue'))).toEqual([
			'PTC-E2 notOpen',
			'PTC-E5 markerAtStart'
		]);
	});
	it('PTC-E3 the exact price', () => {
		expect(refusals(paid(), event('summit', 'red', { region: 2 }))).toEqual(['PTC-E3 wrongPrice']);
		expect(refusals(paid(), event('summit', 'red blue', { region: 2 }))).toEqual([]);
		expect(refusals(paid(), event('summit', 'blue red', { region: 2 }))).toEqual([]);
	});
	it('PTC-E4 paid with what lies there, and before the effect', () => {
		expect(refusals(paid(), event('summit', 'blue blue', { region: 2 }))).toEqual(['PTC-E4 notAtCdc']);
		const state = game.apply(paid(), event('charter', 'red', { player: 2, region: 4 })) as State;
		expect([state.cdc.red, state.bag.red]).toEqual([1, 8]);
		const last = withOpen({ ...paid(), bag: { ...paid().bag, red: 0 } }, 'swab-drive');
		expect(refusals(last, event('swab-drive', 'red', { colour: 'red' }))).toEqual([]);
		expect(refusals(last, event('swab-drive', 'blue', { colour: 'red' }))).toEqual(['PTC-E5 tooFewAt']);
	});
	it('PTC-E6 no outbreak check, and no epidemic when the marker goes back', () => {
		const state = after(['setup', 'put 4 red bag 1', custom({ effect: 'back', spaces: 1 })], {
			...table,
			start: 5
		});
		expect(state).toMatchObject({ outbreaks: 0, epidemics: 0, space: 4 });
	});
	it('PTC-E7 a new card at once: first what nobody has seen, then the oldest', () => {
		const used = game.apply(paid(), event('charter', 'red', { player: 0, region: 2 })) as State;
		expect(game.status(used)).toMatchObject({ phase: 'reveal', awaits: [{ do: 'reveal' }] });
		expect(refusals(used, '1 roll fly fly fly fly fly')).toEqual([
			'PTC-T2 revealFirst',
			'PTC-E7 revealFirst'
		]);
		expect(refusals(used, event('summit', 'blue black', { region: 2 }))).toEqual([
			'PTC-T2 revealFirst',
			'PTC-E7 revealFirst'
		]);
		expect(refusals(used, 'reveal charter')).toEqual(['PTC-E7 seenBefore']);
		expect(refusals(used, 'reveal summit')).toEqual(['PTC-E7 seenBefore']);
		expect(refusals(used, 'reveal reagents')).toEqual([]);
		const allSeen: State = {
			...used,
			open: ['courier', 'summit'],
			used: [
				'slowdown',
				'shipment',
				'swab-drive',
				'quiet-days',
				'reagents',
				'second-wind',
				'field-hospital',
				'charter'
			]
		};
		expect(refusals(allSeen, 'reveal charter')).toEqual(['PTC-E7 notTheOldest']);
		expect(refusals(allSeen, 'reveal slowdown')).toEqual([]);
	});
});

describe('PTC-E5 the effect must be possible', () => {
	const act = '\n1 roll fly fly fly fly fly';
	const cases: [string, State, PtcMove, string[]][] = [
		['charter to another region', paid(), event('charter', 'red', { player: 0, region: 3 }), []],
		[
			'charter where the pawn stands',
			paid(),
			event('charter', 'red', { player: 0, region: 1 }),
			['PTC-E5 alreadyThere']
		],
		['summit where all stand', paid(), event('summit', 'red red', { region: 1 }), ['PTC-E5 allThere']],
		[
			'field hospital with dice',
			withOpen(paid(), 'field-hospital'),
			event('field-hospital', 'red red', { region: 4, colour: 'red' }),
			[]
		],
		[
			'field hospital without',
			withOpen(paid(), 'field-hospital'),
			event('field-hospital', 'red red', { region: 2, colour: 'red' }),
			['PTC-E5 tooFewAt']
		],
		[
			'shipment from an empty centre',
			withOpen(paid(), 'shipment'),
			event('shipment', 'red', { colour: 'red' }),
			['PTC-E5 tooFewAt']
		],
		[
			'swab drive of a cured disease',
			withOpen({ ...paid(), cured: ['red'] }, 'swab-drive'),
			event('swab-drive', 'red', { colour: 'red' }),
			['PTC-E5 swabOfCured']
		],
		['quiet days', withOpen(paid(), 'quiet-days'), event('quiet-days', 'red red blue'), []],
		[
			'quiet days twice',
			withOpen({ ...paid(), skip: true }, 'quiet-days'),
			event('quiet-days', 'red red blue'),
			['PTC-E5 skipWaits']
		],
		[
			'slowdown from space 1 stops at 0',
			withOpen({ ...paid(), space: 1 }, 'slowdown'),
			event('slowdown', 'red red blue'),
			[]
		],
		[
			'slowdown on space 0',
			withOpen(paid(), 'slowdown'),
			event('slowdown', 'red red blue'),
			['PTC-E5 markerAtStart']
		],
		[
			'second wind before the roll',
			withOpen(paid(), 'second-wind'),
			event('second-wind', 'red red'),
			['PTC-E5 takeBackOnlyInAct']
		],
		[
			'second wind with nothing spent',
			withOpen(paid({}, act), 'second-wind'),
			event('second-wind', 'red red'),
			['PTC-E5 nothingToTakeBack']
		],
		[
			'second wind after a flight',
			withOpen(paid({}, `${act}\n1 fly fly 2`), 'second-wind'),
			event('second-wind', 'red red'),
			[]
		],
		['reagents before the roll', withOpen(paid(), 'reagents'), event('reagents', 'red red'), []],
		[
			'reagents in the infect step',
			withOpen(paid({}, `${act}\n1 next infect`), 'reagents'),
			event('reagents', 'red red'),
			['PTC-E5 bonusTooLate']
		],
		[
			'courier without samples',
			paid(),
			event('courier', 'red', { holder: 0, player: 1, colour: 'red' }),
			['PTC-E5 courierHasNone']
		]
	];
	it.each(cases)('%s', (_, state, move, expected) => {
		expect(refusals(state, move)).toEqual(expected);
	});
	it('a locked die is not taken back', () => {
		const state = after('setup\nput 1 red bag centre\n0 roll sample fly fly fly fly\n0 sample sample red');
		expect(refusals(state, custom({ effect: 'again' }))).toEqual(['PTC-E5 nothingToTakeBack']);
	});
	it('no second wind while an epidemic waits', () => {
		const state = after('setup\n0 roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(refusals(state, custom({ effect: 'again' }))).toEqual(['PTC-E5 takeBackOnlyInAct']);
	});
	it('the courier brings samples to somebody else', () => {
		const state = after('setup\nput 1 red bag centre\n0 roll sample fly fly fly fly\n0 sample sample red');
		const courier = (holder: number, player: number) =>
			custom({ effect: 'courier', holder, player, colour: 'red' });
		expect(refusals(state, courier(0, 0))).toEqual(['PTC-E5 courierToSelf']);
		expect(refusals(state, courier(0, 2))).toEqual([]);
	});
	it('summit brings everybody, and whoever arrives arrives', () => {
		const options = { track, roles: ['plain', 'containment-specialist', 'plain'] };
		const state = after(crosses, options);
		const piled = { ...state, world: { ...state.world, 5: { red: 0, yellow: 3, blue: 0, black: 2 } } };
		const met = game.apply(piled, event('summit', 'red blue', { region: 5 })) as State;
		expect(met.pawns).toEqual([5, 5, 5]);
		expect(met.world[5]).toEqual({ red: 0, yellow: 2, blue: 0, black: 1 });
	});
	it('second wind leads back to the roll, and dice rolled before stay', () => {
		const state = after([
			'setup',
			'0 roll fly fly biohazard treat treat',
			'0 fly fly 2',
			custom({ effect: 'again' })
		]);
		expect(game.status(state)).toMatchObject({ phase: 'roll', toRoll: 2, rolled: ['fly', 'treat', 'treat'] });
		expect(refusals(state, '0 reroll fly to treat')).toEqual(['PTC-T2 wrongStep']);
		const rolled = game.apply(state, { do: 'roll', by: 0, faces: ['sample', 'fly'] } as PtcMove);
		expect(game.status(rolled)).toMatchObject({
			phase: 'act',
			rolled: ['fly', 'fly', 'sample', 'treat', 'treat']
		});
	});
});

describe('cards of the table', () => {
	const state = after('setup');
	it('effects are judged one after the other', () => {
		const there = { effect: 'dice', colour: 'red', count: 2, from: 'bag', to: 'centre' };
		const on = { effect: 'dice', colour: 'red', count: 2, from: 'centre', to: 3 };
		expect(refusals(state, custom(there, on))).toEqual([]);
		expect(refusals(state, custom(on, there))).toEqual(['PTC-E5 tooFewAt']);
		expect(refusals(state, custom({ effect: 'skip' }, { effect: 'skip' }))).toEqual(['PTC-E5 skipWaits']);
	});
	it('the full number of dice must lie there', () => {
		expect(refusals(state, custom({ effect: 'dice', colour: 'red', count: 2, from: 1, to: 2 }))).toEqual([
			'PTC-E5 tooFewAt'
		]);
	});
	it('a second second wind in one card finds no act step any more', () => {
		const act = after('setup\n0 roll fly fly fly fly biohazard');
		expect(refusals(act, custom({ effect: 'again' }))).toEqual([]);
		expect(refusals(act, custom({ effect: 'again' }, { effect: 'again' }))).toEqual([
			'PTC-E5 takeBackOnlyInAct'
		]);
	});
	it('no card is turned up afterwards', () => {
		expect(after(['setup', custom({ effect: 'skip' })]).toReveal).toBe(false);
	});
});
