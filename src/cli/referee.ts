/** The referee on the command line: one JSON request a line in, one JSON answer a line out, in order. */
import { words as faults } from '../lib/i18n/faults/en.ts';
import { loadReferee } from '../lib/referee.ts';
import type { Answer } from '../lib/table/referee.ts';
import { linesOf } from './lines.ts';

const LONGEST_LINE = 1024 * 1024;
const FLUSH_AT = 64 * 1024;

const { ask } = await loadReferee();

function answerLine(line: string | null): Answer {
	if (line === null) return { error: { because: faults.tooLong } };
	let data: unknown;
	try {
		data = JSON.parse(line);
	} catch {
		return { error: { because: faults.notJson } };
	}
	return ask(data);
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
