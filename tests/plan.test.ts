/** Every game has the files of the plan (ARCHITECTURE.md), and what is free is free for areas only. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../src/lib/games.ts';
import { languages } from '../src/lib/i18n/talk.ts';

const root = join(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
	existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];

/** `only`: nothing else may be there. */
interface Planned {
	readonly needs: readonly string[];
	readonly only?: true;
}

const plan: Readonly<Record<string, Planned>> = {
	'src/lib/sheets/GAME': {
		needs: ['facts.ts', 'limits.ts', 'edition-rules.ts', 'cells.ts', 'texts.ts', 'draw.ts', 'accent.ts']
	},
	'src/lib/validators/GAME': {
		needs: [
			'game.ts',
			'rulebook.ts',
			'sentences.ts',
			'agreed.ts',
			'moves.ts',
			'state.ts',
			'turn.ts',
			'deeds.ts',
			'marks.ts',
			'status.ts',
			'score.ts',
			'explain.ts',
			'tells.ts',
			'pencil.ts',
			'position.ts',
			'doubts.ts',
			'entry.ts'
		]
	},
	'src/lib/ui/GAME': {
		needs: [
			'box.ts',
			'controls.ts',
			'hand.svelte.ts',
			'held.ts',
			'notes.ts',
			'Tray.svelte',
			'scene.svg',
			'edition'
		]
	},
	'src/lib/ui/GAME/edition': { needs: ['Editor.svelte'] },
	'src/lib/i18n/games/GAME': {
		needs: ['index.ts', 'words.ts', 'labels.ts', ...languages],
		only: true
	},
	'tests/GAME': {
		needs: [
			'lines.ts',
			'random-facts.ts',
			'edition.test.ts',
			'position.test.ts',
			'turn.test.ts',
			'tells.test.ts',
			'golden.test.ts',
			'golden',
			'perft.test.ts'
		]
	}
};

const wordFiles: Planned = {
	needs: [
		'index.ts',
		'cover.ts',
		'titles.ts',
		'texts.ts',
		'rulings.ts',
		'options.ts',
		'sheet.ts',
		'sentences.ts',
		'moves.ts',
		'labels.ts',
		'outcome.ts',
		'entry.ts',
		'tellings.ts',
		'setup.ts',
		'aid.ts',
		'lesson.ts',
		'reasons.ts',
		'edition.ts'
	],
	only: true
};

/** Names of earlier dialects: whoever brings one back finds the plan. */
const gone =
	/^(check|apply|judge|flow|legal|awaits|chance|highlights|share|sheet|cell-ids|places|tellings|chosen)\.ts$/;

