import type { ClinicWords } from '../words.ts';

export const rules: ClinicWords['rules'] = {
	'CLN-S1': {
		title: 'The base game goes on',
		text: 'All rules of the base game hold unless a rule here says otherwise. Its modules may be added, with the changes listed under other modules.'
	},
	'CLN-S2': {
		title: 'Contagion and confinement pick a column',
		text: 'The players agree on contagion (low, high) and confinement (low, medium, high). The pair picks a column of the contagion board, unless the table plays with tiles of its own.'
	},
	'CLN-S3': {
		title: 'A stack for each round',
		text: 'For each round, tiles are stacked: the value of the column times the number of players. The rest of the 100 tiles is the supply. The stacks may not need more than 100.'
	},
	'CLN-S4': {
		title: 'There are always 100 tiles',
		text: 'Tiles are neither made nor lost: supply, stacks, hands, persons, quarantine, slots and the deceased box always hold 100 together.'
	},
	'CLN-S5': {
		title: 'Modules only when in play',
		text: 'Janitors, elders, pregnant women, intensive care, transfusions, workaholics and people outside exist only when their module is in play.'
	},
	'CLN-S6': { title: 'Alone as together', text: 'The solo game is played in exactly the same way.' },
	'CLN-F1': {
		title: 'Everything in its phase',
		text: 'Something is done only in its phase and by a player of whom it is awaited. After the end nothing is.'
	},
	'CLN-F2': {
		title: 'Six phases a round',
		text: 'A round has actions, sharing, infection, business, administration and contagion. Within a phase the players act in any order. After round 6 comes the final report, or the end at once if the game is lost.'
	},
	'CLN-A1': {
		title: 'Admit at least once a round',
		text: 'Each player chooses the action Admit patients at least once a round. Only building and recruiting is forbidden.'
	},
	'CLN-A2': {
		title: 'Admit at most twice a round',
		text: 'A player has two Admit tiles, so Admit is chosen at most twice a round.'
	},
	'CLN-A3': {
		title: 'Patients come through Admit',
		text: 'A patient comes to a pre-admission slot only after the player has chosen Admit patients in this round.'
	},
	'CLN-A4': {
		title: 'A tile on the slot infects',
		text: 'A patient who arrives at a slot with a tile is infected at once: the tile goes under the patient and the slot is clean again. Arrivals at clean slots are not recorded.'
	},
	'CLN-I1': {
		title: 'All tiles of the stack are shared',
		text: 'The players take all tiles of the round’s stack and share them as they like. Nobody takes more than there is, and the last player takes all that is left.'
	},
	'CLN-I2': {
		title: 'At least one tile each',
		text: 'Each player takes at least one tile: whoever takes leaves at least one for each player who has not taken yet.'
	},
	'CLN-I3': {
		title: 'Tiles go to the own clinic',
		text: 'When all have taken, each player places each tile on somebody of the own clinic who has none. Whom is the player’s choice.'
	},
	'CLN-I4': {
		title: 'Patients and doctors',
		text: 'The tile goes under the patient or doctor, who is now infected.'
	},
	'CLN-I5': {
		title: 'Elders die at once',
		text: 'An infected elder dies at once with all consequences of the base game and goes to the deceased box; the tile goes to the supply.'
	},
	'CLN-I6': {
		title: 'Pregnant women leave at once',
		text: 'An infected pregnant woman leaves the game as if she had not been treated by the end of administration, and goes to the deceased box; tile and car go to the supply.'
	},
	'CLN-I7': {
		title: 'Staff goes to quarantine',
		text: 'An infected nurse, caregiver or janitor goes to quarantine with the tile. That costs no time, the car stays, and the person is idle in this round.'
	},
	'CLN-I8': {
		title: 'Nobody left to infect',
		text: 'A player for whom nobody is left to infect says so, infects nobody any more and hands the other tiles on. Without saying so, no tiles are handed on.'
	},
	'CLN-I9': {
		title: 'Hand on to somebody with room',
		text: 'Tiles are handed only to another player who still has somebody to infect.'
	},
	'CLN-I10': { title: 'No more than in hand', text: 'Nobody hands on more tiles than the hand holds.' },
	'CLN-I11': {
		title: 'All clinics full',
		text: 'As soon as nobody is left to infect in any clinic, all tiles in all hands go to the deceased box, counted for whoever held them.'
	},
	'CLN-P1': {
		title: '$20 remove a tile',
		text: 'At any time before the end of round 6 a player may pay $20 to remove one tile of the own clinic; it goes to the supply. The person is healthy, the slot clean, or the staff back from quarantine.'
	},
	'CLN-P2': {
		title: 'Only own tiles, own money',
		text: 'There must be a tile there, in the own clinic. Each player pays alone: no shared payment, and none for others.'
	},
	'CLN-P3': {
		title: 'Somebody can be infected again',
		text: 'When a tile is removed from a person or from staff, the player is no longer without people to infect.'
	},
	'CLN-M1': { title: 'Healthy people move as ever', text: 'Healthy people move as in the base game.' },
	'CLN-M2': {
		title: 'Infected patients move normally',
		text: 'Infected patients go to the outpatient department or to the treatment room, operating room or intensive care that fits their own colour, without the +1.'
	},
	'CLN-M3': {
		title: 'Infected doctors go to treatment rooms',
		text: 'Infected doctors belong to no service and may go to any treatment room with a free bed. They are not treated in operating rooms, ordinary consultations, intensive care or by transfusion.'
	},
	'CLN-M4': {
		title: 'Two beds a room',
		text: 'A treatment room takes at most two people to be treated in a round, patients or infected doctors, healthy patients included. A treated doctor keeps the bed.'
	},
	'CLN-M5': {
		title: 'Without a bed one waits',
		text: 'Infected doctors without a bed wait in a service hub, and get worse.'
	},
	'CLN-T1': {
		title: 'Treat infected people of the own clinic',
		text: 'Only an infected person of the own clinic is treated here; healthy patients who were treated are reported as a number.'
	},
	'CLN-T2': {
		title: 'Once a round, and not just infected',
		text: 'A person who was cared for in this round is not treated again, nor is a doctor who was infected by a consultation in this phase: movement is over.'
	},
	'CLN-T3': {
		title: 'Infected doctors treat nobody',
		text: 'An infected doctor treats nobody and must be treated like a patient by a doctor without a tile.'
	},
	'CLN-T4': {
		title: 'A healthy doctor of that colour',
		text: 'The doctor who treats is healthy and is named by colour.'
	},
	'CLN-T5': {
		title: 'One level worse',
		text: 'An infected person counts as one level worse than the own colour; COVID-19 and the own illness (a doctor’s: anxiety) are treated together.'
	},
	'CLN-T6': {
		title: 'Nurses make up the difference',
		text: 'In treatment rooms, operating rooms and ordinary consultations the nurses are exactly the difference between the doctor’s level and the person’s level + 1.'
	},
	'CLN-T7': {
		title: 'Income of the own colour',
		text: 'The income is that of the person’s own colour without the +1, plus bonuses of gardens or satellite TV.'
	},
	'CLN-T8': {
		title: 'Special consultation',
		text: 'Besides the normal rules, a healthy doctor of any colour treats one person of any colour without nurses, for $6. Infected doctors can be treated so too.'
	},
	'CLN-T9': {
		title: 'The tile moves to the consulting doctor',
		text: 'After a special consultation the tile moves under the doctor who gave it, who is infected now. If the patient was healthy, no tile moves.'
	},
	'CLN-T10': {
		title: 'Treated patients are cured',
		text: 'A treated patient goes to the cured box, infected or not, and takes no time; the car leaves the game.'
	},
	'CLN-T11': {
		title: 'Treated doctors rest',
		text: 'A treated doctor stays in the clinic, does not treat anybody in this round, and never counts as cured.'
	},
	'CLN-T12': {
		title: 'The tile goes to the supply',
		text: 'Except in a special consultation, the tile of a treated person goes to the supply.'
	},
	'CLN-E1': { title: 'Quarantine is paid', text: 'Staff in quarantine is paid.' },
	'CLN-E2': {
		title: 'Absent caregivers save nothing',
		text: 'Caregivers who are in quarantine do not lower maintenance.'
	},
	'CLN-D1': {
		title: 'Infected doctors lose no skill',
		text: 'Infected doctors have not worked and lose no skill level.'
	},
	'CLN-D2': {
		title: 'The infected get worse',
		text: 'Every infected patient and doctor who was not cared for gets one colour worse. A red one dies: deceased box, tile to the supply.'
	},
	'CLN-D3': {
		title: 'Deaths are recorded',
		text: 'An infected doctor’s death costs 5 popularity on the base track. Healthy patients who die also go to the deceased box.'
	},
	'CLN-D4': {
		title: 'Quarantine ends',
		text: 'Then all staff leaves quarantine: the tiles go to the supply, the people to an entrance or helipad of choice, without time.'
	},
	'CLN-N1': {
		title: 'Low contagion: one tile',
		text: 'Each player takes a tile from the supply and puts it on a pre-admission slot of the own board. The next patient who arrives there is infected.'
	},
	'CLN-N2': { title: 'High contagion: two tiles', text: 'The same with two tiles, on two slots.' },
	'CLN-N3': { title: 'One tile a slot', text: 'A slot holds at most one tile.' },
	'CLN-N4': {
		title: 'No clean slot: deceased box',
		text: 'When all slots of a player have tiles, the tiles still owed go from the supply to the deceased box. They are not given to others.'
	},
	'CLN-N5': {
		title: 'An empty supply ends it',
		text: 'When the supply is empty, nobody owes a tile any more. Overflowing slots are served first, in seat order.'
	},
	'CLN-W1': {
		title: 'More deceased than cured: lost',
		text: 'People and tiles in the deceased box count against patients in the cured box. More deceased than cured at the end of round 6: the game is lost at once.'
	},
	'CLN-W2': {
		title: 'Tactical victory',
		text: 'Otherwise each player reports the final popularity. Less than 40 a player together is a tactical victory.'
	},
	'CLN-W3': {
		title: 'Strategic victory',
		text: 'At least 40 popularity a player together: the vaccine is found. The player with most popularity is written on the plaque; in a tie all of them.'
	},
	'CLN-X1': {
		title: 'Transfusions',
		text: 'An infected patient needs nothing special. When fully cured this way, tile and car go to the supply and the patient to the cured box.'
	},
	'CLN-X2': {
		title: 'Intensive care',
		text: 'No special care: the patient keeps the tile until fully cured, then tile and car go to the supply and the patient to the cured box.'
	},
	'CLN-X3': { title: 'Workaholics are immune', text: 'Workaholic doctors are never infected.' },
	'CLN-X4': {
		title: 'Workaholics treat as ever',
		text: 'Workaholic doctors need the same nurses as others. After their special consultation the tile goes to the supply.'
	},
	'CLN-X5': {
		title: 'Safe outside',
		text: 'People outside the clinic, in a dormitory or cafeteria, are not infected. Doctors may take a break outside.'
	},
	'CLN-X6': {
		title: 'Care by steps',
		text: 'A patient treated in intensive care or by transfusions without being fully cured keeps the tile, takes the same or a better colour, and does not get worse in this round.'
	},
	'CLN-X7': { title: 'No zombies', text: 'The module of zombies does not go with COVID-19.' },
	'CLN-X8': { title: 'Zombies at home', text: 'For zombies, house rules are free, outside this app.' },
	'CLN-R1': {
		title: 'Is a tie lost?',
		text: 'As many deceased as cured: won, unless the table decided otherwise.'
	},
	'CLN-R2': {
		title: 'The $6 of a special consultation',
		text: 'They are earned, unless the table decided that they are paid.'
	},
	'CLN-R3': {
		title: 'Which tiles $20 remove',
		text: 'Any tile of the own clinic, unless the table decided: only under patients and doctors. Tiles in the hand are not in the clinic yet.'
	},
	'CLN-R4': {
		title: 'New contagions in round 6',
		text: 'They are played, unless the table decided to skip them.'
	},
	'CLN-R5': {
		title: 'Ordinary consultation of infected patients',
		text: 'Not possible, it is always the special one, unless the table allowed it.'
	},
	'CLN-R6': {
		title: 'Who counts as cured',
		text: 'All patients treated, unless the table counts only infected ones. The box keeps both numbers.'
	},
	'CLN-R7': {
		title: 'Income after a change of colour',
		text: 'The colour now decides, unless the table chose the colour at the time of the infection.'
	},
	'CLN-R8': {
		title: 'Elders and pregnant women in the box',
		text: 'They count as deceased, unless the table decided otherwise.'
	}
};
