/** What nobody can find by search: rules without anything to judge, and scenes that somebody thought of. */
import type { Example, Reason, Scene } from '../../src/lib/rulebook/examples.ts';
import type { Move } from '../../src/lib/table/record.ts';

const none = (reason: Reason): Example => ({ none: reason });
const shown = (at: Scene, move: object): Example => ({ at, shown: move as Move });
const moves = (...made: readonly object[]): readonly Move[] => made as readonly Move[];

/** The same example shows two rules. */
export const likewise: Readonly<Record<string, string>> = {
	'CTC-A1': 'CTC-A3',
	'CTC-T2': 'CTC-A3',
	'CTC-P6': 'CTC-P8',
	'FTV-A1': 'FTV-A2',
	'FTV-B6': 'FTV-D5',
	'FTV-C10': 'FTV-RE4',
	'FTV-E2': 'FTV-E1',
	'FTV-G6': 'FTV-A2',
	'FTV-G8': 'FTV-G7',
	'FTV-P1': 'FTV-P2',
	'FTV-P6': 'FTV-P3',
	'FTV-T8': 'FTV-RE4',
	'FTV-T9': 'FTV-D5'
};

const fullTesting = [
	[0, 0],
	[0, 0, 0],
	[0, 0, 0, 0],
	[6, 6, 6, 6, 6],
	[6, 6, 6, 6, 6, 6]
];
const fullVirus = [
	'.....X.....',
	'...XxxxX...',
	'...xxxxx...',
	'.XxXxXxXxX.',
	'.xxxxxxxxx.',
	'XxxXxXxXxxX',
	'.xxxxxxxxx.',
	'.XxXxXxXxX.',
	'...xxxxx...',
	'...XxxxX...',
	'.....X.....'
];
const fullCurve = [
	[null, null, null, 1, null, null, null],
	[null, null, 1, 2, 1, null, null],
	[null, 1, 2, 1, 2, 1, null],
	[1, 2, 1, 2, 1, 2, 1],
	[2, 1, 2, 1, 2, 1, 2]
];
/** One square is left, and it is circled already. */
const lastCircled = fullCurve.map((row, nth) => (nth < 3 ? row : row.map((n, at) => (at < 6 ? n : 0))));

export const byHand: Readonly<Record<string, Example>> = {
	'CLN-S1': none('table'),
	'CLN-S2': none('table'),
	'CLN-S3': none('table'),
	'CLN-S4': none('desk'),
	'CLN-M1': none('table'),
	'CLN-M2': none('table'),
	'CLN-M5': none('table'),
	'CLN-E1': none('table'),
	'CLN-E2': none('table'),
	'CLN-D1': none('table'),
	'CLN-X7': none('record'),
	'CLN-X8': none('table'),
	'CLN-PO1': none('desk'),
	'CLN-R2': none('table'),
	'CLN-R7': none('table'),
	'CTC-S1': none('table'),
	'CTC-S2': none('table'),
	'CTC-S6': none('table'),
	'CTC-S8': none('table'),
	'CTC-S9': none('table'),
	'CTC-S10': none('table'),
	'CTC-T5': none('table'),
	'CTC-E4': none('count'),
	'CTC-R6': shown(
		{
			players: 2,
			from: {
				beds: 30,
				infection: 1,
				hospitals: 0,
				dieTokens: 0,
				shields: 0,
				spaces: [],
				discard: { 'wash-hands': 4 },
				viruses: ['V00'],
				defeated: [],
				player: 0,
				stock: 0
			}
		},
		{ do: 'play', by: 0, card: 'hoard' }
	),
	'FTV-G2': none('table'),
	'FTV-G3': none('table'),
	'FTV-G5': shown(
		{ players: 2, moves: moves({ do: 'roll', by: 0, dice: [3, 3] }) },
		{ do: 'roll', by: 0, dice: [5, 2] }
	),
	'FTV-D7': shown(
		{
			players: 1,
			from: {
				players: [{ by: 0, analysis: fullVirus, testing: fullTesting, curve: fullCurve, research: 2 }]
			},
			moves: moves({ do: 'roll', by: 0, dice: [2, 4] })
		},
		{ do: 'done', by: 0 }
	),
	'FTV-RE5': none('never'),
	'FTV-A5': shown(
		{ players: 1, from: { players: [{ by: 0, curve: lastCircled, circles: [[4, 6]] }] } },
		{ do: 'roll', by: 0, dice: [5, 6] }
	),
	'FTV-L1': none('table'),
	'FTV-L4': none('table'),
	'FTV-R9': shown(
		{
			players: 2,
			facts: { shapes: { '4': ['xx.', '.xx'] } },
			moves: moves({ do: 'roll', by: 0, dice: [4, 1] })
		},
		{
			do: 'analyse',
			by: 0,
			die: 0,
			add: 0,
			cells: [
				[4, 4],
				[4, 5],
				[5, 3],
				[5, 4]
			]
		}
	),
	'PTC-S2': none('table'),
	'PTC-O7': shown(
		{
			players: 2,
			options: { events: 'table' },
			from: {
				current: 0,
				rate: 0,
				outbreaks: 0,
				cured: [],
				regions: [[3, 0, 0, 0], ...Array.from({ length: 5 }, () => [0, 0, 0, 0])],
				centre: [0, 0, 0, 0],
				cdc: [0, 0, 0, 0],
				samples: [{}, {}],
				pawns: [1, 1],
				prevent: [{ excess: 'centre', until: 'used' }]
			},
			moves: moves(
				{ do: 'roll', by: 0, faces: ['fly', 'fly', 'fly', 'fly', 'fly'] },
				{ do: 'next', by: 0, step: 'infect' }
			)
		},
		{ do: 'infect', by: 0, dice: ['red1', 'blue6'] }
	),
	'PC19-T1': none('table'),
	'PC19-T2': none('table'),
	'PC19-U1': none('table'),
	'PC19-PO1': none('desk')
};
