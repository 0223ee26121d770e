/** The referee on the command line: one JSON request a line in, one JSON answer a line out, in order. */
import { gameIds, loadGame, loadWords } from '../lib/games.ts';
import { faultInWords } from '../lib/i18n/fault-words.ts';
import { words as faults } from '../lib/i18n/faults/en.ts';
import { inWords } from '../lib/i18n/game-words.ts';
import { talkIn } from '../lib/i18n/talk.ts';
import type { AnyGame } from '../lib/table/game.ts';
import { answer, type Answer, type Voice } from '../lib/table/referee.ts';
import { linesOf } from './lines.ts';

const LONGEST_LINE = 1024 * 1024;
const FLUSH_AT = 64 * 1024;

const games = new Map<string, AnyGame>();
const words = new Map<string, Awaited<ReturnType<typeof loadWords>>>();
await Promise.all(
	gameIds.map(async (id) => {
		games.set(id, await loadGame(id));
		words.set(id, await loadWords(id, 'en'));
	})
);

const known = {
	ids: [...gameIds] as string[],
	get(id: string): AnyGame {
		const game = games.get(id);
		if (!game) throw new Error(`no game "${id}"`);
		return game;
	}
};

const nobody = talkIn('en', []);
const voice: Voice = {
	because: (game, { say }, { players, sheet = 'standard' }) => {
		const names = game.names?.(sheet) ?? {};
		return inWords(words.get(game.id)?.sentences ?? {}, say, {
			...nobody,
			player: (by) => players[by] ?? '',
			called: (id, otherwise) => names[id] ?? otherwise
		});
	},
	fault: (fault) => faultInWords(faults, fault, nobody)
};

function answerLine(line: string | null): Answer {
	if (line === null) return { error: { because: faults.tooLong } };
	let data: unknown;
	try {
		data = JSON.parse(line);
	} catch {
		return { error: { because: faults.notJson } };
	}
	return answer(known, voice, data);
}

/** A few tables have more legal moves than one text can hold. */
function inText(said: Answer): string {
	try {
		return JSON.stringify(said);
	} catch {
		failed = true;
		return JSON.stringify({ error: { because: faults.tooMuch } });
	}
}

let failed = false;
let pending = '';
const flush = async (): Promise<void> => {
	const chunk = pending;
	pending = '';
	if (chunk && !process.stdout.write(chunk))
		await new Promise((resolve) => process.stdout.once('drain', resolve));
};

// a reader that goes away (head, a closed pipe) is no reason for a stack trace
process.stdout.on('error', () => process.exit(1));

for await (const batch of linesOf(process.stdin, LONGEST_LINE)) {
	for (const line of batch) {
		const said = answerLine(line);
		if ('error' in said) failed = true;
		pending += `${inText(said)}\n`;
		if (pending.length > FLUSH_AT) await flush();
	}
	await flush();
}
process.exitCode = failed ? 1 : 0;
