/** Backup, import and damaged tables. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Backup',
	tables: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'No tables',
			one: 'One table',
			other: `${talk.number(count)} tables`
		}),
	moves: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'no moves', one: 'one move', other: `${talk.number(count)} moves` }),
	progress: ({ done, of }: { done: number; of: number }, talk: Talk) =>
		`${talk.number(done)} of ${talk.number(of)}`,
	save: 'Save',
	saveHelp:
		'A file with everything in it: names, agreements, moves and your editions. Keep it somewhere safe.',
	saveAll: 'Save everything as a file',
	saveThis: 'Save this table as a file',
	nothingToSave: 'There is nothing to save yet.',
	saved: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One table was written into the file.',
			other: `${talk.number(count)} tables were written into the file.`
		}),
	bring: 'Bring back',
	bringHelp: 'Choose a backup. You see what is in it before anything is kept.',
	choose: 'Choose a file',
	reading: 'Looking into the file …',
	empty: 'There is nothing in this file.',
	relations: {
		new: 'New here',
		same: 'Already here',
		longer: 'Further than yours',
		older: 'Yours is further',
		different: 'Played on differently',
		faulty: 'Not readable as a whole'
	},
	relationHelp: {
		new: 'will be added.',
		same: 'will be left alone.',
		longer: 'go on where yours end.',
		older: 'end before yours do, and will be left alone.',
		different: 'began like yours, or have its number, and went another way.',
		faulty: 'are faulty. Nothing of them is kept unless you say so.'
	},
	choices: {
		longer: { replace: 'Continue mine', both: 'Keep both', skip: 'Leave mine alone' },
		different: { replace: 'Replace mine', both: 'Keep both', skip: 'Leave mine alone' }
	},
	keepParts: 'Keep the moves that can be read, as new tables',
	more: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'and one more', other: `and ${talk.number(count)} more` }),
	bringNow: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			zero: 'Nothing to keep',
			one: 'Keep one table',
			other: `Keep ${talk.number(count)} tables`
		}),
	bringing: 'Keeping the tables …',
	brought: ({ added, replaced, skipped }: { added: number; replaced: number; skipped: number }, talk: Talk) =>
		`Added: ${talk.number(added)}. Replaced: ${talk.number(replaced)}. Left out: ${talk.number(skipped)}.`,
	stopped: {
		silent: 'Then the device did not answer any more. What was counted is kept.',
		full: 'Then this device had no room left. What was counted is kept.',
		'newer-version': 'Then a newer Pipsheet took over. Reload and choose the file again.',
		broken: 'Then the browser could not write any more. What was counted is kept.'
	},
	tooBig: 'This file is too big to be a backup of Pipsheet.',
	newer: 'This backup was made by a newer Pipsheet. Update the app, then try again.',
	failed: ({ message }: { message: string }) => `That did not work: ${message}`,
	check: 'Check all tables',
	checkHelp: 'Reads every table and replays it by its rules. Damaged ones are listed with what can be saved.',
	checking: 'Checking the tables …',
	allWell: 'All tables are in order.',
	damaged: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One table is damaged. The others are in order.',
			other: `${talk.number(count)} tables are damaged. The others are in order.`
		}),
	saveable: ({ count, of }: { count: number; of: number }, talk: Talk) =>
		`${talk.number(count)} of ${talk.number(of)} moves can be saved.`,
	notSaveable: 'No move can be saved, but what lies in the database can be kept as a file.',
	rescue: 'Save what stands as a new table',
	rescued: 'Saved as a new table.',
	open: 'Open it',
	raw: 'Keep the raw data as a file',
	delete: 'Delete the damaged table',
	deleted: 'Deleted.',
	editions: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'One edition', other: `${talk.number(count)} editions` }),
	editionsAre: {
		new: 'will be added; nothing of yours is replaced.',
		same: 'already here: will be left alone.',
		faulty: 'not readable: will be left out.'
	},
	bringEditions: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: 'Keep one edition', other: `Keep ${talk.number(count)} editions` }),
	broughtEditions: ({ count }: { count: number }, talk: Talk) => `Editions added: ${talk.number(count)}.`,
	savedEditions: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One edition was written into the file.',
			other: `${talk.number(count)} editions were written into the file.`
		}),
	unknownGame: 'Unknown game'
};

export type StoreWords = typeof words;
