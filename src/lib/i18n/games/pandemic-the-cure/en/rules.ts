import type { Words } from '../words.ts';

export const sections: Words['sections'] = {
	dice: 'Dice',
	setup: 'Setup',
	turn: 'Turn',
	rolling: 'Rolling',
	actions: 'Actions',
	locked: 'Locked dice',
	giving: 'Giving',
	curing: 'Curing',
	infecting: 'Infecting',
	outbreaks: 'Outbreaks',
	epidemic: 'Epidemic',
	events: 'Events',
	roles: 'Role cards',
	end: 'End'
};

export const rules: Words['rules'] = {
	'PTC-D1': {
		title: 'Twelve dice of each colour',
		text: 'There are 12 infection dice of each colour. A die is only taken from where it lies; the bag never gives more dice of a colour than it holds.'
	},
	'PTC-D2': {
		title: 'Each colour has its own faces',
		text: 'An infection die only shows faces of its colour. A table with ordinary dice can switch this off.'
	},
	'PTC-D3': {
		title: 'Player dice follow the role card',
		text: 'A player die only shows faces of its owner’s role card, and the card says how many dice there are.'
	},
	'PTC-D4': {
		title: 'One of two actions',
		text: 'A face with two actions is used for one of them, not for both.'
	},
	'PTC-S1': { title: 'Setup comes first', text: 'The table is set up before anything else, and only once.' },
	'PTC-S2': {
		title: 'An empty board',
		text: 'Centre, regions, CDC and cured card are empty; all 48 infection dice are in the bag.'
	},
	'PTC-S3': {
		title: 'Twelve dice to begin with',
		text: 'Twelve infection dice are drawn and rolled, for any number of players.'
	},
	'PTC-S4': {
		title: 'No crosses in the setup',
		text: 'A cross is rolled again. The other dice go to the region of their number.'
	},
	'PTC-S5': {
		title: 'No more than three of a colour',
		text: 'What is above three dice of one colour in a region is rolled again. The setup has no outbreaks.'
	},
	'PTC-S6': {
		title: 'Where the markers start',
		text: 'The rate marker starts on the space of the difficulty, the outbreak marker on 0. The start space triggers no epidemic.'
	},
	'PTC-S7': {
		title: 'Three open events',
		text: 'The event deck is shuffled and three different cards are turned up.'
	},
	'PTC-S8': {
		title: 'A role for everybody',
		text: 'Each player has one role card with its dice and pawn. All pawns start in region 1. Only the plain role may be used more than once.'
	},
	'PTC-S9': { title: 'Who begins', text: 'The table chooses the starting player.' },
	'PTC-T1': {
		title: 'Only the current player moves',
		text: 'Turns go clockwise. Events are the exception: anybody may use them.'
	},
	'PTC-T2': {
		title: 'Four steps in order',
		text: 'A turn is: roll and act, give, cure, infect. Each move belongs to its step.'
	},
	'PTC-T3': {
		title: 'Rolling and infecting are a must',
		text: 'These two steps cannot be left out. Giving and curing can.'
	},
	'PTC-T4': {
		title: 'Steps only go forward',
		text: 'A later step can be chosen directly; those between are left out.'
	},
	'PTC-N1': {
		title: 'All available dice together',
		text: 'At the start of the turn the current player rolls all dice that are not locked.'
	},
	'PTC-N2': {
		title: 'Roll again as often as you like',
		text: 'Any number of unused dice may be rolled again. Each picked die gets exactly one new face.'
	},
	'PTC-N3': {
		title: 'A used die stays used',
		text: 'A die that is used, even partly, or covers a sample is not rolled again; nor is one that was not rolled.'
	},
	'PTC-B1': {
		title: 'A biohazard moves the rate',
		text: 'Each biohazard moves the rate marker one space at once, and the die is set aside for the turn.'
	},
	'PTC-B2': { title: 'Biohazards stay', text: 'A biohazard die cannot be rolled again.' },
	'PTC-B3': {
		title: 'Green space: epidemic',
		text: 'When the marker moves forward onto an epidemic space, an epidemic happens, every time.'
	},
	'PTC-B4': { title: 'The skull', text: 'When the marker reaches the skull, the team loses at once.' },
	'PTC-B5': {
		title: 'One biohazard after the other',
		text: 'Biohazards of one roll are carried out one by one, and an epidemic comes before the next of them.'
	},
	'PTC-A1': {
		title: 'One die, one action',
		text: 'An action uses up one rolled, unused die that shows it.'
	},
	'PTC-A2': { title: 'Fly', text: 'The pawn moves to any other region.' },
	'PTC-A3': { title: 'Sail', text: 'The pawn moves to a neighbouring region.' },
	'PTC-A4': {
		title: 'Treat in the region',
		text: 'One die of a chosen colour goes from the pawn’s region to the treatment centre.'
	},
	'PTC-A5': {
		title: 'Treat in the centre',
		text: 'One die of a chosen colour goes from the treatment centre to the bag.'
	},
	'PTC-A6': {
		title: 'Treating a cured disease',
		text: 'A treatment of a cured disease moves all dice of the colour from that place.'
	},
	'PTC-A7': {
		title: 'Take a sample',
		text: 'One die goes from the treatment centre to your card and is covered with the die that was used. Your pawn’s place does not matter.'
	},
	'PTC-A8': { title: 'Only uncured diseases', text: 'There are no samples of a cured disease.' },
	'PTC-A9': {
		title: 'Nobody has to',
		text: 'Dice need not be used. Those that are not are lost when the act step ends.'
	},
	'PTC-L1': {
		title: 'Locked until cured',
		text: 'A sample and the die that covers it stay until the disease is cured. A locked die is not rolled.'
	},
	'PTC-L2': {
		title: 'When all dice are locked',
		text: 'Only a player whose dice are all locked at the start of the turn may unlock one of them, or go on without a roll.'
	},
	'PTC-L3': {
		title: 'Unlocking a die',
		text: 'An own die is freed, on whatever card it lies. Its infection die goes to the centre, and this one die is rolled.'
	},
	'PTC-G1': {
		title: 'Samples of the own card',
		text: 'In the give step the current player may give samples that lie on the own card.'
	},
	'PTC-G2': {
		title: 'All or nothing',
		text: 'All samples of one disease go together, with the dice that cover them.'
	},
	'PTC-G3': { title: 'To another player', text: 'Samples go to somebody else.' },
	'PTC-G4': { title: 'In the same region', text: 'Both pawns stand in the same region.' },
	'PTC-G5': { title: 'One gift per turn', text: 'Samples of one disease only are given in a turn.' },
	'PTC-G6': {
		title: 'Dice keep their owners',
		text: 'Given samples stay locked, and the dice that cover them belong to whom they belonged before.'
	},
	'PTC-C1': {
		title: 'One attempt per turn',
		text: 'There is one cure attempt in a turn, in the cure step, whether it succeeds or not.'
	},
	'PTC-C2': { title: 'Only uncured diseases', text: 'What is cured is not cured again.' },
	'PTC-C3': {
		title: 'One sample is enough to try',
		text: 'The current player holds at least one sample of the disease.'
	},
	'PTC-C4': {
		title: 'All samples of the colour',
		text: 'All samples of that colour on the own card are rolled, and nothing else.'
	},
	'PTC-C5': { title: '13 cures', text: 'The faces are added, a cross counts 0. 13 or more is a success.' },
	'PTC-C6': {
		title: 'Success',
		text: 'One die goes to the cured card. All other samples of the colour and its dice in the centre go to the bag, and the covering dice go back to their owners. Dice in regions and at the CDC stay.'
	},
	'PTC-C7': {
		title: 'Failure',
		text: 'Nothing moves. The samples stay locked and can be tried or given in later turns.'
	},
	'PTC-I1': {
		title: 'Draw as the rate says',
		text: 'As many infection dice as the rate are drawn from the bag and rolled.'
	},
	'PTC-I2': {
		title: 'A bag with too few dice',
		text: 'If the bag holds fewer dice than must be drawn, the team loses at once and nothing is drawn.'
	},
	'PTC-I3': {
		title: 'Where the dice go',
		text: 'A cross goes to the CDC, a number to its region. Dice of cured diseases too.'
	},
	'PTC-I4': {
		title: 'Then the outbreaks',
		text: 'When all dice are placed, outbreaks are checked, also in a skipped step. Then the turn passes on.'
	},
	'PTC-O1': {
		title: 'The order of the check',
		text: 'The regions are checked once, 1 to 6, and in each of them the colours red, yellow, blue, black.'
	},
	'PTC-O2': {
		title: 'More than three',
		text: 'More than three dice of one colour in a region are an outbreak. Cured diseases have none and may stack higher.'
	},
	'PTC-O3': { title: 'The track counts', text: 'Each outbreak moves the outbreak marker by one.' },
	'PTC-O4': {
		title: 'The eighth outbreak',
		text: 'At eight the team loses at once, and this outbreak moves no dice any more.'
	},
	'PTC-O5': {
		title: 'Dice spill over',
		text: 'All dice above three go to the next region clockwise, from 6 to 1.'
	},
	'PTC-O6': {
		title: 'Chains',
		text: 'If that region now has more than three of the colour, it breaks out next, before the check goes on.'
	},
	'PTC-P1': {
		title: 'An epidemic interrupts',
		text: 'It is resolved before anything but events. Then the turn goes on where it was.'
	},
	'PTC-P2': {
		title: 'Centre and bag',
		text: 'All dice of the centre and as many from the bag as the rate says are rolled together.'
	},
	'PTC-P3': {
		title: 'Placed like any infection',
		text: 'The dice are placed and outbreaks are checked as in the infect step. Samples and the CDC stay as they are.'
	},
	'PTC-P4': { title: 'A short bag loses here too', text: 'A bag with too few dice loses the game.' },
	'PTC-E1': {
		title: 'Anybody, at any time',
		text: 'Anybody may use an event between two moves, also in other players’ turns and around an epidemic. The table agrees on which cards exist.'
	},
	'PTC-E2': { title: 'Only open cards', text: 'Only a card that lies face up is used.' },
	'PTC-E3': {
		title: 'The exact price',
		text: 'An event costs exactly its number of dice from the CDC. The team chooses the colours.'
	},
	'PTC-E4': {
		title: 'Paid first',
		text: 'The dice must lie at the CDC. They go to the bag before the effect.'
	},
	'PTC-E5': {
		title: 'The effect must be possible',
		text: 'A pawn really moves, dice are really there, the marker can go back, nothing is skipped twice, a bonus comes in time, and samples really go to somebody else.'
	},
	'PTC-E6': {
		title: 'No outbreaks from events',
		text: 'Events cause no outbreak check, and a marker that goes back triggers no epidemic.'
	},
	'PTC-E7': {
		title: 'A new card at once',
		text: 'The used card goes under the deck and a new one is turned up at once: one never seen so far, or else the one longest under the deck.'
	},
	'PTC-K1': {
		title: 'First biohazard',
		text: 'The first biohazard of this player’s turn does not move the marker. The die is set aside all the same.'
	},
	'PTC-K2': { title: 'Cures with 11', text: 'This player cures with 11 or more.' },
	'PTC-K3': {
		title: 'Arrival',
		text: 'Whenever this pawn enters a region, one die of each colour that has two or more there goes to the centre. Setting up is not entering.'
	},
	'PTC-K4': {
		title: 'Two or three treatments',
		text: 'The die is good for 2 or 3 treatments, each chosen on its own. What is left when the step ends or dice are taken back is lost.'
	},
	'PTC-K5': { title: 'Helicopter', text: 'Any one pawn moves to any other region.' },
	'PTC-K6': { title: 'Contain', text: 'One to three dice of any colours go from the centre to the bag.' },
	'PTC-K7': {
		title: 'CDC',
		text: 'One die from the pawn’s region or the centre goes to the CDC.'
	},
	'PTC-K8': { title: 'Giving from afar', text: 'This player gives samples over any distance.' },
	'PTC-X1': {
		title: 'The end is the end',
		text: 'The game ends at once with a win or a loss. Nothing is legal afterwards.'
	},
	'PTC-X2': { title: 'Win', text: 'The team wins when the fourth disease is cured.' },
	'PTC-X3': {
		title: 'Loss',
		text: 'The team loses at the skull of the rate track, at eight outbreaks, or when the bag holds too few dice.'
	}
};

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'What do 6, 5 and 4 at the difficulties mean?',
		answers: {
			a: 'Sections of the track still ahead: start on space 0, 4 or 8.',
			b: 'The number of the space: start on 6, 5 or 4.'
		}
	},
	'PTC-R2': {
		question: 'Do cured diseases break out?',
		answers: { a: 'No, they may stack higher.', b: 'Yes, like any other.' }
	},
	'PTC-R3': {
		question: 'What if the bag is too empty for an epidemic?',
		answers: { a: 'The team loses.', b: 'What is left is rolled and the game goes on.' }
	},
	'PTC-R4': {
		question: 'How many diseases may be given in a turn?',
		answers: { a: 'One.', b: 'Any number, one after the other.' }
	},
	'PTC-R5': {
		question: 'Where does the outbreak check begin?',
		answers: { a: 'In region 1.', b: 'In the region of the current player.' }
	},
	'PTC-R6': {
		question: 'Two biohazards in one roll with an epidemic between: what comes first?',
		answers: {
			a: 'Strictly one after the other.',
			b: 'All steps of the marker, then the epidemics at the final rate.'
		}
	}
};
