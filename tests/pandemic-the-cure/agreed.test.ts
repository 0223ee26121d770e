/** What can be agreed on. */
import { describe, expect, it } from 'vitest';
import { refusedSetup } from './lines.ts';
import { facts } from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { actions, doubleFaces, isFace, singleFaces } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import type { Edition, Options } from '../../src/lib/table/record.ts';
import { agree, isOurCard } from '../../src/lib/validators/pandemic-the-cure/agreed.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { optionsOf, valuesOn } from '../../src/lib/ui/setup/agreed.ts';
import { fieldFault } from '../../src/lib/ui/setup/field-fault.ts';

const long = { dice: Array.from({ length: 40 }, () => 5), epidemics: [] };

describe('options', () => {
	const card = { dice: 5, faces: Array.from({ length: 6 }, () => 'fly'), powers: [] };
	it.each<[string, unknown]>([
		['nothing', {}],
		['a ruling', { rulings: { 'PTC-R6': 'b' } }],
		['an own card', { roleCards: { medic: { ...card, dice: 8, powers: ['arrival', 'cure-11'] } } }],
		['a track of one space', { track: { dice: [12], epidemics: [] }, start: 0 }],
		['the last space before the skull', { start: 23 }],
		['the second player first', { first: 1 }]
	])('%s', (_, options) => {
		expect(refusedSetup({ options: options as object }) === null).toBe(true);
	});
	it.each<[string, unknown]>([
		['an unknown option', { level: 3 }],
		['an unknown ruling', { rulings: { 'PTC-R8': 'a' } }],
		['an unknown answer', { rulings: { 'PTC-R1': 'c' } }],
		['an unknown role', { roles: ['medic', 'nurse'] }],
		['a card of an unknown role', { roleCards: { nurse: card } }],
		['a card with five faces', { roleCards: { medic: { ...card, faces: card.faces.slice(1) } } }],
		['a card without powers', { roleCards: { medic: { dice: 5, faces: card.faces } } }],
		['nine dice', { roleCards: { medic: { ...card, dice: 9 } } }],
		['an unknown power', { roleCards: { medic: { ...card, powers: ['fly'] } } }],
		['a track without epidemics named', { track: { dice: [2] } }],
		['an epidemic on the start of the track', { track: { dice: [2, 2], epidemics: [0] } }],
		['an epidemic on the skull', { track: { dice: [2, 2], epidemics: [2] } }],
		['the same epidemic twice', { track: { dice: [2, 2, 2], epidemics: [1, 1] } }],
		['no rate', { track: { dice: [], epidemics: [] } }],
		['forty-one spaces', { track: { dice: Array.from({ length: 41 }, () => 2), epidemics: [] } }],
		['a rate of 13', { track: { dice: [13], epidemics: [] } }],
		['a start on the skull', { start: 24 }],
		['a first player who is not there', { first: 2 }],
		['sheets, which only competitive games have', { sheets: [0] }]
	])('no %s', (_, options) => {
		expect(refusedSetup({ options: options as object }) === null).toBe(false);
	});
});

describe('the set-up screen', () => {
	const handedOn = (chosen: Record<string, unknown>, sheet: Edition = 'standard'): Options =>
		optionsOf(game, 2, { chosen, rulings: {}, sheets: null, sheet });
	const unfit = (chosen: Record<string, unknown>, sheet: Edition = 'standard'): unknown => {
		const found = fieldFault(game, ['Ana', 'Bo'], handedOn(chosen, sheet), sheet);
		return found && [found.field, found.fault.path, found.fault.say.key];
	};
	it('hands on what its forms were given', () => {
		const roleCards = { medic: { dice: 3, faces: ['fly', 'fly', 'fly', 'fly', 'fly', 'fly'], powers: [] } };
		const chosen = { track: long, roleCards, start: 30 };
		expect(handedOn(chosen)).toEqual(chosen);
		expect(unfit(chosen)).toBeNull();
	});
	it('offers the roles of the edition, and forgets no choice that was made on another', () => {
		const [plain] = facts.factsOf('standard').roles;
		const pilot = { ...plain, id: 'pilot', name: 'Pilot' };
		const sheet = { name: 'Ours', facts: { roles: [pilot] } };
		const roles = game.options.find(({ name }) => name === 'roles');
		if (roles?.kind !== 'perPlayer') throw new Error('no roles');
		expect(valuesOn(roles, 'standard')).toContain('medic');
		expect(valuesOn(roles, sheet)).toEqual(['pilot', 'plain']);
		const chosen = { roles: ['medic', 'pilot'] };
		expect(handedOn(chosen, sheet)).toEqual({ roles: ['plain', 'pilot'] });
		expect(unfit(chosen, sheet)).toBeNull();
		expect(handedOn(chosen)).toEqual({ roles: ['medic', 'plain'] });
	});
	it('tells a start beyond the track of the edition', () => {
		expect(unfit({ start: 5 })).toBeNull();
		expect(unfit({ start: 5 }, { name: 'Ours', facts: { track: '2b 2s 2eh' } })).toEqual([
			'start',
			'',
			'integer'
		]);
	});
	it.each<[string, Record<string, unknown>, unknown]>([
		[
			'a space that is no number',
			{ track: { dice: [2, NaN], epidemics: [] } },
			['track', 'dice[1]', 'integer']
		],
		['a track without spaces', { track: { dice: [], epidemics: [] } }, ['track', 'dice', 'list']],
		['a start beyond the printed track', { start: 24 }, ['start', '', 'integer']],
		[
			'a start beyond an own track',
			{ start: 2, track: { dice: [2, 2], epidemics: [] } },
			['start', '', 'integer']
		],
		['a role twice', { roles: ['medic', 'medic'] }, ['roles', '', 'unique']]
	])('%s is told at its field', (_, chosen, told) => {
		expect(unfit(chosen)).toEqual(told);
	});
	it('offers every face that a card can have, each once', () => {
		const offered = [...singleFaces, ...doubleFaces];
		expect(offered.every(isFace)).toBe(true);
		expect(new Set(offered.map((face) => face.split('/').sort().join('/'))).size).toBe(offered.length);
		const pairs = actions.flatMap((one) => actions.map((other) => `${one}/${other}`)).filter(isFace);
		expect(doubleFaces).toHaveLength(pairs.length / 2);
	});
});

describe('whose card it is', () => {
	const { roles } = facts.factsOf('standard');
	const medic = { roles: ['medic', 'plain'] };
	const setup = (options: Options, stated: object = {}) => ({
		players: ['Ana', 'Bo'],
		options,
		sheet: { name: 'Ours', facts: stated } as Edition
	});
	const isOurs = ({ sheet, ...others }: ReturnType<typeof setup>): boolean =>
		isOurCard(agree({ ...others, sheet }, facts.factsOf(sheet)), 0);

	it('a card that an edition repeats is still our own', () => {
		expect(isOurs(setup(medic))).toBe(true);
		expect(isOurs(setup(medic, { roles: structuredClone(roles) }))).toBe(true);
	});
	it('a card with another face is theirs, by the edition or by the table', () => {
		const other = roles.map((role) => (role.id === 'medic' ? { ...role, dice: role.dice - 1 } : role));
		expect(isOurs(setup(medic, { roles: other }))).toBe(false);
		const card = { dice: 5, faces: Array.from({ length: 6 }, () => 'fly'), powers: [] };
		expect(isOurs(setup({ ...medic, roleCards: { medic: card } }))).toBe(false);
	});
});
