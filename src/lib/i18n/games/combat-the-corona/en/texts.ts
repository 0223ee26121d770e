import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CTC-S1':
		'One to twelve people play together, as far as the action deck has a hand for everybody. One alone plays the solo mode.',
	'CTC-S2': ({ beds: [start] }) =>
		`The beds marker starts on the cell with the flag, ${start}, the infection marker on 1.`,
	'CTC-S3':
		'Beginner adds none. Easy adds the easy ones, and each further level adds those of its own, up to all at epic.',
	'CTC-S4':
		'All normal viruses and the red ones that joined. The starting virus lies open and is not shuffled in.',
	'CTC-S5':
		'Reveal the first ten cards, or all if there are fewer. Shuffle those with a red sign under the deck and the others on top. You may write them down or not.',
	'CTC-S6': 'The green cards are set aside, except in the solo mode.',
	'CTC-S7': 'Everybody is dealt 3 action cards; alone you get 5.',
	'CTC-S8':
		'Everybody may return red cards once; then the hands are filled up again. Red cards that come now stay.',
	'CTC-S9': 'The oldest player takes the first turn.',
	'CTC-S10': ({ hospitals, dieTokens, shieldTokens }) =>
		`Only the printed hospital stands. All pieces are in the store: ${hospitals} for hospitals, ${dieTokens} for dice and ${shieldTokens} for shields.`,
	'CTC-T1':
		'Only what belongs to the current step is possible, and only for the player of the turn. After the end nothing is.',
	'CTC-T2': 'Play a card and draw, remove cards, roll and attack; then the viruses attack and proliferate.',
	'CTC-T3': 'After the virus step the next player clockwise has the turn.',
	'CTC-T4': 'From the end of the setup to the end of the game a hospital can be given up at any moment.',
	'CTC-T5': 'Giving up hospitals, placing viruses and every order under the deck are decisions of all.',
	'CTC-A1': 'Play exactly one card of any colour into the lowest empty space. The space works for any card.',
	'CTC-A2': 'A card cannot be played when all its copies already lie on the board or in the discard pile.',
	'CTC-A3': 'After playing, draw one card. If the stock is empty, the table has agreed what happens.',
	'CTC-A4': 'Only a player without cards skips playing, and still draws.',
	'CTC-A5': 'An exchange removes exactly three cards that lie on the board.',
	'CTC-A6': 'All three exchanged cards must be blue.',
	'CTC-A7': 'Cards that are not wild must be of one kind. Up to three wild cards may stand in.',
	'CTC-A8':
		'The exchange brings a hospital, so one must be left in the store; the table has agreed what happens otherwise.',
	'CTC-A9': 'Removed cards go to the discard pile; the others move to the lowest spaces in their order.',
	'CTC-A10': 'With five cards on the board, exchange three or clear all five before rolling.',
	'CTC-A11': 'All cards can be cleared only when five lie on the board.',
	'CTC-A12': 'Whether five cards may be cleared although three could be exchanged is agreed by the table.',
	'CTC-A13': 'Clearing gives 10 beds and one die token.',
	'CTC-A14': 'For each blue card cleared you may send one virus under the deck, until you roll.',
	'CTC-A15': 'A virus that is sent must be on the table. Each one goes below the one sent before.',
	'CTC-A16': 'When clearing you decide whether the whole discard pile is shuffled into the action stock.',
	'CTC-A17': 'With three or four cards an exchange is voluntary; rolling declines it.',
	'CTC-H1': 'It goes to the lowest free space. On space 1 or 2 it brings a die token, every time.',
	'CTC-H2': 'When one is removed the others stand on the lowest spaces.',
	'CTC-H3': 'The team may remove a hospital piece at any time. The printed hospital always stays.',
	'CTC-H4':
		'When a hospital is removed, at most two viruses on the table go under the deck, in an order of your choice.',
	'CTC-H5': 'The piece goes back to the store.',
	'CTC-H6': 'Dice already rolled stay when a hospital is removed.',
	'CTC-D1':
		'Roll one die for each hospital, the printed one included, and one for each token spent. You must roll.',
	'CTC-D2': 'Only tokens of the team can be spent; they go back to the store.',
	'CTC-D3': 'During the attack a token can be spent at any time for one more die.',
	'CTC-D4': 'While a card lies in space 3, one die may be rerolled, once in an attack.',
	'CTC-D5': 'Only dice that are not used yet can be used or rerolled.',
	'CTC-D6':
		'Each shield takes one die of any face and goes. With shields and dice left the attack cannot end.',
	'CTC-D7': 'No virus can be attacked while a shield is on the table.',
	'CTC-D8': 'Only a virus on the table can be attacked.',
	'CTC-D9': 'A die does as much damage as it shows, to one virus. Several dice on one virus add up.',
	'CTC-D10':
		'A virus is destroyed when the damage reaches its life. Whether weaker hits count is agreed by the table.',
	'CTC-D11': 'Damage beyond the life of the virus is lost.',
	'CTC-D12':
		'Dice may be left over only if all of them together cannot destroy any virus, unless the table agreed otherwise.',
	'CTC-D13': 'Each die left over may give one bed, whatever it shows.',
	'CTC-D14': 'Destroyed viruses go on top of the pile; its order is never changed.',
	'CTC-B1': ({ beds: [, most] }) => `Beds go from 0 to ${most}, the last cell of the chart. More are lost.`,
	'CTC-B2': 'The infection level goes up in single steps and never down.',
	'CTC-B3': ({ dieTokens, shieldTokens }) =>
		`No more die tokens and shields are in play than there are pieces, ${dieTokens} and ${shieldTokens}, unless the table agreed otherwise.`,
	'CTC-V1': 'After the attack of the player, all viruses on the table attack with the sum of their values.',
	'CTC-V2': 'One is subtracted for each card in the spaces 1 to 4, not below 0.',
	'CTC-V3': 'The rest is subtracted from the beds, not below 0.',
	'CTC-P1':
		'If beds are left, reveal the top three viruses, or all if there are fewer. With an empty deck only the marker moves.',
	'CTC-P2':
		'The referee remembers which cards were put on top or under the deck, and so which can come up now.',
	'CTC-P3': 'Place the combination with the greatest sum of levels that is not above the infection level.',
	'CTC-P4': 'If several combinations reach the greatest sum, the team chooses one of the revealed ones.',
	'CTC-P5':
		'Each placed virus with a shield brings a shield token, and every shield protects all viruses. The table has agreed what becomes of it when its virus goes under the deck.',
	'CTC-P6': 'Viruses not placed are set aside and are not on the table.',
	'CTC-P7': 'After the skills the viruses set aside go under the deck, in an order the team chooses.',
	'CTC-P8':
		'If no revealed virus was placed and no skill raised the marker, the infection level goes up by one.',
	'CTC-K1': 'Placed or not, their skills work: first raise, then save, then destroy.',
	'CTC-K2': 'The infection marker goes up by one, once only, however many have the skill.',
	'CTC-K3':
		'For each virus with it, the top three of the defeated pile go under the deck in an order of your choice.',
	'CTC-K4': 'With fewer than three defeated viruses all of them are saved.',
	'CTC-K5':
		'For each virus with it one hospital piece is removed; you may use its ability. Without a piece nothing happens.',
	'CTC-E1': 'You lose as soon as there are 0 beds.',
	'CTC-E2': ({ lastLevel }) =>
		`You win as soon as the infection level goes beyond ${lastLevel}, the last one of the chart, or reaches it if the table agreed so.`,
	'CTC-E3': 'You win when a destruction leaves no virus on the table and the virus deck is empty.',
	'CTC-E4': 'The team wins or loses together. There are no points.',
	'CTC-ED1': 'Exactly one virus card, copies counted, is the starting virus.',
	'CTC-ED2': 'At least one virus card is a normal one, so that there is a deck.',
	'CTC-ED3': 'No two virus lines have the same id: moves name cards by it.',
	'CTC-ED4': 'There are at most 80 virus cards, copies counted.',
	'CTC-ED5': 'No two action lines have the same id.',
	'CTC-ED6': 'There are at least six action cards, not counting those of the solo mode.',
	'CTC-ED7': 'The start of the beds is not beyond the end of the chart.'
};
