/** Role cards and a rate track of the table's own: how they are asked for, and how the sheet shows the track. */
import { describe, expect, it } from 'vitest';
import { actions } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { doubleFaces, isFace, singleFaces } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { optionsOf } from '../../src/lib/ui/setup/agreed.ts';
import { fieldFault } from '../../src/lib/ui/setup/field-fault.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { after } from './lines.ts';

const table = { events: 'table' };
const long = { dice: Array.from({ length: 40 }, () => 5), epidemics: [] };

describe('the sheet of an own track', () => {
	const rateMarks = (options: object, moves = 'setup'): unknown =>
		game
			.pencil(after(moves, { ...table, ...options }).state)
			.filter(({ cell }) => /^(own-)?rate\./.test(cell));
	const write = (cell: string, text: string): unknown => ({ cell, marks: [{ kind: 'write', text }] });

	it('the printed track has its marker on a space', () => {
		expect(rateMarks({ start: 23 })).toEqual([{ cell: 'rate.23', marks: [{ kind: 'marker' }] }]);
	});
	it('an own track has its space and rate written down, also beyond the printed spaces', () => {
		expect(rateMarks({ track: long, start: 39 })).toEqual([
			write('own-rate.space', '39'),
			write('own-rate.dice', '5')
		]);
	});
	it('on its skull nothing is drawn any more', () => {
		const lost = 'setup\nA roll biohazard fly fly fly fly';
		expect(rateMarks({ track: long, start: 39 }, lost)).toEqual([
			write('own-rate.space', '40'),
			{ cell: 'own-rate.dice', marks: [{ kind: 'cross' }] }
		]);
	});
	it('every cell that a mark or a complaint names is on the sheet', () => {
		const cells = new Set(
			game.edition.draw('standard').areas.flatMap((area) => area.cells.map(({ id }) => id))
		);
		const state = after('setup\nA roll fly fly fly fly fly\nA next infect', { ...table, track: long });
		for (const { cell } of game.pencil(state.state)) expect(cells).toContain(cell);
		const [tooFew] = game.check(state.state, { do: 'infect', by: 0, dice: ['red1'] } as Move);
		expect(tooFew?.cells).toEqual(['own-rate.space']);
		for (const cell of tooFew?.cells ?? []) expect(cells).toContain(cell);
	});
});

describe('the set-up screen', () => {
	const unfit = (chosen: Record<string, unknown>): unknown => {
		const options = optionsOf(game.options, 2, { chosen, rulings: {}, sheets: null });
		const found = fieldFault(game, ['Ana', 'Bo'], options);
		return found && [found.field, found.fault.path, found.fault.say.key];
	};
	it('hands on what its forms were given', () => {
		const roleCards = { medic: { dice: 3, faces: ['fly', 'fly', 'fly', 'fly', 'fly', 'fly'], powers: [] } };
		const chosen = { track: long, roleCards, start: 30 };
		expect(optionsOf(game.options, 2, { chosen, rulings: {}, sheets: null })).toEqual(chosen);
		expect(unfit(chosen)).toBeNull();
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
