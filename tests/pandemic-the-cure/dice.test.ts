/** What dice can show. */
import { describe, expect, it } from 'vitest';
import { after } from './lines.ts';
import { rolled } from './openings.ts';

const table = { events: 'table' };

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
