import { infectionCounts, type RuleTexts } from '../words.ts';
import { names } from './sheet.ts';

/** The rules in our own words. */
export const texts: RuleTexts = {
	'PTC-D1': (facts, talk) =>
		`Infection dice of this edition: ${infectionCounts(facts, names, talk)}. A die is only taken from where it lies; the bag never gives more dice of a colour than it holds.`,
	'PTC-D2':
		'An infection die only shows faces of its colour. A table with ordinary dice can switch this off, and so can one that trusts the dice more than the edition.',
	'PTC-D3':
		'A player die only shows faces of its owner’s role card, unless the table trusts the dice more; the card says how many dice there are.',
	'PTC-D4': 'A face with two actions is used for one of them, not for both.',
	'PTC-S1': 'The table is set up before anything else, and only once.',
	'PTC-S2': 'Centre, regions, CDC and cured card are empty; all infection dice are in the bag.',
	'PTC-S3': ({ setupDice }) => `${setupDice} infection dice are drawn and rolled, for any number of players.`,
	'PTC-S4': 'A cross is rolled again. The other dice go to the region of their number.',
	'PTC-S5': ({ stack }) =>
		`A region bears a stack of ${stack} of one colour. What is above it is rolled again. The setup has no outbreaks.`,
	'PTC-S6':
		'The rate marker starts on the space of the difficulty, the outbreak marker on 0. The start space triggers no epidemic.',
	'PTC-S7': ({ openEvents }) =>
		`The event deck is shuffled. Face up lie different cards, as many as the edition says: ${openEvents}.`,
	'PTC-S8':
		'Each player has one role card with its dice and pawn. All pawns start in region 1. Only the plain role may be used more than once.',
	'PTC-S9': 'The table chooses the starting player.',
	'PTC-T1': 'Turns go clockwise. Events are the exception: anybody may use them.',
	'PTC-T2': 'A turn is: roll and act, give, cure, infect. Each move belongs to its step.',
	'PTC-T3': 'These two steps cannot be left out. Giving and curing can.',
	'PTC-T4': 'A later step can be chosen directly; those between are left out.',
	'PTC-N1':
		'At the start of the turn the current player rolls all dice that are not locked, also those that an effect freed just before.',
	'PTC-N2': 'Any number of unused dice may be rolled again. Each picked die gets exactly one new face.',
	'PTC-N3':
		'A die that is used, even partly, or covers a sample is not rolled again; nor is one that was not rolled.',
	'PTC-B1': 'Each biohazard moves the rate marker one space at once, and the die is set aside for the turn.',
	'PTC-B2': 'A biohazard die cannot be rolled again.',
	'PTC-B3': 'When the marker moves forward onto an epidemic space, an epidemic happens, every time.',
	'PTC-B4': 'When the marker reaches the skull, the team loses at once.',
	'PTC-B5':
		'Biohazards of one roll are carried out one by one, and an epidemic comes before the next of them.',
	'PTC-A1': 'An action uses up one rolled, unused die that shows it.',
	'PTC-A2': 'The pawn moves to any other region.',
	'PTC-A3': 'The pawn moves to a neighbouring region.',
	'PTC-A4': 'One die of a chosen colour goes from the pawn’s region to the treatment centre.',
	'PTC-A5': 'One die of a chosen colour goes from the treatment centre to the bag.',
	'PTC-A6': 'A treatment of a cured disease moves all dice of the colour from that place.',
	'PTC-A7':
		'One die goes from the treatment centre to your card and is covered with the die that was used. Your pawn’s place does not matter.',
	'PTC-A8': 'There are no samples of a cured disease.',
	'PTC-A9': 'Dice need not be used. Those that are not are lost when the act step ends.',
	'PTC-L1':
		'A sample and the die that covers it stay until the disease is cured. A locked die is not rolled.',
	'PTC-L2':
		'Only a player whose dice are all locked at the start of the turn may unlock one of them, or go on without a roll.',
	'PTC-L3':
		'An own die is freed, on whatever card it lies. Its infection die goes to the centre, and this one die is rolled.',
	'PTC-G1': 'In the give step the current player may give samples that lie on the own card.',
	'PTC-G2': 'All samples of one disease go together, with the dice that cover them.',
	'PTC-G3': 'Samples go to somebody else.',
	'PTC-G4': 'Both pawns stand in the same region.',
	'PTC-G5': 'Samples of one disease only are given in a turn.',
	'PTC-G6': 'Given samples stay locked, and the dice that cover them belong to whom they belonged before.',
	'PTC-C1':
		'There is one cure attempt in a turn, in the cure step, whether it succeeds or not. An effect can allow one more.',
	'PTC-C2': 'What is cured is not cured again.',
	'PTC-C3': 'The current player holds at least one sample of the disease.',
	'PTC-C4': 'All samples of that colour on the own card are rolled, and nothing else.',
	'PTC-C5': ({ cureAt }) => `The faces are added, a cross counts 0. ${cureAt} or more is a success.`,
	'PTC-C6':
		'One die goes to the cured card. All other samples of the colour and its dice in the centre go to the bag, and the covering dice go back to their owners. Dice in regions and at the CDC stay.',
	'PTC-C7': 'Nothing moves. The samples stay locked and can be tried or given in later turns.',
	'PTC-I1':
		'As many infection dice as the rate are drawn from the bag and rolled. Effects can change the number, or skip the drawing.',
	'PTC-I2': 'If the bag holds fewer dice than must be drawn, the team loses at once and nothing is drawn.',
	'PTC-I3': 'A cross goes to the CDC, a number to its region. Dice of cured diseases too.',
	'PTC-I4':
		'When all dice are placed, outbreaks are checked, also in a skipped step. Then the turn passes on.',
	'PTC-O1': 'The regions are checked once, 1 to 6, and in each of them the colours red, yellow, blue, black.',
	'PTC-O2': ({ stack }) =>
		`More than ${stack} dice of one colour are an outbreak. Cured diseases have none and may stack higher.`,
	'PTC-O3': 'Each outbreak moves the outbreak marker by one.',
	'PTC-O4': ({ outbreakLimit }) =>
		`At the limit, which is ${outbreakLimit}, the team loses at once, and this outbreak moves no dice any more.`,
	'PTC-O5': 'All dice above the stack go to the next region clockwise, from 6 to 1.',
	'PTC-O6':
		'If that region now has too many of the colour, it breaks out next, before the check goes on; if need be all the way round.',
	'PTC-O7':
		'It moves no track. Its dice above the stack stay, go on to the next region, or go to the centre or the bag, as the effect says. The longest waiting prevention is used first.',
	'PTC-P1': 'It is resolved before anything but events. Then the turn goes on where it was.',
	'PTC-P2': 'All dice of the centre and as many from the bag as the rate says are rolled together.',
	'PTC-P3':
		'The dice are placed and outbreaks are checked as in the infect step. Samples and the CDC stay as they are.',
	'PTC-P4': 'A bag with too few dice loses the game.',
	'PTC-E1':
		'Anybody may use an event between two moves, also in other players’ turns and around an epidemic. The table agrees on which cards exist.',
	'PTC-E2': 'Only a card that lies face up is used.',
	'PTC-E3': 'An event costs exactly its number of dice from the CDC. The team chooses the colours.',
	'PTC-E4': 'The dice must lie at the CDC. They go to the bag before the effect.',
	'PTC-E5':
		'Every effect must be possible when its turn comes, after the payment and the effects before it: a pawn really moves, dice and samples are really there, nothing is skipped twice, a bonus comes in time.',
	'PTC-E6':
		'Effects cause no outbreak check, and a marker that goes back triggers no epidemic. One that goes forward does.',
	'PTC-E7':
		'The used card goes under the deck and a new one is turned up at once: one never seen so far, or else the one longest under the deck.',
	'PTC-E8':
		'An own card does what is written on it: its effects in their order with their values. Only what is left open is chosen, and only what may be left out is left out.',
	'PTC-K1':
		'The first biohazard of this player’s turn does not move the marker. The die is set aside all the same.',
	'PTC-K2': 'This player cures with 11 or more, or with what the edition asks for, where that is less.',
	'PTC-K3':
		'Whenever this pawn enters a region, one die of each colour that has two or more there goes to the centre. Setting up is not entering.',
	'PTC-K4':
		'The die is good for 2 or 3 treatments, each chosen on its own. What is left when the step ends or dice are taken back is lost.',
	'PTC-K5': 'Any one pawn moves to any other region.',
	'PTC-K6':
		'One to three dice of any colours go from the centre to the bag. It is no treatment: cured diseases do not go all at once.',
	'PTC-K7': 'One die from the pawn’s region or the centre goes to the CDC.',
	'PTC-K8': 'This player gives samples over any distance.',
	'PTC-K9':
		'What the app does not know is told by its effects. As a face it is an action with that die; as a power it needs no die and can be used in every step of the own turn, but not while an epidemic or a new card waits.',
	'PTC-X1': 'The game ends at once with a win or a loss. Nothing is legal afterwards.',
	'PTC-X2': 'The team wins when the fourth disease is cured.',
	'PTC-X3':
		'The team loses at the skull of the rate track, at the limit of outbreaks, or when the bag holds too few dice.',
	'PTC-ED1': 'Beginner, standard and heroic are each marked on exactly one space of the track.',
	'PTC-ED2': 'Every infection die has at least one number among its faces.',
	'PTC-ED3': 'The dice of the setup can be placed without a stack that is too high.',
	'PTC-ED4': 'No two roles have the same id.',
	'PTC-ED5': 'No two event cards have the same id.',
	'PTC-ED6': 'There are at least as many event cards as lie open.'
};
