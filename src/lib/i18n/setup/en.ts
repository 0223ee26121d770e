/** Words of the set-up screen. */

export const words = {
	title: 'New table',
	chooseGame: 'Which game?',
	onTheTable: 'On the table',
	appKeeps: 'The app keeps',
	alsoNeeded: 'Also needed',
	printIt: 'Print what is needed',
	learn: 'How to play in two minutes',
	faultsFirst: 'Before you can start:',
	players: 'Players',
	playersHelp: ({ min, max }: { min: number; max: number }) =>
		min === max
			? `${min} players, in seat order, clockwise`
			: `${min} to ${max} players, in seat order, clockwise`,
	playerNumber: ({ seat }: { seat: number }) => `Player ${seat}`,
	addPlayer: 'Add a player',
	removePlayer: ({ name }: { name: string }) => `Remove ${name}`,
	moveUp: ({ name }: { name: string }) => `Move ${name} up`,
	moveDown: ({ name }: { name: string }) => `Move ${name} down`,
	known: 'Played here before',
	sheets: 'Whose sheets are on this device?',
	allSheets: 'All of them',
	someSheets: 'Only some: the others write on paper or on their own phones',
	options: 'Options',
	rulings: 'Open questions of the rule book',
	rulingsHelp: 'The rule book leaves these open. The first answer is the usual one.',
	auto: 'as the edition says',
	ourNumbers: 'Dashed: our own. Enter yours.',
	start: 'Start',
	nameNeeded: ({ seat }: { seat: number }) =>
		`Player ${seat} needs a name that can be read, of at most 40 characters.`,
	notSaved: 'The table could not be saved on this device.',
	noFit: ({ what }: { what: string }) => `This does not go together: ${what}`
};

export type SetupWords = typeof words;