/** What these files export has the same name in every game; what they export besides is free. */
const names: Readonly<Record<string, readonly string[]>> = {
	'src/lib/sheets/GAME/facts.ts': ['Facts', 'Given', 'facts'],
	'src/lib/sheets/GAME/limits.ts': ['limits'],
	'src/lib/sheets/GAME/edition-rules.ts': ['EditionRule', 'EditionSentences', 'editionRules'],
	'src/lib/sheets/GAME/texts.ts': ['SheetText', 'words'],
	'src/lib/sheets/GAME/draw.ts': ['draw'],
	'src/lib/sheets/GAME/accent.ts': ['accent'],
	'src/lib/validators/GAME/rulebook.ts': ['rulebook', 'RuleId', 'SectionId', 'rulings', 'RulingId'],
	'src/lib/validators/GAME/sentences.ts': ['Sentences', 'refuse'],
	'src/lib/validators/GAME/agreed.ts': ['Agreed', 'options', 'agree'],
	'src/lib/validators/GAME/moves.ts': ['Verbs', 'Verb', 'Move'],
	'src/lib/validators/GAME/state.ts': ['State', 'Phase', 'begin'],
	'src/lib/validators/GAME/turn.ts': ['turn'],
	'src/lib/validators/GAME/deeds.ts': ['deeds'],
	'src/lib/validators/GAME/marks.ts': ['marks'],
	'src/lib/validators/GAME/status.ts': ['status'],
	'src/lib/validators/GAME/score.ts': ['score', 'ending'],
	'src/lib/validators/GAME/explain.ts': ['explain'],
	'src/lib/validators/GAME/tells.ts': ['Tellings', 'tells'],
	'src/lib/validators/GAME/pencil.ts': ['pencil'],
	'src/lib/validators/GAME/position.ts': ['position'],
	'src/lib/validators/GAME/doubts.ts': ['doubts'],
	'src/lib/validators/GAME/entry.ts': ['EntryText', 'entry'],
	'src/lib/validators/GAME/game.ts': ['game'],
	'src/lib/ui/GAME/box.ts': ['box'],
	'src/lib/ui/GAME/controls.ts': ['controls'],
	'src/lib/ui/GAME/held.ts': ['Held', 'nothingHeld', 'heldShape'],
	'src/lib/ui/GAME/notes.ts': ['notesOf'],
	'src/lib/i18n/games/GAME/index.ts': ['title', 'words', 'aid', 'reasons'],
	'src/lib/i18n/games/GAME/words.ts': ['Words', 'EditionWords'],
	'src/lib/i18n/games/GAME/labels.ts': ['Labels']
};

const exportedFrom = (file: string): readonly string[] =>
	[
		...readFileSync(join(root, file), 'utf8').matchAll(
			/^export (?:const|(?:async )?function\*?|class|type|interface) (\w+)/gm
		)
	].flatMap(([, name]) => name ?? []);

/** A type of the game's own under its own name: a prefix says nothing that the folder does not. */
const prefixed =
	/^(Pc|Pc19|Ptc|Ftv|Ctc|Cln|Corona|Clinic|Virus|Cure)(Move|Moves|Verbs|Words|State|Position|Facts)$/;

