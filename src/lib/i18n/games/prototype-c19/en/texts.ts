import { bandsOf, startBonuses, type RuleTexts } from '../words.ts';
import { bandNames, resources } from './sheet.ts';

export const texts: RuleTexts = {
	'PC19-T1':
		'Each player has a sheet. The table shares five equal sample dice and one different die, the mutant die.',
	'PC19-T2': ({ rounds }, talk) =>
		`The number of players decides how many rounds a game has: with one, two and so on ${talk.and(rounds.map((count) => talk.number(count)))}.`,
	'PC19-T3': 'The role goes round in seat order; the other players are assistants in that turn.',
	'PC19-T4': 'Each step of a turn allows certain things to certain players. Everything else waits.',
	'PC19-T5': 'A turn opens with the throw of five sample dice and the mutant die.',
	'PC19-T6':
		'The researcher may roll any of the dice again once for free, the mutant die included. The first re-roll is always this one.',
	'PC19-T7': 'After the free one, each further re-roll costs one Explorer. There may be several.',
	'PC19-T8': 'At least one die is rolled again, and only dice that take part in this turn.',
	'PC19-T9':
		'When the researcher takes dice, the mutant die is read and its number goes into the next mutant box. If none is free, it is lost.',
	'PC19-T10': 'He takes a sample or a die for Biotechnology; passing is for assistants only.',
	'PC19-T11':
		'Each assistant takes a sample or a single die from what the researcher left, or passes. They act in any order.',
	'PC19-T12': 'Only the researcher rolls dice again.',
	'PC19-T13': 'Several assistants may use the same die. What one of them changes on it counts for him alone.',
	'PC19-T14': 'Nobody is done while his infection has to be placed or his single die could still be noted.',
	'PC19-T15': 'Nobody has to use a sample. What is not placed when the player is done is lost.',
	'PC19-T16':
		'The turn ends when everybody is done or has passed and nothing is open. The next one follows by itself.',
	'PC19-D1': 'Who wants a sample takes two of the dice.',
	'PC19-D2': 'One Lab rat lets a player take three dice instead of two, never more.',
	'PC19-D3': 'Instead of a sample one single die is taken; Biotechnology must have a free space.',
	'PC19-D4': 'The researcher chooses among all dice of the turn, assistants among those that he left.',
	'PC19-D5':
		'Of two or three dice the highest is the infection, of equal ones the first; the others are samples. It stays so whatever its number becomes.',
	'PC19-D6':
		'A sample goes into Health or the Formula. The infection is no sample, and neither goes into Biotechnology.',
	'PC19-D7': 'It brings no infection, is noted in Biotechnology and serves nothing else.',
	'PC19-U1': (facts, talk) =>
		`Everybody starts with the bonuses whose circles are marked on the sheet: ${startBonuses(facts, resources, talk) || 'none'}.`,
	'PC19-U2':
		'A gained bonus may be used later, even in the same turn. When all its circles are marked already, it is lost.',
	'PC19-U3': 'Using a bonus needs a gained circle that is not crossed out, and crosses it out.',
	'PC19-U4': 'Before taking dice the researcher rolls again whatever he wants.',
	'PC19-U5':
		'Changes a die that the player has taken and not used by 1, up or down. Several may be spent, on one die too. Whether the researcher may change the mutant die before taking, the table decides.',
	'PC19-U6': 'No change leads below 1 or above 6.',
	'PC19-U7': 'One more die when taking, for the researcher or an assistant.',
	'PC19-U8':
		'They work like a die of any number for their own area. Until they are placed the player does nothing else.',
	'PC19-U9': 'It goes to Health, the Formula or Biotechnology.',
	'PC19-U10': 'A research sample that cannot or shall not be placed is given up.',
	'PC19-H1': 'Health is filled from left to right without gaps, until every column has a number.',
	'PC19-H2':
		'The first column takes any sample, on its cell. If it has several cells, the player chooses one.',
	'PC19-H3':
		'A sample equal to the number before stays in the row, a greater one goes a row up, a smaller one a row down.',
	'PC19-H4': 'Where no such cell exists, the sample cannot be placed in Health.',
	'PC19-H5': 'A cell with an icon gives that resource.',
	'PC19-H6': 'On a multiplier, sample times multiplier is noted.',
	'PC19-H7': 'Each sample added to Health gives one Resistant individuals bonus.',
	'PC19-F1': 'The Formula is filled from left to right, until all boxes are full.',
	'PC19-F2': 'It takes any sample.',
	'PC19-F3':
		'The sample must be what the factor makes of the number before: = sets it, + and − add and subtract, × and ÷ multiply and divide. If that is no number of a die, nothing ever fits.',
	'PC19-F4':
		'With each sample a factor is crossed out; it works on the next box. The last box costs one as well, and even a hopeless factor may be chosen. Only where a sheet has fewer factors than boxes and none is free, a sample is noted without one, and the Formula ends there.',
	'PC19-F5': 'A crossed factor cannot be chosen again; one that is printed twice can be used twice.',
	'PC19-F6': 'In a box with a multiplier the product is noted, and the next factor works on it.',
	'PC19-B1': 'A die or research sample is noted in any space that is free.',
	'PC19-B2': 'Whoever completes a pair gains what stands between its spaces.',
	'PC19-B3':
		'Cross out one number of a complete pair: one of your unused dice that shows it now shows the other number of the pair.',
	'PC19-B4': 'The pair must be complete, with neither number crossed out.',
	'PC19-B5':
		'Only who took two or three dice converts, once it is settled which is the infection. A single die never is.',
	'PC19-B6': 'A pair with a crossed number is used.',
	'PC19-I1':
		'The infection die infects as many individuals as it shows, before, between or after the samples.',
	'PC19-I2': 'An infection has exactly the shape of its number, in one piece, turned as wished.',
	'PC19-I3': 'No part of it lies outside the zone, on a hospital or in a gap.',
	'PC19-I4': 'Nobody in it is infected already. Healthy, resistant and half-infected ones may be mixed.',
	'PC19-I5': 'While nobody is infected, the shape must include a cell where the infection enters.',
	'PC19-I6': 'Later, one of its cells must share a side with somebody who was infected before.',
	'PC19-I7':
		'If the shape fits nowhere, the player chooses a column and infects everybody in it who is not infected. It need not touch anything.',
	'PC19-I8': 'A column is covered only if the shape fits nowhere.',
	'PC19-I9': 'The column must hold somebody who is not infected.',
	'PC19-I10': 'When everybody is infected, open and later infections have no effect.',
	'PC19-I11': 'A row with everybody infected gives its resource and raises the mutant multiplier by 1.',
	'PC19-I12': 'A column with everybody infected gets its virus marked.',
	'PC19-I13': 'When all around a hospital are infected, the player gains a free sample, once a hospital.',
	'PC19-I14':
		'Infections of a scenario keep their value and come before everything but open research samples. The player’s own die waits meanwhile.',
	'PC19-V1': 'One bonus brings in two resistant individuals.',
	'PC19-V2':
		'While there is no resistant or half-infected one, the first enters where the sheet shows the shield.',
	'PC19-V3':
		'Every further one touches a resistant or half-infected one; the first of two counts for the second.',
	'PC19-V4': 'Only a healthy individual becomes resistant.',
	'PC19-V5': 'A resistant individual may not enter beside an infected one.',
	'PC19-V6':
		'One alone enters only if no second could follow. If not even one can, the bonus cannot be used.',
	'PC19-V7': 'The first infection marks half of a resistant individual, the second the rest.',
	'PC19-V8': 'Half-infected ones do not count as infected for rows, columns, hospitals and the curve.',
	'PC19-E1': 'The game ends after the last turn of the last round and, with some scenarios, a final step.',
	'PC19-E2': 'The sum of the numbers noted.',
	'PC19-E3':
		'3 points for each Resistant individuals bonus used, or for every bonus used, as the table decides.',
	'PC19-E4': 'The sum of the numbers noted; factors do not count.',
	'PC19-E5':
		'Who has crossed the most factors doubles the Formula, all who tie do, and so does a single player.',
	'PC19-E6': 'The sum of the numbers that are not crossed out.',
	'PC19-E7': '10 points for each complete pair without a crossed number.',
	'PC19-E8': '+5 for each uncovered column, −10 for each complete one.',
	'PC19-E9': ({ multiplierStart }) =>
		`The sum of the mutant boxes times the multiplier is lost. The multiplier is what the sheet starts with, ${multiplierStart}, plus 1 for each complete row.`,
	'PC19-E10': 'Equal totals share the victory.',
	'PC19-E11': ({ bands }) =>
		`The limits on the sheet tell how well it went: ${bandsOf(bands, bandNames)
			.map(({ name, below, from }) => (below === null ? `from ${from} ${name}` : `below ${below} ${name}`))
			.join(', ')}.`,
	'PC19-S1':
		'Alone, each round has a second turn after the normal one, with three sample dice and no mutant die.',
	'PC19-M1':
		'Of players who mark elsewhere only their throws and the dice they take as researchers are recorded. Nobody waits for them as assistants.',
	'PC19-M2': 'After the last turn each of them tells the factors crossed and the Health columns filled.',
	'PC19-M3':
		'With Anti-vaccines each sample that such a player adds to the Formula is told, as many as there are boxes at most.',
	'PC19-M4': 'Their sheets are not scored here. Before the report they count as having crossed no factor.',
	'PC19-M5':
		'A device that keeps no sheet records what the researchers roll and take. Each taking ends the turn, and the last one the game.',
	'PC19-X1':
		'Before multiplying, the mutant sum grows by the highest mutant number of a neighbour; alone, by your own.',
	'PC19-X2':
		'In the first throw of a turn every 1 and 2 becomes a 6, on the mutant die too. Re-rolled dice count as they fall.',
	'PC19-X3':
		'Before the first turn and at the end everybody receives an infection as large as the number of players.',
	'PC19-X4': 'Each surrounded hospital raises the multiplier by 1.',
	'PC19-X5': 'At the end each player receives an infection of 3 for every complete, unused pair.',
	'PC19-X6': 'Resistant individuals are infected at once, and each brings a received infection of 1.',
	'PC19-X7':
		'At the end everybody receives an infection of 2 for each empty Health column on all sheets together.',
	'PC19-X8':
		'Infection dice are worth 1 more, samples and single dice 1 less, when they are used; the faces stay. Each Lab rat used raises the multiplier by 1.',
	'PC19-X9':
		'At the end everybody receives an infection of 1 for each factor not crossed out on all sheets together.',
	'PC19-X10': 'Before multiplying, the mutant sum grows by 1 for each used and 3 for each unused Analysis.',
	'PC19-X11':
		'No Explorers during the game, and infection dice are worth half, rounded down. At the end each player rolls five infections that count in full; Explorers left re-roll them before the first is placed.',
	'PC19-X12':
		'The multiplier is 10 whatever the rows. At the end each complete, unused pair that a player annuls lowers it by 1, never below 3.',
	'PC19-X13': 'Whenever anybody adds a sample to a Formula, all players receive an infection of 1.',
	'PC19-ED1': 'Column 1 of Health needs a cell, or no first sample could be placed.',
	'PC19-ED2': 'The risk zone needs an individual where the infection enters.',
	'PC19-ED3': 'The risk zone needs an individual where resistant ones enter.',
	'PC19-ED4': 'As many resources are given as the risk zone has rows.',
	'PC19-ED5': 'No bonus can have more at the start than it has circles.',
	'PC19-ED6': 'The infection of a number has exactly so many cells.',
	'PC19-ED7': 'Each result has a higher limit than the one before.',
	'PC19-PO1': 'A turn brings a player one number at most, a Lab rat one more, and each research sample one.'
};
