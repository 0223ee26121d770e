import { describe, expect, it } from 'vitest';
import { readActionLine, readVirusLine } from '../../src/lib/sheets/combat-the-corona/lines.ts';
import { standard } from '../../src/lib/sheets/combat-the-corona/standard.ts';
import { readActions, readViruses } from '../../src/lib/ui/combat-the-corona/edition/pasted.ts';

/** As on a screen in German. */
const called = (key: string): string =>
	({ raise: 'Erhöhen', red: 'Rot', wild: 'Blau und Joker', start: 'Startvirus' })[key] ?? key;
const viruses = (text: string) => readViruses(text, called);
const actions = (text: string) => readActions(text, called);

describe('virus cards that somebody pastes', () => {
	it('lines as an edition writes them', () => {
		expect(viruses('A7 4 5/2 S raise x3: Crown\n\n  B 1 2/1  \r\nC 1 1/0')).toEqual({
			lines: ['A7 4 5/2 S raise x3: Crown', 'B 1 2/1', 'C 1 1/0'],
			wrong: [],
			left: ''
		});
	});

	it('columns of a spreadsheet, in the usual order', () => {
		const rows = [
			'Z\t1\t3\t1\t\t\tstart\t\tPatient',
			'A\t4\t5\t2\tx\traise, save\t\t3\tCrown',
			'B;2;3;1',
			'C,2,3,1,,,,2,Coughs, loud'
		];
		expect(viruses(rows.join('\n')).lines).toEqual([
			'Z 1 3/1 start: Patient',
			'A 4 5/2 S raise save x3: Crown',
			'B 2 3/1',
			'C 2 3/1 x2: Coughs loud'
		]);
	});

	it('columns in any order under their headings, in the words of the screen', () => {
		const rows = [
			'Name\tKürzel\tLeben\tAngriff\tStufe\tFähigkeit\tArt',
			'Rufer\tB7\t3\t1\t2\tErhöhen\tStartvirus'
		];
		expect(viruses(rows.join('\n'))).toEqual({ lines: ['B7 2 3/1 raise start: Rufer'], wrong: [], left: '' });
	});

	it('life and attack may stand in one cell', () => {
		expect(viruses('id\tlevel\tlife\tattack\tname\nH1\t8\t11/5\t\tLast wave').lines).toEqual([
			'H1 8 11/5: Last wave'
		]);
	});

	it('what is no card stays, with its line and the part that does not fit', () => {
		const text = 'A 1 2/1\nA! 1 2/1\nnonsense\nB\t21\t3\t1\nC\t2\tx\t1\nD 2 3/31\nE 2 3/1 loud\nF 2 3/1:';
		expect(viruses(text).lines).toEqual(['A 1 2/1']);
		expect(viruses(text).wrong.map(({ line, part }) => [line, part])).toEqual([
			[2, 'id'],
			[3, 'level'],
			[4, 'level'],
			[5, 'life'],
			[6, 'attack'],
			[7, 'signs'],
			[8, 'name']
		]);
		expect(viruses(text).left).toBe(text.split('\n').slice(1).join('\n'));
		const shown = viruses(text).wrong.map(({ said, from, to }) => [said, text.slice(from, to)]);
		expect(shown.map(([said]) => said)).toEqual(['A!', '', '21', 'x', '3/31', 'loud', '']);
		for (const [said, found] of shown) expect(found).toBe(said);
	});

	it('nothing is passed over that a cell says besides: it is told where it stands, under its heading', () => {
		const heading = 'Name\tKürzel\tLeben\tAngriff\tStufe\tFähigkeit\tArt\tAnzahl';
		const wrong = ['a\tG1\t3\t1\t2\tfliegt\t\t', 'b\tG2\t3\t1\t2\t\tEndgegner\t', 'c\tG3\t3\t1\t2\t\t\tdrei'];
		const text = [heading, wrong[0], 'd\tG4\t3\t1\t2\terhöhen, save\tnormal\t2', wrong[1], wrong[2]].join(
			'\n'
		);
		const found = viruses(text);
		expect(found.lines).toEqual(['G4 2 3/1 raise save x2: d']);
		expect(found.wrong.map(({ line, part, said }) => [line, part, said])).toEqual([
			[2, 'signs', 'fliegt'],
			[4, 'group', 'Endgegner'],
			[5, 'copies', 'drei']
		]);
		expect(found.wrong.map(({ from, to }) => text.slice(from, to))).toEqual(['fliegt', 'Endgegner', 'drei']);
		// so that what is put right there is read in the same columns
		expect(found.left).toBe([heading, ...wrong].join('\n'));
	});
});

describe('action cards that somebody pastes', () => {
	it('lines and columns, with the cards of the solo mode', () => {
		const text = [
			'home 4+2 wild: Stay at home',
			'hands\t5\t\tblue\tWash hands',
			'party;3;0;Rot;',
			'masks;2;;blau und Joker'
		].join('\n');
		expect(actions(text)).toEqual({
			lines: ['home 4+2 wild: Stay at home', 'hands 5 blue: Wash hands', 'party 3 red', 'masks 2 wild'],
			wrong: [],
			left: ''
		});
	});

	it('a heading, and what does not fit', () => {
		const text = 'Farbe\tKarten\tKürzel\nrot\t21\tparty\ngrün\t2\thands\nblue\t2\tno_way';
		expect(actions(text).wrong.map(({ line, part }) => [line, part])).toEqual([
			[2, 'cards'],
			[3, 'colour'],
			[4, 'id']
		]);
	});
});

it('the whole of our own decks, copied through a spreadsheet, comes back as it was', () => {
	const virusRows = standard.viruses.flatMap((line) => {
		const card = readVirusLine(line);
		if (!card) return [];
		const { id, level, life, attack, shield, skills, group, name } = card;
		const kind = group === 'normal' ? '' : group;
		return [id, level, life, attack, shield ? 'S' : '', skills.join(' '), kind, '', name ?? ''].join('\t');
	});
	const actionRows = standard.actions.flatMap((line) => {
		const kind = readActionLine(line);
		if (!kind) return [];
		const { id, count, soloExtra, colour, wild, name } = kind;
		return [id, count, soloExtra, wild ? 'wild' : colour, name ?? ''].join('\t');
	});
	expect(virusRows).toHaveLength(54);
	// the order of the words on a line says nothing
	const words = (line: string): string => line.split(/[ :]+/).sort().join(' ');
	expect(viruses(virusRows.join('\n')).lines.map(words)).toEqual(standard.viruses.map(words));
	expect(actions(actionRows.join('\n'))).toEqual({ lines: standard.actions, wrong: [], left: '' });
});
