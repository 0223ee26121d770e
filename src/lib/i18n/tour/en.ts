/** Words of the tour. */
export const words = {
	title: 'A short tour',
	opening: 'Laying out the demonstration sheet …',
	about: 'A demonstration table: try anything, nothing is stored.',
	at: ({ at, of }: { at: number; of: number }) => `Step ${at} of ${of}`,
	steps: {
		dice: {
			title: 'Enter the dice',
			text: 'Roll two real dice, or pretend to, and tap the faces that you see.'
		},
		mark: {
			title: 'Mark the sheet',
			text: 'Choose a die. The places where it fits get corners: tap one of them, and confirm if you are asked.'
		},
		refused: {
			title: 'Be refused',
			text: 'Now try what is not allowed: choose a die and tap a place without corners. The card names the rule and shows what is legal instead.'
		},
		undo: {
			title: 'Take it back',
			text: 'Nothing is final. Press the arrow at the top to take the last move back, as often as you like.'
		},
		handOver: {
			title: 'Hand the phone on',
			text: 'Finish the turn with the large button. The app says whose turn begins: hand the phone over.'
		}
	},
	done: 'That is all you need',
	doneText:
		'Every table is kept on this device after each move. The scales beside the last sentence answer “is that allowed?” without writing anything.',
	skipStep: 'Next step',
	skip: 'Leave the tour',
	again: 'Once more',
	start: 'Start a table',
	rules: 'How to play',
	samples: 'Each game in two minutes',
	samplesHelp: 'Or a whole game, played back move by move.',
	learn: 'How to play',
	whole: 'A whole game'
};

export type TourWords = typeof words;
