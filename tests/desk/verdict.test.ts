/** A verdict as a card: what it says, and what the other answer of a ruling would have said. */
import { describe, expect, it } from 'vitest';
import { verdictBook } from '../../src/lib/print/verdict.ts';
import { words as common } from '../../src/lib/i18n/common/en.ts';
import { words as desk } from '../../src/lib/i18n/desk/en.ts';
import { words as editions } from '../../src/lib/i18n/editions/en.ts';
import { loadWords } from '../../src/lib/games.ts';
import type { Move, Table } from '../../src/lib/table/record.ts';
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
