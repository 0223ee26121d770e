/** Editions: the components that lie on somebody's table. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Editions',
	about:
		'The sheets and cards in this app are our own. If you own the published ones, enter what is printed on them once: then this app plays, judges and prints yours.',
	standard: 'Our own edition',
	standardAbout: 'Made for this app. Not the published sheet.',
	enter: 'Enter your edition',
	enterFor: ({ game }: { game: string }) => `Enter your edition of ${game}`,
	copyOf: ({ name }: { name: string }) => `Copy of ${name}`,
	firstName: 'My edition',
	received: 'received',
	unfinished: 'not finished',
	edit: 'Edit',
	copy: 'Copy',
	remove: 'Delete',
	removed: ({ name }: { name: string }) => `“${name}” is deleted.`,
	undo: 'Undo',
	redo: 'Redo',
	name: 'Name of the edition',
	nameHelp: '1 to 60 characters; it is printed on the sheet.',
	nameWrong: 'An edition needs a name of 1 to 60 characters.',
	ours: 'ours',
	yours: 'yours',
	resetField: 'Back to ours',
	asText: 'As text',
	byHand: 'By hand',
	preview: 'As it will be played and printed',
	noPreview: 'The sheet is drawn again as soon as everything fits. Nothing you entered is lost.',
	fits: 'Everything fits. It can be played.',
	faults: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, {
			one: 'One thing does not work yet.',
			other: `${talk.number(count)} things do not work yet.`
		}),
	kept: 'Kept on this device as you type.',
	notKept: 'The last change could not be saved on this device. Hand the edition over or save it as a file.',
	play: 'Start a table with it',
	print: 'Print',
	hand: 'Hand over',
	handHelp: 'The other phone scans this, previews the edition and keeps it.',
	file: 'Save as a file',
	missing: 'This edition is not on this device.',
	choose: 'Edition',
	chooseHelp: 'Which sheet or cards lie on the table?',
	foundTitle: ({ game }: { game: string }) => `An edition of ${game}`,
	keep: 'Keep this edition',
	known: ({ name }: { name: string }) => `You have it already, as “${name}”.`,
	changed: ({ name }: { name: string }) =>
		`You have another edition called “${name}”. This one is kept beside it.`
};

export type EditionsWords = typeof words;
