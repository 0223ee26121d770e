/** What is agreed changes in the middle of a game: what other rulings would have decided, and what stays on the sheets. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { judgedOtherwise } from '../../src/lib/ui/desk/otherwise.ts';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { hanging } from '../fight-the-virus/hanging.ts';
import { gameOf } from '../games.ts';

const virus = gameOf('fight-the-virus');

describe('other rulings', () => {
	it('are followed by the list of all earlier moves that they would have judged otherwise', () => {
		const found = judgedOtherwise(virus, hanging, { rulings: { 'FTV-R4': 'a' } });
		expect(found.map(({ at, rules }) => [at, rules])).toEqual([
			[2, ['FTV-T3']],
			[8, ['FTV-T3']]
		]);
	});
	it('that change nothing give no list', () => {
		expect(judgedOtherwise(virus, hanging, { rulings: { 'FTV-R4': 'b', 'FTV-R9': 'b' } })).toEqual([]);
	});
});

/** A table that was played to its end, and what another answer would have refused. */
const played: readonly (readonly [
	string,
	string,
	Readonly<Record<string, string>>,
	readonly (readonly [number, string])[]
])[] = [
	['clinic-covid-19', 'solo-tactical', { 'CLN-R3': 'b' }, [[10, 'CLN-R3']]],
	['combat-the-corona', 'solo-beginner-lost', { 'CTC-R8': 'b' }, [[35, 'CTC-D6']]],
	[
		'fight-the-virus',
		'two-players',
		{ 'FTV-R3': 'b' },
		[
			[41, 'FTV-G1'],
			[141, 'FTV-G1']
		]
	],
	[
		'pandemic-the-cure',
		'lost-bag',
		{ 'PTC-R2': 'b' },
		[
			[152, 'PTC-T2'],
			[168, 'PTC-T2']
		]
	],
	['prototype-c19', 'alone', { 'PC19-R1': 'b' }, [[50, 'PC19-U5']]]
];

describe.each(played)('in the middle of %s', (id, golden, rulings, refused) => {
	const game = gameOf(id);
	const file = new URL(`../${id}/golden/${golden}.json`, import.meta.url);
	const { table } = JSON.parse(readFileSync(file, 'utf8')) as { table: Table };

	it(`${Object.keys(rulings).join()} is changed, with the list of the moves that it judges otherwise`, () => {
		const found = judgedOtherwise(game, table, { ...table.options, rulings });
		expect(found.map(({ at, rules }) => [at, rules[0]])).toEqual(refused);
	});

	it('a mark is corrected: the game goes on from the sheet as it was written, and one step takes it back', () => {
		const { states } = replay(game, table).line;
		const from = states
			.slice(0, states.length / 2)
			.map((state) => game.position.of(state))
			.findLast((position) => position !== null);
		if (!from) throw new Error('never between two turns');
		const { players, options = {}, sheet } = table;
		const paper = new Paper(game, { players, options, sheet, from });
		const before = JSON.stringify(paper.pencil);
		const pens = [...paper.entryOf(0).cells.values()].flat().filter((pen) => paper.isOpen(pen));
		// a pen that writes something else than what stands there
		const changed = pens.some((pen) => {
			const now = paper.read(pen);
			return paper.write(pen, now === pen.least ? pen.least + 1 : pen.least);
		});
		expect(changed).toBe(true);
		expect(JSON.stringify(paper.pencil)).not.toBe(before);
		const { line } = paper;
		expect(line && game.awaits(stateOf(line)).length).toBeGreaterThan(0);
		paper.undo();
		expect(JSON.stringify(paper.pencil)).toBe(before);
	});
});

describe('what is agreed changes while a game is copied', () => {
	const game = gameOf('combat-the-corona');
	const pieces = { hospitals: 0, dieTokens: 0, spaces: [], discard: {}, viruses: ['V01'], defeated: ['V00'] };
	const copied = { players: ['Ana'], options: {}, sheet: 'standard' } as const;
	const options = { rulings: { 'CTC-R8': 'b' } };
	const standing = { beds: 7, infection: 5, ...pieces, player: 0, turn: 12 };

	it('no shield lies on the table: that is said otherwise with CTC-R8 b', () => {
		const paper = new Paper(game, { ...copied, from: { ...standing, shields: 0 } });
		expect(paper.unfit({ options })).toBeNull();
		paper.agree({ options });
		expect(paper.position).toEqual({ ...standing, shields: [] });
	});
	it('what does not fit is told, and all else stays', () => {
		const paper = new Paper(game, { ...copied, from: { ...standing, shields: 2 } });
		expect(paper.unfit({ options })).not.toBeNull();
		paper.agree({ options });
		expect(paper.position).toEqual({ ...standing, shields: [] });
	});
});
