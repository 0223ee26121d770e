/** Every game has the files of the plan (ARCHITECTURE.md), and what is free is free for areas only. */
import { existsSync, readdirSync } from 'node:fs';
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
	/** What may be there besides. */
	readonly may?: readonly string[];
}

const plan: Readonly<Record<string, Planned>> = {
	'src/lib/sheets/GAME': { needs: ['facts.ts', 'edition-rules.ts', 'cells.ts', 'texts.ts', 'draw.ts'] },
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
			'pencil.ts',
			'position.ts',
			'doubts.ts',
			'entry.ts'
		]
	},
	'src/lib/ui/GAME': { needs: ['box.ts', 'controls.ts', 'hand.svelte.ts', 'Tray.svelte'] },
	'src/lib/i18n/games/GAME': {
		needs: ['index.ts', 'words.ts', 'labels.ts', ...languages],
		only: true
	},
	'tests/GAME': {
		needs: ['lines.ts', 'edition.test.ts', 'position.test.ts', 'golden.test.ts', 'golden', 'perft.test.ts']
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
		'reasons.ts'
	],
	may: ['edition.ts'],
	only: true
};

/** Names of earlier dialects: whoever brings one back finds the plan. */
const gone = /^(check|apply|judge|flow|legal|awaits|chance|highlights|share|sheet|cell-ids|places)\.ts$/;

function compare(folder: string, { needs, only, may = [] }: Planned): void {
	const files = filesIn(folder);
	expect(
		needs.filter((file) => !files.includes(file)),
		`${folder} lacks`
	).toEqual([]);
	if (!only) return;
	expect(
		files.filter((file) => !needs.includes(file) && !may.includes(file)),
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

	it('the names of earlier dialects are gone', () => {
		expect(filesIn(`src/lib/validators/${id}`).filter((file) => gone.test(file))).toEqual([]);
		expect(filesIn(`src/lib/sheets/${id}`).filter((file) => gone.test(file))).toEqual([]);
	});
});
