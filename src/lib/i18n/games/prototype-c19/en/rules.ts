import type { PcWords } from '../words.ts';

export const sections: PcWords['sections'] = {
	table: 'Table and turn',
	dice: 'Taking dice',
	resources: 'Resources',
	health: 'Health',
	formula: 'Formula',
	biotech: 'Biotechnology',
	infection: 'Infection',
	resistant: 'Resistant individuals',
	end: 'End and score',
	alone: 'Playing alone',
	elsewhere: 'Sheets kept elsewhere',
	scenarios: 'Scenarios'
};

export const rules: PcWords['rules'] = {
	'PC19-T1': {
		title: 'One to five players',
		text: 'Each player has a sheet. The table shares five equal sample dice and one different die, the mutant die.'
	},
	'PC19-T2': {
		title: 'Six, five or four rounds',
		text: 'A game has six rounds with up to three players, five with four players and four with five.'
	},
	'PC19-T3': {
		title: 'Everybody is the researcher once a round',
		text: 'The role goes round in seat order; the other players are assistants in that turn.'
	},
	'PC19-T4': {
		title: 'Only what the moment allows',
		text: 'Each step of a turn allows certain things to certain players. Everything else waits.'
	},
	'PC19-T5': {
		title: 'The researcher rolls all dice',
		text: 'A turn opens with the throw of five sample dice and the mutant die.'
	},
	'PC19-T6': {
		title: 'One free re-roll',
		text: 'The researcher may roll any of the dice again once for free, the mutant die included. The first re-roll is always this one.'
	},
	'PC19-T7': {
		title: 'Further re-rolls cost Explorers',
		text: 'After the free one, each further re-roll costs one Explorer. There may be several.'
	},
	'PC19-T8': {
		title: 'A re-roll names dice of this turn',
		text: 'At least one die is rolled again, and only dice that take part in this turn.'
	},
	'PC19-T9': {
		title: 'Taking makes the roll final',
		text: 'When the researcher takes dice, the mutant die is read and its number goes into the next mutant box.'
	},
	'PC19-T10': {
		title: 'The researcher must take',
		text: 'He takes a sample or a die for Biotechnology; passing is for assistants only.'
	},
	'PC19-T11': {
		title: 'Then the assistants',
		text: 'Each assistant takes a sample or a single die from what the researcher left, or passes. They act in any order.'
	},
	'PC19-T12': { title: 'Assistants do not re-roll', text: 'Only the researcher rolls dice again.' },
	'PC19-T13': {
		title: 'Assistants share the dice',
		text: 'Several assistants may use the same die. What one of them changes on it counts for him alone.'
	},
	'PC19-T14': {
		title: 'When a part can end',
		text: 'Nobody is done while his infection has to be placed or his single die could still be noted.'
	},
	'PC19-T15': {
		title: 'Samples may be lost',
		text: 'Nobody has to use a sample. What is not placed when the player is done is lost.'
	},
	'PC19-T16': {
		title: 'The end of a turn',
		text: 'The turn ends when everybody is done or has passed and nothing is open. The next one follows by itself.'
	},
	'PC19-D1': { title: 'A sample is two dice', text: 'Who wants a sample takes two of the dice.' },
	'PC19-D2': {
		title: 'Three dice with a Lab rat',
		text: 'One Lab rat lets a player take three dice instead of two, never more.'
	},
	'PC19-D3': {
		title: 'Biotechnology is one die',
		text: 'Instead of a sample one single die is taken; Biotechnology must have a free space.'
	},
	'PC19-D4': {
		title: 'Only dice on the table',
		text: 'The researcher chooses among all dice of the turn, assistants among those that he left.'
	},
	'PC19-D5': {
		title: 'The highest die is the infection',
		text: 'Of two or three dice the highest is the infection, of equal ones the first; the others are samples. It stays so whatever its number becomes.'
	},
	'PC19-D6': {
		title: 'Each sample is used once',
		text: 'A sample goes into Health or the Formula. The infection is no sample, and neither goes into Biotechnology.'
	},
	'PC19-D7': {
		title: 'A single die is for Biotechnology',
		text: 'It brings no infection, is noted in Biotechnology and serves nothing else.'
	},
	'PC19-U1': {
		title: 'One bonus of each kind',
		text: 'Everybody starts with an Explorer, an Analysis, a Lab rat and Resistant individuals.'
	},
	'PC19-U2': {
		title: 'Bonuses are marked at once',
		text: 'A gained bonus may be used later, even in the same turn.'
	},
	'PC19-U3': {
		title: 'A bonus is used once',
		text: 'Using a bonus needs a gained circle that is not crossed out, and crosses it out.'
	},
	'PC19-U4': { title: 'Explorer', text: 'Before taking dice the researcher rolls again whatever he wants.' },
	'PC19-U5': {
		title: 'Analysis',
		text: 'Changes a die that the player has taken and not used by 1, up or down, never the mutant die. Several may be spent, on one die too.'
	},
	'PC19-U6': { title: 'A die shows 1 to 6', text: 'No change leads below 1 or above 6.' },
	'PC19-U7': { title: 'Lab rat', text: 'One more die when taking, for the researcher or an assistant.' },
	'PC19-U8': {
		title: 'Research samples are placed at once',
		text: 'They work like a die of any number for their own area. Until they are placed the player does nothing else.'
	},
	'PC19-U9': { title: 'Free sample', text: 'It goes to Health, the Formula or Biotechnology.' },
	'PC19-U10': {
		title: 'Giving up',
		text: 'A research sample that cannot or shall not be placed is given up.'
	},
	'PC19-H1': {
		title: 'One sample a column',
		text: 'Health is filled from left to right without gaps, nine columns in all.'
	},
	'PC19-H2': { title: 'The start cell', text: 'The first column takes any sample, on the start cell.' },
	'PC19-H3': {
		title: 'Equal, up or down',
		text: 'A sample equal to the number before stays in the row, a greater one goes a row up, a smaller one a row down.'
	},
	'PC19-H4': {
		title: 'No cell, no sample',
		text: 'Where no such cell exists, the sample cannot be placed in Health.'
	},
	'PC19-H5': { title: 'Icons give resources', text: 'A cell with an icon gives that resource.' },
	'PC19-H6': { title: 'Multipliers', text: 'On a multiplier, sample times multiplier is noted.' },
	'PC19-H7': {
		title: 'Health brings resistance',
		text: 'Each sample added to Health gives one Resistant individuals bonus.'
	},
	'PC19-F1': { title: 'Ten boxes in a row', text: 'The Formula is filled from left to right.' },
	'PC19-F2': { title: 'The first box', text: 'It takes any sample.' },
	'PC19-F3': {
		title: 'The factor decides',
		text: 'The sample must be what the factor makes of the number before: = sets it, + and − add and subtract, ÷ halves. If that is no number of a die, nothing ever fits.'
	},
	'PC19-F4': {
		title: 'One factor a sample',
		text: 'With each sample a factor is crossed out; it works on the next box. The last box costs one as well, and even a hopeless factor may be chosen.'
	},
	'PC19-F5': { title: 'Each factor once', text: 'A crossed factor cannot be chosen again.' },
	'PC19-F6': {
		title: 'Multipliers',
		text: 'In a box with a multiplier the product is noted, and the next factor works on it.'
	},
	'PC19-B1': {
		title: 'Any free space',
		text: 'A die or research sample is noted in any space that is free.'
	},
	'PC19-B2': {
		title: 'A pair gives its resource',
		text: 'Whoever completes a pair gains what stands between its spaces.'
	},
	'PC19-B3': {
		title: 'Conversion',
		text: 'Cross out one number of a complete pair: one of your unused dice that shows it now shows the other number of the pair.'
	},
	'PC19-B4': {
		title: 'Complete and unused',
		text: 'The pair must be complete, with neither number crossed out.'
	},
	'PC19-B5': {
		title: 'Only samples convert',
		text: 'Only who took two or three dice converts, once it is settled which is the infection. A single die never is.'
	},
	'PC19-B6': { title: 'Used pairs', text: 'A pair with a crossed number is used.' },
	'PC19-I1': {
		title: 'The infection must be placed',
		text: 'The infection die infects as many individuals as it shows, before, between or after the samples.'
	},
	'PC19-I2': {
		title: 'The shape of the number',
		text: 'An infection has exactly the shape of its number, in one piece, turned as wished.'
	},
	'PC19-I3': { title: 'Individuals only', text: 'No part of it lies outside the zone or on a hospital.' },
	'PC19-I4': {
		title: 'Nobody twice',
		text: 'Nobody in it is infected already. Healthy, resistant and half-infected ones may be mixed.'
	},
	'PC19-I5': { title: 'The entry', text: 'While nobody is infected, the shape must include the entry cell.' },
	'PC19-I6': {
		title: 'It spreads by touch',
		text: 'Later, one of its cells must share a side with somebody who was infected before.'
	},
	'PC19-I7': {
		title: 'Covering a column',
		text: 'If the shape fits nowhere, the player chooses a column and infects everybody in it who is not infected. It need not touch anything.'
	},
	'PC19-I8': { title: 'Only if nothing fits', text: 'A column is covered only if the shape fits nowhere.' },
	'PC19-I9': {
		title: 'A column with somebody left',
		text: 'The column must hold somebody who is not infected.'
	},
	'PC19-I10': {
		title: 'A full zone',
		text: 'When everybody is infected, open and later infections have no effect.'
	},
	'PC19-I11': {
		title: 'Complete rows',
		text: 'A row with everybody infected gives its resource and raises the mutant multiplier by 1.'
	},
	'PC19-I12': { title: 'Complete columns', text: 'A column with everybody infected gets its virus marked.' },
	'PC19-I13': {
		title: 'Surrounded hospitals',
		text: 'When all around a hospital are infected, the player gains a free sample, once a hospital.'
	},
	'PC19-I14': {
		title: 'Received infections come first',
		text: 'Infections of a scenario keep their value and come before everything but open research samples. The player’s own die waits meanwhile.'
	},
	'PC19-V1': { title: 'Two at a time', text: 'One bonus brings in two resistant individuals.' },
	'PC19-V2': {
		title: 'The shield corner',
		text: 'While there is no resistant or half-infected one, the first enters at the corner with the shield.'
	},
	'PC19-V3': {
		title: 'They stay together',
		text: 'Every further one touches a resistant or half-infected one; the first of two counts for the second.'
	},
	'PC19-V4': { title: 'Healthy ones only', text: 'Only a healthy individual becomes resistant.' },
	'PC19-V5': {
		title: 'Not beside infected ones',
		text: 'A resistant individual may not enter beside an infected one.'
	},
	'PC19-V6': {
		title: 'Two if two can',
		text: 'One alone enters only if no second could follow. If not even one can, the bonus cannot be used.'
	},
	'PC19-V7': {
		title: 'Infected in two steps',
		text: 'The first infection marks half of a resistant individual, the second the rest.'
	},
	'PC19-V8': {
		title: 'Half does not count',
		text: 'Half-infected ones do not count as infected for rows, columns, hospitals and the curve.'
	},
	'PC19-E1': {
		title: 'The end',
		text: 'The game ends after the last turn of the last round and, with some scenarios, a final step.'
	},
	'PC19-E2': { title: 'Health', text: 'The sum of the numbers noted.' },
	'PC19-E3': { title: 'Resistant individuals', text: '3 points for each bonus used.' },
	'PC19-E4': { title: 'Formula', text: 'The sum of the numbers noted; factors do not count.' },
	'PC19-E5': {
		title: 'The longest Formula',
		text: 'Who has crossed the most factors doubles the Formula, all who tie do, and so does a single player.'
	},
	'PC19-E6': { title: 'Biotechnology', text: 'The sum of the numbers that are not crossed out.' },
	'PC19-E7': { title: 'Pairs', text: '10 points for each complete pair without a crossed number.' },
	'PC19-E8': { title: 'Infection curve', text: '+5 for each uncovered column, −10 for each complete one.' },
	'PC19-E9': {
		title: 'Mutant strain',
		text: 'The sum of the mutant boxes times the multiplier is lost. The multiplier is 3 plus 1 for each complete row.'
	},
	'PC19-E10': { title: 'The highest total wins', text: 'Equal totals share the victory.' },
	'PC19-E11': {
		title: 'How well it went',
		text: 'Below 70 Apocalíptico, below 80 Catastrófico, below 100 de Milagro, below 120 Superado, below 150 Controlado, from 150 Épico.'
	},
	'PC19-S1': {
		title: 'Two turns a round',
		text: 'Alone there are six rounds. After the normal turn comes a second one with three sample dice and no mutant die.'
	},
	'PC19-M1': {
		title: 'What is recorded of others',
		text: 'Of players who mark elsewhere only their throws and the dice they take as researchers are recorded. Nobody waits for them as assistants.'
	},
	'PC19-M2': {
		title: 'Reports at the end',
		text: 'After the last turn each of them tells the factors crossed and the Health columns filled.'
	},
	'PC19-M3': {
		title: 'Formula samples elsewhere',
		text: 'With Anti-vaccines each sample that such a player adds to the Formula is told, ten at most.'
	},
	'PC19-M4': {
		title: 'Not scored here',
		text: 'Their sheets are not scored here. Before the report they count as having crossed no factor.'
	},
	'PC19-X1': {
		title: 'STD (ETS)',
		text: 'Before multiplying, the mutant sum grows by the highest mutant number of a neighbour; alone, by your own.'
	},
	'PC19-X2': {
		title: 'Dengue',
		text: 'In the first throw of a turn every 1 and 2 becomes a 6, on the mutant die too. Re-rolled dice count as they fall.'
	},
	'PC19-X3': {
		title: 'Common flu (Gripe común)',
		text: 'Before the first turn and at the end everybody receives an infection as large as the number of players.'
	},
	'PC19-X4': {
		title: 'Hospital virus (Virus intrahospitalario)',
		text: 'Each surrounded hospital raises the multiplier by 1.'
	},
	'PC19-X5': {
		title: 'COVID 19',
		text: 'At the end each player receives an infection of 3 for every complete, unused pair.'
	},
	'PC19-X6': {
		title: 'Cholera (Cólera)',
		text: 'Resistant individuals are infected at once, and each brings a received infection of 1.'
	},
	'PC19-X7': {
		title: 'Swine flu (Gripe porcina)',
		text: 'At the end everybody receives an infection of 2 for each empty Health column on all sheets together.'
	},
	'PC19-X8': {
		title: 'Black death (Peste negra)',
		text: 'Infection dice are worth 1 more, samples and single dice 1 less, when they are used; the faces stay. Each Lab rat used raises the multiplier by 1.'
	},
	'PC19-X9': {
		title: 'Avian flu (Gripe aviar)',
		text: 'At the end everybody receives an infection of 1 for each factor not crossed out on all sheets together.'
	},
	'PC19-X10': {
		title: 'Corrupt laboratories (Laboratorios corruptos)',
		text: 'Before multiplying, the mutant sum grows by 1 for each used and 3 for each unused Analysis.'
	},
	'PC19-X11': {
		title: 'Chemical war (Guerra química)',
		text: 'No Explorers during the game, and infection dice are worth half, rounded down. At the end each player rolls five infections that count in full; Explorers left re-roll them before the first is placed.'
	},
	'PC19-X12': {
		title: 'Designer virus (Virus de diseño)',
		text: 'The multiplier is 10 whatever the rows. At the end each complete, unused pair that a player annuls lowers it by 1.'
	},
	'PC19-X13': {
		title: 'Anti-vaccines (Anti vacunas)',
		text: 'Whenever anybody adds a sample to a Formula, all players receive an infection of 1.'
	}
};

