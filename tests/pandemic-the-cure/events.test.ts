/** Events: when, at what price, and which card comes next. */
import { describe, expect, it } from 'vitest';
import { onlyPayment } from '../../src/lib/validators/pandemic-the-cure/events.ts';
import { after, custom, seen, stateOf } from './lines.ts';
import { event, paid } from './openings.ts';

const table = { events: 'table' };

describe('events', () => {
	it('PTC-E1 which cards exist is agreed before', () => {
		const charter = event('charter', 'red', { player: 0, region: 2 });
		expect(after('setup', table).broken(charter)).toEqual(['PTC-E1 onlyTableCards']);
		expect(after('setup', {}).broken(custom({ effect: 'skip' }))).toEqual(['PTC-E1 onlyAppCards']);
		expect(after('setup', { events: 'none' }).broken(charter)).toEqual([
			'PTC-T2 noEvents',
			'PTC-E1 noEvents'
		]);
		expect(paid().broken(charter)).toEqual([]);
	});
	it('PTC-E1 in every step, around an epidemic too, but not before the setup', () => {
		const skip = custom({ effect: 'skip' });
		expect(after('', table).broken(skip)).toEqual(['PTC-T2 setUpFirst', 'PTC-S1 setUpFirst']);
		for (const line of ['', '\nA next give', '\nA next cure', '\nA next infect']) {
			expect(after(`setup\nA roll fly fly fly fly fly${line}`).broken(skip)).toEqual([]);
		}
		const epidemic = after('setup\nA roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(epidemic.broken(skip)).toEqual([]);
	});
	it('PTC-E2 only an open card', () => {
		expect(paid().broken(event('slowdown', 'red red blue'))).toEqual([
			'PTC-E2 notOpen',
			'PTC-E5 markerAtStart'
		]);
	});
	it('PTC-E3 the exact price', () => {
		expect(paid().broken(event('summit', 'red', { region: 2 }))).toEqual(['PTC-E3 wrongPrice']);
		expect(paid().broken(event('summit', 'red blue', { region: 2 }))).toEqual([]);
		expect(paid().broken(event('summit', 'blue red', { region: 2 }))).toEqual([]);
	});
	it('PTC-E4 paid with what lies there, and before the effect', () => {
		expect(paid().broken(event('summit', 'blue blue', { region: 2 }))).toEqual(['PTC-E4 notAtCdc']);
		const state = paid().after(event('charter', 'red', { player: 2, region: 4 }));
		expect([seen(state).cdc.red, seen(state).bag.red]).toEqual([1, 8]);
		const last = paid({ open: ['swab-drive'], centre: [7, 0, 0, 0] });
		expect(last.broken(event('swab-drive', 'red', { colour: 'red' }))).toEqual([]);
		expect(last.broken(event('swab-drive', 'blue', { colour: 'red' }))).toEqual(['PTC-E5 tooFewAt']);
	});
	it('PTC-E3 PTC-E4 what pays for it where there is no choice', () => {
		const pays = (cost: number) => onlyPayment(stateOf(paid()), { cost });
		expect([pays(3), pays(4), pays(5)]).toEqual([null, ['red', 'red', 'blue', 'black'], null]);
		expect(onlyPayment(stateOf(paid({ cdc: [0, 0, 0, 0] })), { cost: 0 })).toEqual([]);
	});
	it('PTC-E6 no outbreak check, and no epidemic when the marker goes back', () => {
		const state = after(['setup', 'put 4 red bag 1', custom({ effect: 'back', spaces: 1 })], {
			...table,
			start: 5
		});
		expect(seen(state)).toMatchObject({ outbreaks: 0, epidemics: 0, space: 4 });
	});
	it('PTC-E7 a new card at once: first what nobody has seen, then the oldest', () => {
		const used = paid().after(event('charter', 'red', { player: 0, region: 2 }));
		expect(used.status).toMatchObject({ phase: 'reveal', awaits: [{ do: 'reveal' }] });
		expect(used.broken('B roll fly fly fly fly fly')).toEqual(['PTC-T2 revealFirst', 'PTC-E7 revealFirst']);
		expect(used.broken(event('summit', 'blue black', { region: 2 }))).toEqual([
			'PTC-T2 revealFirst',
			'PTC-E7 revealFirst'
		]);
		expect(used.broken('reveal charter')).toEqual(['PTC-E7 seenBefore']);
		expect(used.broken('reveal summit')).toEqual(['PTC-E7 seenBefore']);
		expect(used.broken('reveal reagents')).toEqual([]);
		const under = [
			'slowdown',
			'shipment',
			'swab-drive',
			'quiet-days',
			'reagents',
			'second-wind',
			'field-hospital'
		];
		const allSeen = paid({ used: under }).after(event('charter', 'red', { player: 0, region: 2 }));
		expect(allSeen.broken('reveal charter')).toEqual(['PTC-E7 notTheOldest']);
		expect(allSeen.broken('reveal slowdown')).toEqual([]);
	});
});
