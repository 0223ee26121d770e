/** Words that several screens share. */
export const words = {
	appName: 'Pipsheet',
	back: 'Back',
	close: 'Close',
	cancel: 'Cancel',
	undo: 'Undo',
	redo: 'Redo',
	menu: 'Menu',
	home: 'Tables',
	newTable: 'New table',
	rules: 'Rules',
	print: 'Print',
	share: 'Share',
	settings: 'Settings',
	languageName: 'English',
	retry: 'Try again',
	reload: 'Reload',
	couldNotLoad: 'This page could not be loaded. Your tables are safe on this device.',
	somethingBroke: 'Something went wrong in the app. Your tables are safe on this device.',
	notFound: 'There is no page here.',
	basis: {
		text: 'The rule book says so',
		follows: 'It follows from the rule book',
		ours: 'This app decided it'
	}
};

export type CommonWords = typeof words;
