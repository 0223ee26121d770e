/** What cards do, and when that is possible. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/table/record.ts';
import type { At } from '../kit/at-the-table.ts';
import { after, custom, seen } from './lines.ts';
import { crosses, event, paid } from './openings.ts';

const table = { events: 'table' };

describe('PTC-E5 the effect must be possible', () => {
	const act = 'B roll fly fly fly fly fly';
	const cases: [string, At, Move, string[]][] = [
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
			paid({ open: ['field-hospital'] }),
			event('field-hospital', 'red red', { region: 4, colour: 'red' }),
			[]
		],
		[
			'field hospital without',
			paid({ open: ['field-hospital'] }),
			event('field-hospital', 'red red', { region: 2, colour: 'red' }),
			['PTC-E5 tooFewAt']
		],
		[
			'shipment from an empty centre',
			paid({ open: ['shipment'] }),
			event('shipment', 'red', { colour: 'red' }),
			['PTC-E5 tooFewAt']
		],
		[
			'swab drive of a cured disease',
			paid({ open: ['swab-drive'], cured: ['red'] }),
			event('swab-drive', 'red', { colour: 'red' }),
			['PTC-E5 swabOfCured']
		],
		['quiet days', paid({ open: ['quiet-days'] }), event('quiet-days', 'red red blue'), []],
		[
			'quiet days twice',
			paid({ open: ['quiet-days'], skip: true }),
			event('quiet-days', 'red red blue'),
			['PTC-E5 skipWaits']
		],
		[
			'slowdown from space 1 stops at 0',
			paid({ open: ['slowdown'], rate: 1 }),
			event('slowdown', 'red red blue'),
			[]
		],
		[
			'slowdown on space 0',
			paid({ open: ['slowdown'] }),
			event('slowdown', 'red red blue'),
			['PTC-E5 markerAtStart']
		],
		[
			'second wind before the roll',
			paid({ open: ['second-wind'] }),
			event('second-wind', 'red red'),
			['PTC-E5 takeBackOnlyInAct']
		],
		[
			'second wind with nothing spent',
			paid({ open: ['second-wind'] }, act),
			event('second-wind', 'red red'),
			['PTC-E5 nothingToTakeBack']
		],
		[
			'second wind after a flight',
			paid({ open: ['second-wind'] }, `${act}\nB fly fly 2`),
			event('second-wind', 'red red'),
			[]
		],
		['reagents before the roll', paid({ open: ['reagents'] }), event('reagents', 'red red'), []],
		[
			'reagents in the infect step',
			paid({ open: ['reagents'] }, `${act}\nB next infect`),
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
		expect(state.broken(move)).toEqual(expected);
	});
	it('a locked die is not taken back', () => {
		const state = after('setup\nput 1 red bag centre\nA roll sample fly fly fly fly\nA sample sample red');
		expect(state.broken(custom({ effect: 'again' }))).toEqual(['PTC-E5 nothingToTakeBack']);
	});
	it('no second wind while an epidemic waits', () => {
		const state = after('setup\nA roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(state.broken(custom({ effect: 'again' }))).toEqual(['PTC-E5 takeBackOnlyInAct']);
	});
	it('the courier brings samples to somebody else', () => {
		const state = after('setup\nput 1 red bag centre\nA roll sample fly fly fly fly\nA sample sample red');
		const courier = (holder: number, player: number) =>
			custom({ effect: 'courier', holder, player, colour: 'red' });
		expect(state.broken(courier(0, 0))).toEqual(['PTC-E5 courierToSelf']);
		expect(state.broken(courier(0, 2))).toEqual([]);
	});
	it('summit brings everybody, and whoever arrives arrives', () => {
		const roles = ['plain', 'containment-specialist', 'plain'];
		const piled = crosses.regions.map((place, at) => (at === 4 ? [0, 3, 0, 2] : place));
		const met = paid({ regions: piled }, '', { roles }).after(event('summit', 'red blue', { region: 5 }));
		expect(seen(met).pawns).toEqual([5, 5, 5]);
		expect(seen(met).world[5]).toEqual({ red: 0, yellow: 2, blue: 0, black: 1 });
	});
	it('second wind leads back to the roll, and dice rolled before stay', () => {
		const state = after([
			'setup',
			'A roll fly fly biohazard treat treat',
			'A fly fly 2',
			custom({ effect: 'again' })
		]);
		expect(state.status).toMatchObject({ phase: 'roll', toRoll: 2, rolled: ['fly', 'treat', 'treat'] });
		expect(state.broken('A reroll fly to treat')).toEqual(['PTC-T2 wrongStep']);
		const rolled = state.after('A roll sample fly');
		expect(rolled.status).toMatchObject({
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
		expect(state.broken(custom(there, on))).toEqual([]);
		expect(state.broken(custom(on, there))).toEqual(['PTC-E5 tooFewAt']);
		expect(state.broken(custom({ effect: 'skip' }, { effect: 'skip' }))).toEqual(['PTC-E5 skipWaits']);
	});
	it('the full number of dice must lie there', () => {
		expect(state.broken(custom({ effect: 'dice', colour: 'red', count: 2, from: 1, to: 2 }))).toEqual([
			'PTC-E5 tooFewAt'
		]);
	});
	it('a second second wind in one card finds no act step any more', () => {
		const act = after('setup\nA roll fly fly fly fly biohazard');
		expect(act.broken(custom({ effect: 'again' }))).toEqual([]);
		expect(act.broken(custom({ effect: 'again' }, { effect: 'again' }))).toEqual([
			'PTC-E5 takeBackOnlyInAct'
		]);
	});
	it('no card is turned up afterwards', () => {
		expect(seen(after(['setup', custom({ effect: 'skip' })])).toReveal).toBe(false);
	});
});