export const rulings: PcWords['rulings'] = {
	'PC19-R1': {
		question: 'When may Analysis be used?',
		answers: {
			a: 'Any time after taking, until the die is used; the infection was settled when taking.',
			b: 'Only before the infection is settled: until the first of the dice is used or converted.'
		}
	},
	'PC19-R2': {
		question: 'May shapes be mirrored?',
		answers: { a: 'No, only turned.', b: 'Yes, turned and mirrored.' }
	},
	'PC19-R3': {
		question: 'Where does the multiplier start?',
		answers: { a: 'At 3, plus 1 for each complete row.', b: 'At 0: just the number of complete rows.' }
	},
	'PC19-R4': {
		question: 'Which columns give +5?',
		answers: { a: 'Those without any infected individual.', b: 'All that are not complete.' }
	},
	'PC19-R5': {
		question: 'Is a half-infected individual infected for connections?',
		answers: {
			a: 'No: shapes do not connect to it, and resistant ones may stand beside it.',
			b: 'Yes: it counts as infected for both.'
		}
	},
	'PC19-R6': {
		question: 'What is a Health sample compared with?',
		answers: { a: 'The number noted before, multiplied.', b: 'The sample placed before, not multiplied.' }
	},
	'PC19-R7': {
		question: 'How often does a pair convert?',
		answers: { a: 'Once.', b: 'Once with each of its numbers.' }
	},
	'PC19-R8': {
		question: 'STD: whose highest number is added?',
		answers: { a: 'That of the player on your left.', b: 'That of the player on your right.' }
	},
	'PC19-R9': {
		question: 'What surrounds a hospital?',
		answers: { a: 'The four individuals that touch it.', b: 'All eight around it.' }
	}
};
