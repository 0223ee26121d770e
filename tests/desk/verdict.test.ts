/** A verdict as a card: what it says, and what the other answer of a ruling would have said. */
import { describe, expect, it } from 'vitest';
import { verdictBook } from '../../src/lib/print/verdict.ts';
import { words as common } from '../../src/lib/i18n/common/en.ts';
import { words as desk } from '../../src/lib/i18n/desk/en.ts';
import { words as editions } from '../../src/lib/i18n/editions/en.ts';
import { loadWords } from '../../src/lib/games.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import type { Move, Table } from '../../src/lib/table/record.ts';
import { toldApart } from '../../src/lib/ui/play/alternatives.ts';
import { judged } from '../../src/lib/ui/desk/judged.ts';
import { cardOf } from '../../src/lib/ui/desk/verdict-card.ts';
import { hanging } from '../fight-the-virus/hanging.ts';
import { gameOf } from '../games.ts';

const virus = gameOf('fight-the-virus');

describe('a verdict', () => {
	const asked: Table = { ...hanging, options: {}, moves: hanging.moves.slice(0, 1) };
	const move = hanging.moves[1] as Move;

	it('says what the other answer of a ruling would have decided', () => {
		const refused = judged(virus, asked, move);
		expect(refused.verdict.legal).toBe(false);
		expect(refused.otherwise).toEqual([{ ruling: 'FTV-R4', answer: 'b' }]);
		const allowed = judged(virus, { ...asked, options: { rulings: { 'FTV-R4': 'b' } } }, move);
		expect(allowed.verdict.legal).toBe(true);
		expect(allowed.otherwise).toEqual([{ ruling: 'FTV-R4', answer: 'a' }]);
	});

	const cardAbout = async (table: Table) => {
		const texts = await loadWords(virus.id, 'en');
		const about = { game: virus, question: { table, move }, told: judged(virus, table, move) };
		return cardOf(
			{ ...about, rules: ['FTV-T3'], language: 'en', title: 'Fight the Virus' },
			{ texts, desk, editions, common },
			['https://example.org/scan/#abc']
		);
	};

	it('says in words what the table answered to an open question', async () => {
		expect((await cardAbout(asked)).foot).toContain('Rulings as the app proposes them');
		const { foot } = await cardAbout({ ...asked, options: { rulings: { 'FTV-R4': 'b' } } });
		expect(foot).toContain(
			'Ruling of this table, FTV-R4: Does a 1 in testing need filled squares underneath? No, but it never touches a 1 above or below.'
		);
	});

	it('says what the table told because no paper shows it, and only where it decides', async () => {
		// an empty circle between a 2 and another number: an opposite of both, or of the one filled last (FTV-C8)
		const besideCircle = (other: number): Table => {
			const curve = [
				[null, null, null, 0, null, null, null],
				[null, null, 1, 0, 0, null, null],
				[null, 0, 2, 0, 0, 0, null],
				[1, 0, 1, 0, 0, 0, 0],
				[2, 0, other, 0, 0, 0, 0]
			];
			const from = { players: [{ by: 0, curve, circles: [[4, 1]], begun: [2, 0] }] };
			return { ...asked, from, moves: [] };
		};
		const said = 'One thing the paper does not show: which column was filled last? Column 1.';
		expect((await cardAbout(besideCircle(4))).foot).toContain(said);
		expect((await cardAbout(besideCircle(5))).foot).not.toContain(said);
		// the opposite of the 2 in column 1 is a 5, of the 4 in column 3 a 3
		const roll = { do: 'roll', by: 0, dice: [3, 5] } as Move;
		const asks = (die: number) => {
			const place = { do: 'curve', by: 0, die, cell: [4, 1] } as Move;
			return judged(virus, { ...besideCircle(4), moves: [roll] }, place);
		};
		const column3 = {
			asked: { key: 'lastColumn', values: {} },
			answer: { key: 'column', values: { column: 3 } }
		};
		expect([asks(0).verdict.legal, asks(1).verdict.legal]).toEqual([false, true]);
		expect([asks(0).toldOtherwise, asks(1).toldOtherwise]).toEqual([[column3], [column3]]);
	});

	it('tells moves that read alike once, and what is allowed once', async () => {
		const game = gameOf('prototype-c19');
		const roll = { do: 'roll', by: 0, samples: [2, 2, 2, 2, 2], mutant: 2 } as Move;
		const table: Table = { ...asked, game: game.id, moves: [roll] };
		const question = { table, move: { do: 'take', by: 0, dice: [0] } as Move };
		const told = judged(game, table, question.move);
		const texts = await loadWords(game.id, 'en');
		const card = cardOf(
			{ game, question, told, rules: [], language: 'en', title: '' },
			{ texts, desk, editions, common },
			['https://example.org/']
		);
		expect(told.verdict.legal).toBe(true);
		expect(told.instead.length).toBeGreaterThan(card.examples.length);
		expect(new Set(card.examples).size).toBe(card.examples.length);
		const lines = verdictBook(card).plates.flatMap(({ drawn }) =>
			drawn.filter((mark) => mark.kind === 'text' && mark.text === card.sentence)
		);
		expect(lines).toHaveLength(1);
	});

	it('offers what else may be done where nothing of the kind may, and equal moves once', async () => {
		const clinic = gameOf('clinic-covid-19');
		const texts = await loadWords(clinic.id, 'en');
		const table: Table = { ...asked, game: clinic.id, moves: [] };
		const question = { table, move: { do: 'ready', by: 0 } as Move };
		const told = judged(clinic, table, question.move);
		const { instead } = cardOf(
			{ game: clinic, question, told, rules: [], language: 'en', title: '' },
			{ texts, desk, editions, common },
			['https://example.org/']
		);
		expect(told.verdict.legal).toBe(false);
		expect(told.instead.length).toBeGreaterThan(0);
		expect(instead).toBe(desk.otherKinds({ count: told.instead.length }, talkIn('en', [])));
		const [first] = told.instead;
		if (!first) throw new Error('nothing is allowed');
		const other = { ...first, cells: ['elsewhere'] };
		expect(toldApart([first, { ...first }, other], ({ do: verb }) => verb)).toEqual([first, other]);
	});

	it('draws the number that was tried, and none over another one', async () => {
		const { excerpt } = await cardAbout(asked);
		expect([...(excerpt?.drawing.numbers ?? [])]).toEqual([['testing.3.0', [{ kind: 'write', text: '1' }]]]);
		const allowed = await cardAbout({ ...asked, options: { rulings: { 'FTV-R4': 'b' } } });
		expect(allowed.excerpt?.drawing.numbers.size).toBe(0);
		const written: Table = {
			...asked,
			options: { rulings: { 'FTV-R4': 'b' } },
			moves: hanging.moves.slice(0, 2)
		};
		expect((await cardAbout(written)).excerpt?.drawing.numbers.size).toBe(0);
	});

	it('is a card with move, rule, basis, edition, rules and code, in one page', async () => {
		const book = verdictBook(await cardAbout(asked));
		const lines = book.plates.flatMap(({ drawn }) =>
			drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
		);
		const said = lines.join(' ');
		expect(book.pages).toHaveLength(1);
		for (const part of [
			'Not allowed',
			'FTV-T3',
			common.basis.ours,
			'FTV-R4',
			'version 2 of the rules',
			'Ana'
		])
			expect(said).toContain(part);
	});
});
