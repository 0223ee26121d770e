/** The desk: what other rulings would have decided, verdicts as cards, and a finished sheet counted by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verdictBook } from '../src/lib/print/verdict.ts';
import { words as common } from '../src/lib/i18n/common/en.ts';
import { words as desk } from '../src/lib/i18n/desk/en.ts';
import { words as editions } from '../src/lib/i18n/editions/en.ts';
import { doubtInWords } from '../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../src/lib/i18n/talk.ts';
import { loadWords } from '../src/lib/games.ts';
import { replay, stateOf } from '../src/lib/table/engine.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import { parseSetup } from '../src/lib/table/parse.ts';
import type { Move, Position, Table } from '../src/lib/table/record.ts';
import { Copying } from '../src/lib/ui/desk/copying.svelte.ts';
import { judged } from '../src/lib/ui/desk/judged.ts';
import { judgedOtherwise } from '../src/lib/ui/desk/otherwise.ts';
import { Paper } from '../src/lib/ui/desk/paper.svelte.ts';
import { cardOf } from '../src/lib/ui/desk/verdict-card.ts';
import { placesOf } from '../src/lib/ui/score/ranking.ts';
import { hanging } from './fight-the-virus/hanging.ts';
import { games } from './games.ts';
import { counted } from './prototype-c19/counted.ts';

const gameOf = (id: string): AnyGame => {
	const game = games.find((one) => one.id === id);
	if (!game) throw new Error(id);
	return game;
};
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
	const file = new URL(`${id}/golden/${golden}.json`, import.meta.url);
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

describe('a doubt about a sheet names its player once', () => {
	const hangs = [[0, 0], [0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0, 0], Array<number>(6).fill(0)];
	const doubted: readonly (readonly [string, string, Position])[] = [
		['fight-the-virus', 'FTV-T3', { players: [{ by: 1, testing: hangs }] }],
		['clinic-covid-19', 'CLN-A2', { round: 1, phase: 'actions', clinics: [{}, { admitted: 9 }] }],
		['prototype-c19', 'PC19-T9', counted]
	];
	it.each(doubted)('%s: %s, in every language', async (id, rule, from) => {
		const game = gameOf(id);
		const players = ['Ada', 'Bodil'];
		const setup = parseSetup(game, { players, options: {}, sheet: 'standard', from });
		if (!setup.ok) throw new Error(setup.fault.path);
		const doubt = game.position.doubts(setup.value).find((one) => one.rule === rule);
		const name = players[doubt?.by ?? -1];
		if (!doubt || name === undefined) throw new Error('no doubt about a sheet');
		for (const language of languages) {
			const told = doubtInWords(await loadWords(id, language), doubt, talkIn(language, players));
			expect(`${told.name}: ${told.sentence}`.split(name)).toHaveLength(2);
		}
	});
});

describe('a finger drawn over the sheet', () => {
	const opened = (): { paper: Paper; copying: Copying; filled: () => number } => {
		const paper = new Paper(virus, { players: ['Ann'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => virus.edition.draw('standard'));
		const squares = ['analysis.5.3', 'analysis.5.4', 'analysis.5.5'];
		const filled = (): number =>
			squares.filter((cell) => copying.pensOf(cell).some((pen) => paper.read(pen) > 0)).length;
		return { paper, copying, filled };
	};

	it('writes the same everywhere, and one step back takes it all', () => {
		const { paper, copying, filled } = opened();
		copying.tap('analysis.5.3');
		copying.press('analysis.5.4');
		copying.draw('analysis.5.4');
		copying.draw('analysis.5.5');
		copying.draw('analysis.5.3');
		copying.release();
		expect(filled()).toBe(3);
		paper.undo();
		expect(filled()).toBe(1);
		paper.undo();
		expect(filled()).toBe(0);
		expect(paper.canUndo).toBe(false);
	});
	it('is two strokes when it was lifted in between', () => {
		const { paper, copying, filled } = opened();
		for (const [from, to] of [
			['analysis.5.3', 'analysis.5.4'],
			['analysis.5.5', 'analysis.5.4']
		] as const) {
			copying.press(from);
			copying.draw(to);
			copying.release();
		}
		expect(filled()).toBe(3);
		paper.undo();
		expect(filled()).toBe(2);
	});
});

describe('lists and tracks', () => {
	it('a tap further down a list means its first free line', () => {
		const game = gameOf('combat-the-corona');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => game.edition.draw('standard'));
		copying.tap('virus.9');
		expect(copying.chosen).toBe('virus.2');
		copying.tap('virus-life.9');
		expect(copying.closed).toBe('notYet');
	});
	it('a track knows where its marker stands', () => {
		const game = gameOf('combat-the-corona');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const sheet = game.edition.draw('standard');
		const copying = new Copying(paper, () => sheet);
		const trackOf = (id: string): readonly string[] =>
			sheet.areas.flatMap((area) => (area.id === id ? copying.trackOf(area) : []));
		copying.tap('bed.12');
		expect(trackOf('beds')[copying.standsAt(trackOf('beds'))]).toBe('bed.12');
		expect(trackOf('hospitals')).toEqual([]);
	});
});

describe('a tap on a box of a counted row', () => {
	it('fills the row up to there; what is counted already only opens the pad', () => {
		const game = gameOf('clinic-covid-19');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => game.edition.draw('standard'));
		const counts = (): number[] => copying.pens.map((pen) => paper.read(pen));
		copying.tap('cured.6');
		expect(counts()).toEqual([7, 0]);
		const [infected, others] = copying.pens;
		if (!infected || !others) throw new Error('two kinds');
		paper.write(infected, 4);
		paper.write(others, 3);
		copying.tap('cured.2');
		expect(counts()).toEqual([4, 3]);
		copying.tap('cured.8');
		expect(counts()).toEqual([6, 3]);
	});
});

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
			'Ruling of this table, FTV-R4: Does a 1 in testing need filled squares underneath? No, but it never touches a 1 above or below'
		);
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

describe('a finished sheet is counted as by hand', () => {
	const scored = (game: AnyGame, players: readonly string[], from: Position) => {
		const setup = parseSetup(game, { players, options: {}, sheet: 'standard', from });
		if (!setup.ok) throw new Error(setup.fault.path);
		return game.score(game.start(setup.value));
	};

	it('Prototype C19: Health 3+3+4, Formula (2+3) doubled, Biotechnology 3+5+2, a pair, six open columns, mutant 6 × 3', () => {
		const game = gameOf('prototype-c19');
		const score = scored(game, ['Ana', 'Bo'], counted);
		const parts = { health: 10, resistant: 0, formula: 10, biotech: 10, pairs: 10, curve: 30, mutant: -18 };
		expect(score.scores[0]).toMatchObject({ parts, total: 52 });
		expect(score.scores[1]).toMatchObject({ total: 30 });
		expect(placesOf(game, score)).toEqual([1, 2]);
	});

	it('Fight the Virus: research 12, two of three flags in testing', () => {
		const testing = [
			[0, 0],
			[0, 5, 0],
			[3, 4, 2, 0],
			[2, 3, 1, 0, 0],
			[1, 2, 0, 3, 0, 0]
		];
		const score = scored(virus, ['Ana', 'Bo'], { players: [{ by: 1, research: 12, testing }] });
		expect(score.scores[1]).toMatchObject({
			parts: { research: 12, testing: 10, testingGoals: 2, curveGoals: 0 }
		});
		expect(score.result).toMatchObject({ winners: [1] });
		// the rules know no points: nobody is ranked
		expect(placesOf(virus, score)).toEqual([]);
	});

	it('Clinic: Ana cured 2 + 9, Bo 3 and lost a doctor; 14 cured, 1 + 4 dead, popularity 44 + 36', () => {
		const clinics = [
			{ popularity: 44, cured: { infected: 2, others: 9 } },
			{ popularity: 36, cured: { others: 3 }, deceased: { doctors: 1 } }
		];
		const from = { round: 6, phase: 'over', clinics, deceased: { tiles: 4 } };
		const score = scored(gameOf('clinic-covid-19'), ['Ana', 'Bo'], from);
		expect(score.scores).toMatchObject([{ total: 11 }, { total: 3 - 1 }]);
		expect(score).toMatchObject({ group: { cured: 14, deceased: 5, popularity: 80 }, result: 'strategic' });
	});

	it('Combat the Corona: seven beds are left in turn 12 at level 5, three viruses are defeated, nobody is ranked', () => {
		const game = gameOf('combat-the-corona');
		const pieces = { hospitals: 0, dieTokens: 0, shields: 0, spaces: [], discard: {} };
		const cards = { viruses: ['V01'], defeated: ['V00', 'V03', 'V07'] };
		const from = { beds: 7, infection: 5, ...pieces, ...cards, player: 1, turn: 12 };
		const score = scored(game, ['Ana', 'Bo'], from);
		expect(score.scores[0]?.parts).toEqual({ beds: 7, infection: 5, defeated: 3, turns: 12 });
		expect(score.result).toMatchObject({ outcome: 'open' });
		expect(placesOf(game, score)).toEqual([]);
	});

	it('The Cure: four cures win; of 48 dice 13 lie in regions, 3 each in the centre and the CDC, 4 on the cured card, 25 in the bag', () => {
		const regions = ['2010', '0100', '0012', '1001', '0200', '1010'].map((region) => [...region].map(Number));
		const dice = { regions, centre: [1, 1, 1, 0], cdc: [1, 0, 1, 1], samples: [{}, {}] };
		const cured = ['blue', 'red', 'black', 'yellow'];
		const open = ['charter', 'courier', 'summit'];
		const from = { current: 0, rate: 3, outbreaks: 1, cured, ...dice, pawns: [1, 3], open };
		const score = scored(gameOf('pandemic-the-cure'), ['Ana', 'Bo'], from);
		expect(score.scores[0]?.parts).toEqual({ cured: 4, outbreaks: 1, rate: 3, bag: 48 - 13 - 3 - 3 - 4 });
		expect(score.result).toMatchObject({ outcome: 'won', why: 'all-cured' });
	});
});
