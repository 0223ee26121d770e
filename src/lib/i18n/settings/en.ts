/** Settings, privacy and the self-check. */
import type { Talk } from '../talk.ts';

export const words = {
	title: 'Settings',
	language: 'Language',
	theme: 'Appearance',
	themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
	awake: 'Keep the screen awake while a table is open',
	textSize: 'Text size',
	textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
	hand: 'The hand that taps',
	hands: { right: 'Right', left: 'Left' },
	rollForMe: 'No dice at hand: offer to roll for me',
	haptics: 'A short buzz for each move',
	sounds: 'Soft sounds for each move',
	names: 'Remembered names',
	namesHelp: 'Offered when you start a table. They stay on this device.',
	forget: ({ name }: { name: string }) => `Forget ${name}`,
	storage: 'Storage',
	used: ({ used, granted }: { used: string; granted: string }) =>
		`Pipsheet uses ${used} of the ${granted} that the browser grants.`,
	usedUnknown: 'The browser does not say how much room there is.',
	persisted: 'Protected: the browser will not clear your tables on its own.',
	notPersisted: 'Not protected: when space runs short, the browser may clear your tables. Keep a backup.',
	protect: 'Ask for protection',
	protectRefused: 'The browser did not agree. It often does once the app is installed.',
	erase: {
		title: 'Delete everything',
		text: 'Removes all tables, names, own editions and settings from this device. Without a backup nobody can bring them back.',
		backup: 'Save a backup first',
		meant: 'I have a backup, or I need none',
		now: 'Delete everything now',
		failed: 'It could not be deleted. Another tab may be using it: close it and try again.'
	},
	app: 'App',
	installed: 'Pipsheet is installed.',
	installHow: 'To install it, open the browser’s menu and choose “Install” or “Add to home screen”.',
	tour: 'Short tour',
	history: 'History and statistics',
	backup: 'Backup',
	selfcheck: 'Self-check',
	privacy: 'Privacy',
	licences: 'Licences',
	licencesText:
		'Pipsheet is free software. It contains the work of others, with their permission; the texts of their licences are part of the app.',
	licencesLink: 'Read the licences',
	privacyText: [
		{
			title: 'Everything stays here',
			text: 'Names, tables, moves and settings are kept in this browser, on this device. Nobody else gets them: there is no account, and no server to send them to.'
		},
		{
			title: 'Nothing is fetched from elsewhere',
			text: 'On the first visit the app downloads its own files from the address you opened. After that it needs no network. It loads nothing from other companies, and its security policy forbids it to.'
		},
		{
			title: 'No tracking, no cookies',
			text: 'Nobody counts visits, no cookies are set, and nothing reports what you do.'
		},
		{
			title: 'You decide what leaves the device',
			text: 'A table leaves this device only when you show its code, send its link, print it or save it as a file. What you hand over contains the names of the players.'
		},
		{
			title: 'Camera',
			text: 'The camera is used only while you scan a code. The pictures are read on the device and thrown away at once.'
		},
		{
			title: 'Taking it all away',
			text: 'Delete single tables on the start page. “Delete everything” in the settings removes all there is; so does clearing this site’s data in your browser. What was deleted that way cannot be brought back without a backup.'
		}
	],
	check: {
		intro: 'What this app finds on this device. The report contains no names and nothing of your tables.',
		version: 'Version',
		browser: 'Browser',
		language: 'Language',
		offline: 'Works offline',
		offlineYes: ({ cached, expected }: { cached: number; expected: number }) =>
			`Yes: ${cached} of ${expected} files are on this device`,
		offlinePart: ({ cached, expected }: { cached: number; expected: number }) =>
			`Not yet: ${cached} of ${expected} files are on this device. Stay online a moment and reload.`,
		offlineNo: 'No: this browser or address does not allow it',
		storage: 'Storage',
		protection: 'Protection from clearing',
		tables: 'Tables',
		tableCount: ({ running, finished }: { running: number; finished: number }, talk: Talk) =>
			`${talk.number(running)} in progress, ${talk.number(finished)} finished`,
		database: 'Database',
		databaseWorks: 'A test entry was written and read back',
		databaseFails: ({ message }: { message: string }) => `Does not work: ${message}`,
		camera: 'Camera',
		cameraYes: ({ count }: { count: number }, talk: Talk) =>
			talk.plural(count, { one: 'One camera found', other: `${talk.number(count)} cameras found` }),
		cameraNo: 'No camera found; codes can still be typed or opened as links',
		awake: 'Keeping the screen awake',
		awakeRefused: 'Possible, but refused now (battery saver?)',
		yes: 'Yes',
		no: 'No',
		unknown: 'The browser does not say',
		checking: 'Checking …',
		again: 'Check again',
		copy: 'Copy the report',
		copied: 'Copied.',
		copyFailed: 'Copying was not allowed: select the text below.'
	}
};

export type SettingsWords = typeof words;
