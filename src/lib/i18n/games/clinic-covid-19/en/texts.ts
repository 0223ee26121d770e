import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CLN-S1':
		'All rules of the base game hold unless a rule here says otherwise. Its modules may be added, with the changes listed under other modules.',
	'CLN-S2':
		'The players agree on contagion (low, high) and confinement (low, medium, high). The pair picks a column of the contagion board, unless the table plays with tiles of its own.',
	'CLN-S3': ({ total }) =>
		`For each round, tiles are stacked: the value of the column times the number of players. Of the ${total} tiles the rest is the supply. The stacks may not need more tiles than there are.`,
	'CLN-S4':
		'Tiles are neither made nor lost: supply, stacks, hands, persons, quarantine, slots and the deceased box always hold all of them together.',
	'CLN-S5':
		'Janitors, elders, pregnant women, intensive care, transfusions, workaholics and people outside exist only when their module is in play.',
	'CLN-S6': 'The solo game is played in exactly the same way.',
	'CLN-F1':
		'Something is done only in its phase and by a player of whom it is awaited. After the end nothing is.',
	'CLN-F2': ({ rounds }) =>
		`A round has actions, sharing, infection, business, administration and contagion. Within a phase the players act in any order. After round ${rounds}, the last one, comes the final report, or the end at once if the game is lost.`,
	'CLN-A1':
		'Each player chooses the action Admit patients at least once a round. Only building and recruiting is forbidden.',
	'CLN-A2': ({ admits }) =>
		`Admit is not chosen more often in a round than a player has Admit tiles. They are as many as the edition says: ${admits}.`,
	'CLN-A3':
		'A patient comes to a pre-admission slot only after the player has chosen Admit patients in this round.',
	'CLN-A4':
		'A patient who arrives at a slot with a tile is infected at once: the tile goes under the patient and the slot is clean again. Arrivals at clean slots are not recorded.',
	'CLN-I1':
		'The players take all tiles of the round’s stack and share them as they like. Nobody takes more than there is, and the last player takes all that is left.',
	'CLN-I2':
		'Each player takes at least one tile: whoever takes leaves at least one for each player who has not taken yet.',
	'CLN-I3':
		'When all have taken, each player places each tile on somebody of the own clinic who has none. Whom is the player’s choice.',
	'CLN-I4': 'The tile goes under the patient or doctor, who is now infected.',
	'CLN-I5':
		'An infected elder dies at once with all consequences of the base game and goes to the deceased box; the tile goes to the supply.',
	'CLN-I6':
		'An infected pregnant woman leaves the game as if she had not been treated by the end of administration, and goes to the deceased box; tile and car go to the supply.',
	'CLN-I7':
		'An infected nurse, caregiver or janitor goes to quarantine with the tile. That costs no time, the car stays, and the person is idle in this round.',
	'CLN-I8':
		'A player for whom nobody is left to infect says so, infects nobody any more and hands the other tiles on. Without saying so, no tiles are handed on.',
	'CLN-I9': 'Tiles are handed only to another player who still has somebody to infect.',
	'CLN-I10': 'Nobody hands on more tiles than the hand holds.',
	'CLN-I11':
		'As soon as nobody is left to infect in any clinic, all tiles in all hands go to the deceased box, counted for whoever held them.',
	'CLN-P1': ({ protection }) =>
		`At any time before the end of the last round a player may pay $${protection} to remove one tile of the own clinic; it goes to the supply. The person is healthy, the slot clean, or the staff back from quarantine.`,
	'CLN-P2':
		'There must be a tile there, in the own clinic. Each player pays alone: no shared payment, and none for others.',
	'CLN-P3':
		'When a tile is removed from a person or from staff, the player is no longer without people to infect.',
	'CLN-M1': 'Healthy people move as in the base game.',
	'CLN-M2':
		'Infected patients go to the outpatient department or to the treatment room, operating room or intensive care that fits their own colour, without the +1.',
	'CLN-M3':
		'Infected doctors belong to no service and may go to any treatment room with a free bed. They are not treated in operating rooms, ordinary consultations, intensive care or by transfusion.',
	'CLN-M4': ({ beds }) =>
		`In a treatment room no more people are treated in a round than it has beds in this edition (${beds}): patients or infected doctors, healthy patients included. A treated doctor keeps the bed.`,
	'CLN-M5': 'Infected doctors without a bed wait in a service hub, and get worse.',
	'CLN-T1':
		'Only an infected person of the own clinic is treated here; healthy patients who were treated are reported as a number.',
	'CLN-T2':
		'A person who was cared for in this round is not treated again, nor is a doctor who was infected by a consultation in this phase: movement is over.',
	'CLN-T3': 'An infected doctor treats nobody and must be treated like a patient by a doctor without a tile.',
	'CLN-T4': 'The doctor who treats is healthy and is named by colour.',
	'CLN-T5':
		'An infected person counts as one level worse than the own colour; COVID-19 and the own illness (a doctor’s: anxiety) are treated together.',
	'CLN-T6':
		'In treatment rooms, operating rooms and ordinary consultations the nurses are exactly as many as the table of the edition says for the two colours. In the rule book that is the difference between the doctor’s level and the person’s level + 1.',
	'CLN-T7':
		'The income is that of the person’s own colour without the +1, plus bonuses of gardens or satellite TV.',
	'CLN-T8': ({ consultation }) =>
		`Besides the normal rules, a healthy doctor of any colour treats one person of any colour without nurses, for $${consultation}. Infected doctors can be treated so too.`,
	'CLN-T9':
		'After a special consultation the tile moves under the doctor who gave it, who is infected now. If the patient was healthy, no tile moves.',
	'CLN-T10':
		'A treated patient goes to the cured box, infected or not, and takes no time; the car leaves the game.',
	'CLN-T11':
		'A treated doctor stays in the clinic, does not treat anybody in this round, and never counts as cured.',
	'CLN-T12': 'Except in a special consultation, the tile of a treated person goes to the supply.',
	'CLN-E1': 'Staff in quarantine is paid.',
	'CLN-E2': 'Caregivers who are in quarantine do not lower maintenance.',
	'CLN-D1': 'Infected doctors have not worked and lose no skill level.',
	'CLN-D2':
		'Every infected patient and doctor who was not cared for gets one colour worse. A red one dies: deceased box, tile to the supply.',
	'CLN-D3': ({ doctorDeath }) =>
		`An infected doctor’s death costs ${doctorDeath} popularity on the base track. Healthy patients who die also go to the deceased box.`,
	'CLN-D4':
		'Then all staff leaves quarantine: the tiles go to the supply, the people to an entrance or helipad of choice, without time.',
	'CLN-N1': ({ contagions: [low] }, talk) =>
		talk.plural(low, {
			one: `Each player takes ${low} tile from the supply and puts it on a pre-admission slot of the own board. The next patient who arrives there is infected.`,
			other: `Each player takes ${low} tiles from the supply and puts each on a pre-admission slot of the own board. The next patient who arrives there is infected.`
		}),
	'CLN-N2': ({ contagions: [, high] }, talk) =>
		talk.plural(high, {
			one: `The same with ${high} tile, on one slot.`,
			other: `The same with ${high} tiles, on as many slots.`
		}),
	'CLN-N3': 'A slot holds at most one tile.',
	'CLN-N4':
		'When all slots of a player have tiles, the tiles still owed go from the supply to the deceased box. They are not given to others.',
	'CLN-N5':
		'When the supply is empty, nobody owes a tile any more. Overflowing slots are served first, in seat order.',
	'CLN-W1':
		'People and tiles in the deceased box count against patients in the cured box. More deceased than cured at the end of the last round: the game is lost at once.',
	'CLN-W2': ({ strategic }) =>
		`Otherwise each player reports the final popularity. Less than ${strategic} a player together is a tactical victory.`,
	'CLN-W3': ({ strategic }) =>
		`At least ${strategic} popularity a player together: the vaccine is found. The player with most popularity is written on the plaque; in a tie all of them.`,
	'CLN-X1':
		'An infected patient needs nothing special. When fully cured this way, tile and car go to the supply and the patient to the cured box.',
	'CLN-X2':
		'No special care: the patient keeps the tile until fully cured, then tile and car go to the supply and the patient to the cured box.',
	'CLN-X3': 'Workaholic doctors are never infected.',
	'CLN-X4':
		'Workaholic doctors need the same nurses as others. After their special consultation the tile goes to the supply.',
	'CLN-X5':
		'People outside the clinic, in a dormitory or cafeteria, are not infected. Doctors may take a break outside.',
	'CLN-X6':
		'A patient treated in intensive care or by transfusions without being fully cured keeps the tile, takes the same or a better colour, and does not get worse in this round.',
	'CLN-X7': 'The module of zombies does not go with COVID-19.',
	'CLN-X8': 'For zombies, house rules are free, outside this app.',
	'CLN-R1': 'As many deceased as cured: won, unless the table decided otherwise.',
	'CLN-R2': 'They are earned, unless the table decided that they are paid.',
	'CLN-R3':
		'Any tile of the own clinic, unless the table decided: only under patients and doctors. Tiles in the hand are not in the clinic yet.',
	'CLN-R4': 'They are played, unless the table decided to skip them.',
	'CLN-R5': 'Not possible, it is always the special one, unless the table allowed it.',
	'CLN-R6': 'All patients treated, unless the table counts only infected ones. The box keeps both numbers.',
	'CLN-R7': 'The colour now decides, unless the table chose the colour at the time of the infection.',
	'CLN-R8': 'They count as deceased, unless the table decided otherwise.',
	'CLN-ED1':
		'Every column of the contagion board that an edition states has just as many numbers as there are rounds.',
	'CLN-ED2':
		'In at least one of the six columns the tiles for one player are no more than there are in the box.',
	'CLN-ED3': 'No two kinds of people have the same short name, those of the base game included.',
	'CLN-PO1':
		'The boxes are empty until the phase of round 1 that can first fill them: nobody is cured before business, no patient or doctor dies before administration, and nothing else is lost before infection.'
};
