import { describe, expect, it } from 'vitest';
import { bedCells, infectionCells, virusSlots } from '../../src/lib/sheets/combat-the-corona/cells.ts';
import { facts as book } from '../../src/lib/sheets/combat-the-corona/facts.ts';
import {
	readActionLine,
	readVirusLine,
	writeActionLine,
	writeVirusLine
} from '../../src/lib/sheets/combat-the-corona/lines.ts';
import type { Facts } from '../../src/lib/table/record.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { ask } from '../games.ts';
import { marksOf, refusedSetup, small, standing, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const broken = (facts: Facts): string | null => refusedSetup({ facts });
const deck = (...more: readonly string[]): Facts => ({ viruses: ['Z 1 3/1 start', 'A 1 2/1', ...more] });

describe('edition rules', () => {
	it('CTC-ED1: exactly one starting virus, copies counted', () => {
		expect(broken({ viruses: ['A 1 2/1', 'B 1 2/1'] })).toBe('CTC-ED1');
		expect(broken(deck('Y 1 3/1 start'))).toBe('CTC-ED1');
		expect(broken({ viruses: ['Z 1 3/1 start x2', 'A 1 2/1'] })).toBe('CTC-ED1');
		expect(broken(deck())).toBeNull();
	});

	it('CTC-ED2: at least one normal virus', () => {
		expect(broken({ viruses: ['Z 1 3/1 start', 'E 1 2/1 easy'] })).toBe('CTC-ED2');
	});

	it('CTC-ED3: no two virus lines have the same id, also with copies', () => {
		expect(broken(deck('A 2 3/1'))).toBe('CTC-ED3');
		expect(broken(deck('A 2 3/1 x2'))).toBe('CTC-ED3');
		expect(broken(deck('a 2 3/1'))).toBeNull();
	});

	it('CTC-ED4: at most 80 cards, copies counted', () => {
		const copies = ['B 1 1/1 x20', 'C 1 1/1 x20', 'D 1 1/1 x20'];
		expect(broken(deck(...copies, 'E 1 1/1 x18'))).toBeNull();
		expect(broken(deck(...copies, 'E 1 1/1 x19'))).toBe('CTC-ED4');
	});

	it('CTC-ED5: no two action lines have the same id', () => {
		expect(broken({ actions: ['a 6 blue', 'a 6 red'] })).toBe('CTC-ED5');
	});

	it('CTC-ED6: at least six action cards without those of the solo mode', () => {
		expect(broken({ actions: ['a 5+9 blue'] })).toBe('CTC-ED6');
		expect(broken({ actions: ['a 6 blue'] })).toBeNull();
	});

	it('CTC-ED7: the beds start on the chart', () => {
		expect(broken({ beds: [31, 30] })).toBe('CTC-ED7');
		expect(broken({ beds: [30, 30] })).toBeNull();
	});

	it('all that are broken are told, in the order of the document', () => {
		const facts = {
			viruses: ['A 1 2/1 easy', 'A 1 2/1 easy'],
			actions: ['a 2 red', 'a 2 red'],
			beds: [2, 1]
		};
		expect(broken(facts)).toBe('CTC-ED1 CTC-ED2 CTC-ED3 CTC-ED5 CTC-ED6 CTC-ED7');
	});

	it('CTC-ED7 is told before CTC-S1, and CTC-S1 before a position', () => {
		const facts = { actions: ['a 6 blue'] };
		expect(refusedSetup({ players: 3, facts: { ...facts, beds: [2, 1] } })).toBe('CTC-ED7');
		expect(refusedSetup({ players: 3, facts, from: {} })).toBe('CTC-S1');
	});
});

describe('lines of cards', () => {
	it.each([
		'A7 4 5/2 S raise x3: Crown',
		'A 1 1/0',
		'abcdEF12 20 60/30 destroy save raise S epic x20',
		'start 1 1/1 start: a: b'
	])('"%s" is a virus line', (line) => {
		expect(readVirusLine(line)).not.toBeNull();
	});

	it.each([
		'A  1 1/1',
		' A 1 1/1',
		'A 1 1/1 ',
		'A 01 1/1',
		'A 0 1/1',
		'A 21 1/1',
		'A 1 61/1',
		'A 1 0/1',
		'A 1 1/31',
		'A 1 1 /1',
		'A 1 1/1 s',
		'A 1 1/1 S S',
		'A 1 1/1 raise raise',
		'A 1 1/1 easy epic',
		'A 1 1/1 x1',
		'A 1 1/1 x02',
		'A 1 1/1 x21',
		'A 1 1/1 x2 x3',
		'A 1 1/1 : name',
		'A 1 1/1:',
		'A 1 1/1:  ',
		'A 1 1/1: a\tb',
		`A 1 1/1: ${'n'.repeat(31)}`,
		'ABCDEFGHI 1 1/1',
		'A.1 1 1/1',
		'A 1 1/1\n'
	])('"%s" is none', (line) => {
		expect(readVirusLine(line)).toBeNull();
	});

	it.each([
		['stay-home 4+2 wild: Stay at home', true],
		['a 0 red', true],
		['a 20+20 blue', true],
		['a 21 blue', false],
		['a 1+21 blue', false],
		['a 1 +2 blue', false],
		['a 1 green', false],
		['a 01 blue', false],
		['a_b 1 blue', false],
		['abcdefghijklmnopq 1 blue', false]
	])('"%s" is an action line: %s', (line, is) => {
		expect(readActionLine(line) !== null).toBe(is);
	});

	it('what is read can be written again', () => {
		const { viruses = [], actions = [] } = game.edition.standard as Record<string, string[]>;
		expect(viruses.map((line) => writeVirusLine(readVirusLine(line)!))).toEqual(viruses);
		expect(actions.map((line) => writeActionLine(readActionLine(line)!))).toEqual(actions);
		expect(writeVirusLine(readVirusLine('A7 4 5/2 x3 raise S: Crown')!)).toBe('A7 4 5/2 S raise x3: Crown');
	});

	it('copies are cards of their own', () => {
		const { viruses } = book.factsOf({ name: 'x', facts: deck('B 2 3/1 x3') });
		expect(viruses.map(({ id }) => id)).toEqual(['Z', 'A', 'B.1', 'B.2', 'B.3']);
		expect(
			table({ facts: deck('B 2 3/1 x3') })
				.after('setup')
				.malformed('A send B')
		).toBe(true);
	});
});

describe('own editions', () => {
	it('the standard facts stated answer as the standard edition does', () => {
		const { standard } = game.edition;
		for (const asked of ['status', 'marks', 'moves', 'score', 'position']) {
			const of = (sheet: unknown) =>
				ask({
					table: {
						format: 1,
						game: game.id,
						sheet,
						players: ['Ana', 'Bo'],
						moves: [{ do: 'setup', top: [] }]
					},
					ask: asked
				});
			expect(of({ name: 'In full', facts: standard })).toEqual(of('standard'));
		}
	});

	it('a refusal that is right for an own edition and wrong for the standard one', () => {
		const facts = { viruses: ['V00 1 3/1 start', 'V01 1 4/1'] };
		const rolled = (own: boolean) =>
			standing({ viruses: ['V01'] }, own ? { facts } : {}).after('A play hoard; A roll 3');
		expect(rolled(true).broken('A hit V01 3')).toEqual(['CTC-D10 tooWeak']);
		expect(rolled(false).broken('A hit V01 3')).toEqual([]);
	});

	it('ids that are words of the language are just ids', () => {
		const facts = { viruses: ['toString 1 3/1 start', 'valueOf 1 4/1'], actions: ['constructor 20 blue'] };
		const here = standing({ viruses: ['toString'], discard: { constructor: 2 } }, { facts });
		expect(here.after('A play constructor; A roll 3').broken('A hit toString 3')).toEqual([]);
		expect(marksOf(here).discard).toEqual(['constructor', 'constructor']);
	});

	it('every edition at random passes the door and has a sheet where everything has its place', () => {
		for (let seed = 0; seed < 300; seed++) {
			const facts = randomFacts(seeded(seed));
			const parsed = parseFacts(game, facts);
			expect(parsed.ok ? null : parsed.fault, JSON.stringify(facts)).toBeNull();
			const sheet = game.edition.draw({ name: 'x', facts });
			const cells = sheet.areas.flatMap((area) => area.cells);
			expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
			for (const { box } of cells) {
				expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(7);
				expect(box.x >= 0 && box.x + box.width <= sheet.page.width).toBe(true);
				expect(box.y >= 0 && box.y + box.height <= sheet.page.height).toBe(true);
			}
			const overlap = cells.find(({ box: a }, at) =>
				cells
					.slice(at + 1)
					.some(
						({ box: b }) =>
							a.x + 0.001 < b.x + b.width &&
							b.x + 0.001 < a.x + a.width &&
							a.y + 0.001 < b.y + b.height &&
							b.y + 0.001 < a.y + a.height
					)
			);
			expect(overlap?.id).toBeUndefined();
		}
	});

	it('the charts are as long as the figures say', () => {
		const sheet = game.edition.draw({ name: 'x', facts: { beds: [3, 100], lastLevel: 30 } });
		const ids = new Set(sheet.areas.flatMap(({ cells }) => cells.map(({ id }) => id)));
		expect(ids.has(bedCells.make(100)) && !ids.has(bedCells.make(101))).toBe(true);
		expect(ids.has(infectionCells.make(31)) && !ids.has(infectionCells.make(32))).toBe(true);
		expect(virusSlots(book.factsOf({ name: 'x', facts: { beds: [3, 100] } }))).toBe(14);
	});

	it('the decks are printed with every card and copy', () => {
		const [viruses, actions, tokens] = game.edition.decks?.({ name: 'x', facts: small }) ?? [];
		expect(viruses?.cards).toHaveLength(15);
		expect(actions?.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(35);
		expect(tokens?.cards.map(({ copies }) => copies)).toEqual([4, 5, 5, 1, 1]);
	});

	it('what is ours says so, what is not does not', () => {
		const notice = (facts: Facts) => game.edition.draw({ name: 'x', facts }).notice.key;
		expect([notice({}), notice(game.edition.standard), notice(small)]).toEqual([
			'notice',
			'notice',
			'noticeOwn'
		]);
	});
});