/** What bounds a field or a list in the markup of an editor: it comes from `limits.ts`. */
const LIMIT = /\b(?:max|most|longest|maxlength)=(?:"-?\d+"|\{-?[1-9]\d*\}|\{\{)/g;

function compare(folder: string, { needs, only }: Planned): void {
	const files = filesIn(folder);
	expect(
		needs.filter((file) => !files.includes(file)),
		`${folder} lacks`
	).toEqual([]);
	if (!only) return;
	expect(
		files.filter((file) => !needs.includes(file)),
		`${folder} has besides`
	).toEqual([]);
}

describe.each(gameIds)('%s follows the plan', (id) => {
	it.each(Object.entries(plan))('%s', (folder, planned) => {
		compare(folder.replace('GAME', id), planned);
	});

	it.each(languages)('words in %s', (language) => {
		compare(`src/lib/i18n/games/${id}/${language}`, wordFiles);
	});

	it.each(Object.entries(names))('%s says it by the same names', (file, needs) => {
		const exported = exportedFrom(file.replace('GAME', id));
		expect(needs.filter((name) => !exported.includes(name))).toEqual([]);
		expect(exported.filter((name) => prefixed.test(name))).toEqual([]);
	});

	it('cell ids are called so: researchCells.make, researchCells.read', () => {
		const text = readFileSync(join(root, `src/lib/sheets/${id}/cells.ts`), 'utf8');
		const made = [...text.matchAll(/^export const (\w+).*= (?:field|square|name)Ids\b/gm)];
		expect(made.length).toBeGreaterThan(0);
		expect(made.flatMap(([, name = '']) => (name.endsWith('Cells') ? [] : [name]))).toEqual([]);
	});

	it('facts come with the table: of the rules only game.ts and agreed.ts know the edition book', () => {
		const folder = `src/lib/validators/${id}`;
		const book = new RegExp(`import \\{[^}]*\\bfacts\\b[^}]*\\} from '[./]*sheets/${id}/facts\\.ts'`);
		const knowing = filesIn(folder).filter((file) =>
			book.test(readFileSync(join(root, folder, file), 'utf8'))
		);
		expect(knowing).toContain('game.ts');
		expect(knowing.filter((file) => file !== 'game.ts' && file !== 'agreed.ts')).toEqual([]);
	});

	it('no editor writes a limit as a number', () => {
		const folder = `src/lib/ui/${id}/edition`;
		const written = filesIn(folder).flatMap((file) =>
			[...readFileSync(join(root, folder, file), 'utf8').matchAll(LIMIT)].map(([text]) => `${file}: ${text}`)
		);
		expect(written).toEqual([]);
	});

	it('its hand is a Holding, which knows the types of the game: no screen of it casts a move or looks up labels', () => {
		const folder = `src/lib/ui/${id}`;
		const textOf = (file: string): string => readFileSync(join(root, folder, file), 'utf8');
		expect(textOf('hand.svelte.ts')).toMatch(/ extends Holding<Labels, Types> implements Hand /);
		const casting = filesIn(folder).filter(
			(file) =>
				/\.(ts|svelte)$/.test(file) &&
				/play\.(moves|log|state) as\b|labelsOf<Labels>\((hand\.)?play\)/.test(textOf(file))
		);
		expect(casting).toEqual([]);
	});

	it('no hand cuts a cell id at its dots: it has readers', () => {
		const folder = `src/lib/ui/${id}`;
		const cutting = filesIn(folder).filter(
			(file) =>
				/\.(ts|svelte)$/.test(file) &&
				/\bsplit\('\.'\)|startsWith\(['`][a-z]+\./.test(readFileSync(join(root, folder, file), 'utf8'))
		);
		expect(cutting).toEqual([]);
	});

	it('the names of earlier dialects are gone', () => {
		expect(filesIn(`src/lib/validators/${id}`).filter((file) => gone.test(file))).toEqual([]);
		expect(filesIn(`src/lib/sheets/${id}`).filter((file) => gone.test(file))).toEqual([]);
		expect(filesIn(`src/lib/ui/${id}`).filter((file) => gone.test(file))).toEqual([]);
	});
});

describe('one name, one thing', () => {
	/** Files of no game in particular, by their folder; dictionaries have one name a language by nature. */
	const shared = (readdirSync(join(root, 'src/lib'), { recursive: true }) as string[]).filter(
		(file) =>
			file.endsWith('.ts') && !file.startsWith('i18n') && !gameIds.some((id) => file.includes(`/${id}/`))
	);
	const exported = shared.flatMap((file) =>
		exportedFrom(`src/lib/${file}`).map((name) => ({ name, file, folder: file.split('/')[0] ?? '' }))
	);
	/** A shape and a text on a sheet; a type that screens do not know; a place in mm and in pixels. */
	const besides = new Set(['text', 'erase', 'Point']);

	const twice = (all: readonly { readonly name: string; readonly file: string }[]): [string, string[]][] => {
		const files = new Map<string, string[]>();
		for (const { name, file } of all) files.set(name, [...(files.get(name) ?? []), file]);
		return [...files].filter(([name, { length }]) => length > 1 && !besides.has(name));
	};

	it.each([...new Set(exported.map(({ folder }) => folder))])('%s exports no name twice', (folder) => {
		expect(twice(exported.filter((one) => one.folder === folder || one.folder === 'table'))).toEqual([]);
	});

	it.each(gameIds.flatMap((id) => ['sheets', 'validators', 'ui'].map((part) => `${part}/${id}`)))(
		'%s exports no name twice',
		(folder) => {
			const files = filesIn(`src/lib/${folder}`).filter((file) => file.endsWith('.ts'));
			const own = files.flatMap((file) =>
				exportedFrom(`src/lib/${folder}/${file}`).map((name) => ({ name, file }))
			);
			expect(twice(own)).toEqual([]);
		}
	);
});
