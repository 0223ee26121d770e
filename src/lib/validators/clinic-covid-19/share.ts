/**
 * What phones know of this game before they exchange anything about it: two games as they are usually played, and the
 * names of what can be agreed. A published edition is never changed, because codes are read with it: add another one.
 */
import type { Sharing } from '../../table/game.ts';
import { habit } from '../kit/habit.ts';
import type { ClinicMove } from './moves.ts';

const one = `
{"do":"admit","by":1},{"do":"admit","by":2},{"do":"ready","by":1},{"do":"admit","by":0},{"do":"admit","by":2}
{"do":"ready","by":2},{"do":"ready","by":0},{"do":"take","by":2,"tiles":6},{"do":"take","by":1,"tiles":2}
{"do":"take","by":0,"tiles":1},{"do":"infect","by":1,"who":"nurse"},{"do":"infect","by":0,"who":"caregiver"}
{"do":"infect","by":2,"who":"doctor","colour":"yellow"},{"do":"full","by":2}
{"do":"infect","by":1,"who":"nurse"},{"do":"hand","by":2,"to":0,"tiles":5}
{"do":"infect","by":0,"who":"janitor"},{"do":"infect","by":0,"who":"doctor","colour":"orange"}
{"do":"infect","by":0,"who":"patient","colour":"yellow"},{"do":"infect","by":0,"who":"janitor"}
{"do":"infect","by":0,"who":"nurse"},{"do":"cure","by":0,"patients":1},{"do":"ready","by":0}
{"do":"ready","by":2},{"do":"ready","by":1},{"do":"ready","by":1},{"do":"ready","by":2},{"do":"ready","by":0}
{"do":"contaminate","by":1,"slot":0},{"do":"contaminate","by":2,"slot":2},{"do":"contaminate","by":0,"slot":2}
{"do":"admit","by":0},{"do":"admit","by":1},{"do":"arrive","by":1,"slot":0,"colour":"white"}
{"do":"admit","by":2},{"do":"ready","by":1},{"do":"arrive","by":0,"slot":2,"colour":"white"}
{"do":"arrive","by":2,"slot":2,"colour":"orange"},{"do":"ready","by":0},{"do":"ready","by":2}
{"do":"take","by":2,"tiles":3},{"do":"take","by":1,"tiles":3},{"do":"take","by":0,"tiles":6}
{"do":"infect","by":2,"who":"patient","colour":"orange"},{"do":"infect","by":2,"who":"patient","colour":"red"}
{"do":"full","by":0},{"do":"infect","by":2,"who":"patient","colour":"white"}
{"do":"infect","by":1,"who":"caregiver"},{"do":"hand","by":0,"to":1,"tiles":4}
{"do":"infect","by":1,"who":"caregiver"},{"do":"infect","by":1,"who":"doctor","colour":"orange"}
{"do":"hand","by":0,"to":2,"tiles":2},{"do":"infect","by":2,"who":"patient","colour":"yellow"}
{"do":"infect","by":2,"who":"janitor"},{"do":"infect","by":1,"who":"patient","colour":"red"}
{"do":"infect","by":1,"who":"patient","colour":"white"},{"do":"infect","by":1,"who":"patient","colour":"yellow"}
{"do":"infect","by":1,"who":"patient","colour":"white"}
{"do":"treat","by":0,"person":7,"ward":"treatment","room":6,"doctor":"yellow","nurses":2}
{"do":"cure","by":0,"patients":1,"room":1}
{"do":"treat","by":1,"person":23,"ward":"operating","doctor":"white","nurses":2}
{"do":"treat","by":2,"person":19,"ward":"treatment","room":8,"doctor":"white","nurses":2}
{"do":"treat","by":2,"person":15,"ward":"treatment","room":8,"doctor":"orange","nurses":1}
{"do":"cure","by":2,"patients":1,"room":4},{"do":"ready","by":1},{"do":"ready","by":2},{"do":"ready","by":0}
{"do":"ready","by":0},{"do":"ready","by":2},{"do":"ready","by":1},{"do":"contaminate","by":2,"slot":3}
{"do":"contaminate","by":1,"slot":1},{"do":"contaminate","by":0,"slot":0},{"do":"admit","by":0}
{"do":"admit","by":1},{"do":"ready","by":1},{"do":"arrive","by":0,"slot":0,"colour":"white"}
{"do":"admit","by":2},{"do":"ready","by":0},{"do":"arrive","by":2,"slot":3,"colour":"white"}
{"do":"ready","by":2},{"do":"take","by":0,"tiles":1},{"do":"take","by":1,"tiles":1}
{"do":"take","by":2,"tiles":4},{"do":"infect","by":2,"who":"doctor","colour":"yellow"}
{"do":"infect","by":0,"who":"caregiver"},{"do":"infect","by":2,"who":"doctor","colour":"white"}
{"do":"infect","by":2,"who":"doctor","colour":"red"},{"do":"infect","by":2,"who":"patient","colour":"orange"}
{"do":"infect","by":1,"who":"doctor","colour":"white"}
{"do":"treat","by":0,"person":11,"ward":"operating","doctor":"white","nurses":2}
{"do":"treat","by":1,"person":10,"ward":"operating","doctor":"orange","nurses":0,"workaholic":true}
{"do":"cure","by":1,"patients":1},{"do":"ready","by":1}
{"do":"treat","by":2,"person":12,"ward":"treatment","room":8,"doctor":"yellow","nurses":3}
{"do":"treat","by":0,"person":25,"ward":"treatment","room":8,"doctor":"yellow","nurses":0}
{"do":"protect","by":2,"person":31},{"do":"ready","by":2},{"do":"ready","by":0}
{"do":"dead","by":1,"patients":1},{"do":"dead","by":0,"patients":2},{"do":"ready","by":2},{"do":"ready","by":1}
{"do":"ready","by":0},{"do":"contaminate","by":2,"slot":0},{"do":"contaminate","by":0,"slot":1}
{"do":"contaminate","by":1,"slot":3},{"do":"admit","by":0},{"do":"arrive","by":0,"slot":1,"colour":"white"}
{"do":"admit","by":2},{"do":"ready","by":0},{"do":"admit","by":1}
{"do":"arrive","by":1,"slot":1,"colour":"white"},{"do":"arrive","by":1,"slot":3,"colour":"white"}
{"do":"arrive","by":2,"slot":0,"colour":"white"},{"do":"admit","by":1},{"do":"ready","by":2}
{"do":"ready","by":1},{"do":"take","by":2,"tiles":3},{"do":"take","by":1,"tiles":1}
{"do":"take","by":0,"tiles":2},{"do":"infect","by":1,"who":"patient","colour":"white"}
{"do":"infect","by":0,"who":"doctor","colour":"orange"},{"do":"infect","by":0,"who":"patient","colour":"red"}
{"do":"infect","by":2,"who":"nurse"},{"do":"infect","by":2,"who":"patient","colour":"white"}
{"do":"infect","by":2,"who":"caregiver"}
{"do":"treat","by":2,"person":36,"ward":"treatment","room":8,"doctor":"white","nurses":1}
{"do":"treat","by":2,"person":27,"ward":"treatment","room":6,"doctor":"yellow","nurses":2}
{"do":"cure","by":1,"patients":1,"room":7},{"do":"cure","by":0,"patients":1}
{"do":"cure","by":1,"patients":1,"room":4},{"do":"care","by":1,"person":22,"ward":"intensive","colour":"yellow"}
{"do":"treat","by":2,"person":41,"ward":"treatment","room":7,"doctor":"white","nurses":1},{"do":"ready","by":1}
{"do":"treat","by":2,"person":26,"ward":"treatment","room":6,"doctor":"red","nurses":1}
{"do":"treat","by":2,"person":29,"ward":"treatment","room":3,"doctor":"white","nurses":2}
{"do":"cure","by":0,"patients":1,"room":7},{"do":"ready","by":0},{"do":"cure","by":2,"patients":1}
{"do":"cure","by":2,"patients":1,"room":2},{"do":"ready","by":2},{"do":"dead","by":0,"patients":2}
{"do":"ready","by":2},{"do":"ready","by":0},{"do":"ready","by":1},{"do":"contaminate","by":2,"slot":3}
{"do":"contaminate","by":0,"slot":1},{"do":"contaminate","by":1,"slot":0},{"do":"admit","by":2}
{"do":"arrive","by":2,"slot":3,"colour":"white"},{"do":"admit","by":0},{"do":"admit","by":1}
{"do":"admit","by":0},{"do":"arrive","by":0,"slot":1,"colour":"white"},{"do":"ready","by":2}
{"do":"arrive","by":1,"slot":0,"colour":"white"},{"do":"admit","by":1},{"do":"ready","by":0}
{"do":"ready","by":1},{"do":"take","by":1,"tiles":1},{"do":"take","by":2,"tiles":1}
{"do":"take","by":0,"tiles":1},{"do":"infect","by":2,"who":"patient","colour":"red"}
{"do":"infect","by":1,"who":"doctor","colour":"red"},{"do":"full","by":0},{"do":"protect","by":0,"person":44}
{"do":"infect","by":0,"who":"doctor","colour":"yellow"}
{"do":"treat","by":0,"person":33,"ward":"operating","doctor":"orange","nurses":0,"workaholic":true}
{"do":"treat","by":1,"person":37,"ward":"intensive"}
{"do":"treat","by":2,"person":46,"ward":"treatment","room":7,"doctor":"yellow","nurses":3}
{"do":"treat","by":2,"person":43,"ward":"treatment","room":1,"doctor":"white","nurses":1,"bonus":4}
{"do":"cure","by":2,"patients":1,"room":1}
{"do":"treat","by":0,"person":48,"ward":"treatment","room":5,"doctor":"orange","nurses":0}
{"do":"cure","by":0,"patients":1}
{"do":"treat","by":1,"person":32,"ward":"treatment","room":2,"doctor":"red","nurses":0},{"do":"ready","by":0}
{"do":"ready","by":2},{"do":"treat","by":1,"person":47,"ward":"treatment","room":4,"doctor":"orange","nurses":2}
{"do":"treat","by":1,"person":22,"ward":"treatment","room":6,"doctor":"orange","nurses":0,"bonus":3}
{"do":"cure","by":1,"patients":1,"room":3},{"do":"care","by":1,"person":24,"ward":"intensive","colour":"white"}
{"do":"cure","by":1,"patients":1},{"do":"ready","by":1},{"do":"ready","by":1},{"do":"ready","by":0}
{"do":"dead","by":2,"patients":2},{"do":"dead","by":2,"patients":2},{"do":"ready","by":2}
{"do":"contaminate","by":1,"slot":3},{"do":"contaminate","by":0,"slot":3},{"do":"contaminate","by":2,"slot":1}
{"do":"admit","by":0},{"do":"admit","by":2},{"do":"arrive","by":0,"slot":3,"colour":"white"}
{"do":"arrive","by":2,"slot":1,"colour":"yellow"},{"do":"ready","by":0},{"do":"ready","by":2}
{"do":"protect","by":1,"person":24},{"do":"admit","by":1},{"do":"arrive","by":1,"slot":3,"colour":"yellow"}
{"do":"ready","by":1},{"do":"take","by":0,"tiles":4},{"do":"take","by":2,"tiles":3}
{"do":"take","by":1,"tiles":2},{"do":"infect","by":1,"who":"patient","colour":"orange"}
{"do":"infect","by":2,"who":"patient","colour":"orange"},{"do":"infect","by":0,"who":"doctor","colour":"white"}
{"do":"infect","by":1,"who":"patient","colour":"yellow"},{"do":"infect","by":0,"who":"patient","colour":"white"}
{"do":"infect","by":2,"who":"caregiver"},{"do":"infect","by":0,"who":"doctor","colour":"red"}
{"do":"infect","by":0,"who":"patient","colour":"white"},{"do":"infect","by":2,"who":"doctor","colour":"orange"}
{"do":"treat","by":0,"person":54,"ward":"treatment","room":6,"doctor":"white","nurses":1,"workaholic":true}
{"do":"treat","by":1,"person":45,"ward":"treatment","room":6,"doctor":"orange","nurses":0}
{"do":"treat","by":1,"person":34,"ward":"treatment","room":1,"doctor":"red","nurses":0}
{"do":"treat","by":0,"person":59,"ward":"treatment","room":2,"doctor":"yellow","nurses":0}
{"do":"treat","by":1,"person":35,"ward":"treatment","room":1,"doctor":"yellow","nurses":2,"bonus":1}
{"do":"treat","by":2,"person":60,"ward":"treatment","room":5,"doctor":"white","nurses":3,"workaholic":true}
{"do":"treat","by":0,"person":56,"ward":"treatment","room":6,"doctor":"orange","nurses":1,"workaholic":true}
{"do":"treat","by":2,"person":53,"ward":"treatment","room":3,"doctor":"yellow","nurses":2}
{"do":"treat","by":2,"person":50,"ward":"treatment","room":6,"doctor":"yellow","nurses":1}
{"do":"treat","by":1,"person":55,"ward":"treatment","room":6,"doctor":"yellow","nurses":1,"workaholic":true}
{"do":"ready","by":0},{"do":"cure","by":1,"patients":2},{"do":"ready","by":1},{"do":"ready","by":2}
{"do":"ready","by":2},{"do":"dead","by":0,"patients":1},{"do":"ready","by":1},{"do":"ready","by":0}
{"do":"contaminate","by":0,"slot":0},{"do":"contaminate","by":2,"slot":2},{"do":"contaminate","by":1,"slot":3}
{"do":"popularity","by":2,"points":71},{"do":"popularity","by":1,"points":35}
{"do":"popularity","by":0,"points":67}
`;

const another = `
{"do":"admit","by":0},{"do":"ready","by":0},{"do":"admit","by":1},{"do":"admit","by":1},{"do":"ready","by":1}
{"do":"admit","by":2},{"do":"admit","by":2},{"do":"ready","by":2},{"do":"take","by":0,"tiles":3}
{"do":"take","by":1,"tiles":2},{"do":"take","by":2,"tiles":1},{"do":"infect","by":0,"who":"caregiver"}
{"do":"infect","by":0,"who":"patient","colour":"orange"},{"do":"infect","by":0,"who":"caregiver"}
{"do":"protect","by":0,"person":2},{"do":"protect","by":0,"person":3},{"do":"protect","by":0,"person":1}
{"do":"infect","by":1,"who":"patient","colour":"white"},{"do":"infect","by":1,"who":"doctor","colour":"yellow"}
{"do":"protect","by":1,"person":5},{"do":"protect","by":1,"person":4},{"do":"infect","by":2,"who":"nurse"}
{"do":"ready","by":0},{"do":"ready","by":1},{"do":"protect","by":2,"person":6},{"do":"ready","by":2}
{"do":"ready","by":0},{"do":"ready","by":1},{"do":"ready","by":2},{"do":"contaminate","by":0,"slot":0}
{"do":"protect","by":0,"slot":0},{"do":"contaminate","by":1,"slot":0},{"do":"protect","by":1,"slot":0}
{"do":"contaminate","by":2,"slot":3},{"do":"admit","by":0},{"do":"admit","by":0},{"do":"ready","by":0}
{"do":"admit","by":1},{"do":"admit","by":1},{"do":"ready","by":1},{"do":"protect","by":2,"slot":3}
{"do":"admit","by":2},{"do":"admit","by":2},{"do":"ready","by":2},{"do":"take","by":0,"tiles":4}
{"do":"take","by":1,"tiles":1},{"do":"take","by":2,"tiles":1}
{"do":"infect","by":0,"who":"doctor","colour":"white"},{"do":"infect","by":0,"who":"doctor","colour":"white"}
{"do":"infect","by":0,"who":"patient","colour":"yellow"},{"do":"infect","by":0,"who":"doctor","colour":"white"}
{"do":"protect","by":0,"person":9},{"do":"protect","by":0,"person":8},{"do":"protect","by":0,"person":10}
{"do":"protect","by":0,"person":7},{"do":"infect","by":1,"who":"nurse"},{"do":"protect","by":1,"person":11}
{"do":"infect","by":2,"who":"doctor","colour":"orange"},{"do":"cure","by":0,"patients":3},{"do":"ready","by":0}
{"do":"cure","by":1,"patients":3},{"do":"ready","by":1}
{"do":"treat","by":2,"person":12,"ward":"treatment","doctor":"red","nurses":0,"room":3}
{"do":"cure","by":2,"patients":3},{"do":"ready","by":2},{"do":"ready","by":0},{"do":"ready","by":1}
{"do":"ready","by":2},{"do":"contaminate","by":0,"slot":1},{"do":"protect","by":0,"slot":1}
{"do":"contaminate","by":1,"slot":3},{"do":"protect","by":1,"slot":3},{"do":"contaminate","by":2,"slot":3}
{"do":"admit","by":0},{"do":"admit","by":0},{"do":"ready","by":0},{"do":"admit","by":1},{"do":"ready","by":1}
{"do":"protect","by":2,"slot":3},{"do":"admit","by":2},{"do":"ready","by":2},{"do":"take","by":0,"tiles":4}
{"do":"take","by":1,"tiles":1},{"do":"take","by":2,"tiles":4}
{"do":"infect","by":0,"who":"doctor","colour":"red"},{"do":"infect","by":0,"who":"patient","colour":"red"}
{"do":"infect","by":0,"who":"caregiver"},{"do":"infect","by":0,"who":"patient","colour":"yellow"}
{"do":"protect","by":0,"person":13},{"do":"protect","by":0,"person":16},{"do":"protect","by":0,"person":15}
{"do":"protect","by":0,"person":14},{"do":"full","by":1},{"do":"hand","by":1,"to":2,"tiles":1}
{"do":"infect","by":2,"who":"doctor","colour":"red"},{"do":"infect","by":2,"who":"doctor","colour":"yellow"}
{"do":"infect","by":2,"who":"doctor","colour":"orange"},{"do":"infect","by":2,"who":"patient","colour":"orange"}
{"do":"infect","by":2,"who":"patient","colour":"white"},{"do":"ready","by":0},{"do":"ready","by":1}
{"do":"cure","by":2,"patients":3}
{"do":"treat","by":2,"person":21,"ward":"treatment","doctor":"yellow","nurses":0,"room":8}
{"do":"treat","by":2,"person":20,"ward":"treatment","doctor":"red","nurses":0,"room":2}
{"do":"treat","by":2,"person":17,"ward":"treatment","doctor":"yellow","nurses":3,"room":3}
{"do":"treat","by":2,"person":19,"ward":"outpatient","doctor":"red"}
{"do":"treat","by":2,"person":18,"ward":"treatment","doctor":"yellow","nurses":1,"room":5}
{"do":"protect","by":2,"person":22},{"do":"ready","by":2},{"do":"ready","by":0}
{"do":"dead","by":1,"patients":2},{"do":"ready","by":1},{"do":"ready","by":2}
{"do":"contaminate","by":0,"slot":3},{"do":"protect","by":0,"slot":3},{"do":"contaminate","by":1,"slot":0}
{"do":"protect","by":1,"slot":0},{"do":"contaminate","by":2,"slot":0},{"do":"admit","by":0}
{"do":"ready","by":0},{"do":"admit","by":1},{"do":"admit","by":1},{"do":"ready","by":1}
{"do":"protect","by":2,"slot":0},{"do":"admit","by":2},{"do":"admit","by":2},{"do":"ready","by":2}
{"do":"take","by":0,"tiles":2},{"do":"take","by":1,"tiles":6},{"do":"take","by":2,"tiles":1}
{"do":"infect","by":0,"who":"doctor","colour":"orange"},{"do":"infect","by":0,"who":"doctor","colour":"yellow"}
{"do":"protect","by":0,"person":24},{"do":"protect","by":0,"person":23}
{"do":"infect","by":1,"who":"doctor","colour":"yellow"},{"do":"infect","by":1,"who":"doctor","colour":"yellow"}
{"do":"protect","by":1,"person":25},{"do":"infect","by":1,"who":"patient","colour":"orange"}
{"do":"infect","by":1,"who":"doctor","colour":"orange"},{"do":"infect","by":1,"who":"patient","colour":"orange"}
{"do":"protect","by":1,"person":26},{"do":"protect","by":1,"person":29},{"do":"protect","by":1,"person":27}
{"do":"protect","by":1,"person":28},{"do":"infect","by":1,"who":"doctor","colour":"orange"}
{"do":"protect","by":1,"person":30},{"do":"infect","by":2,"who":"patient","colour":"orange"}
{"do":"ready","by":0},{"do":"cure","by":1,"patients":1},{"do":"ready","by":1}
{"do":"treat","by":2,"person":31,"ward":"treatment","doctor":"orange","nurses":1,"room":7},{"do":"ready","by":2}
{"do":"dead","by":0,"patients":1},{"do":"ready","by":0},{"do":"ready","by":1},{"do":"ready","by":2}
{"do":"contaminate","by":0,"slot":3},{"do":"protect","by":0,"slot":3},{"do":"contaminate","by":1,"slot":0}
{"do":"protect","by":1,"slot":0},{"do":"contaminate","by":2,"slot":2},{"do":"admit","by":0}
{"do":"admit","by":0},{"do":"ready","by":0},{"do":"admit","by":1},{"do":"admit","by":1},{"do":"ready","by":1}
{"do":"protect","by":2,"slot":2},{"do":"admit","by":2},{"do":"admit","by":2},{"do":"ready","by":2}
{"do":"take","by":0,"tiles":2},{"do":"take","by":1,"tiles":5},{"do":"take","by":2,"tiles":5}
{"do":"infect","by":0,"who":"doctor","colour":"white"},{"do":"infect","by":0,"who":"caregiver"}
{"do":"protect","by":0,"person":32},{"do":"protect","by":0,"person":33}
{"do":"infect","by":1,"who":"patient","colour":"red"},{"do":"infect","by":1,"who":"patient","colour":"red"}
{"do":"infect","by":1,"who":"patient","colour":"red"},{"do":"infect","by":1,"who":"doctor","colour":"yellow"}
{"do":"infect","by":1,"who":"patient","colour":"white"},{"do":"protect","by":1,"person":37}
{"do":"protect","by":1,"person":34},{"do":"protect","by":1,"person":38},{"do":"protect","by":1,"person":36}
{"do":"protect","by":1,"person":35},{"do":"infect","by":2,"who":"doctor","colour":"yellow"}
{"do":"infect","by":2,"who":"patient","colour":"white"},{"do":"infect","by":2,"who":"patient","colour":"red"}
{"do":"infect","by":2,"who":"caregiver"},{"do":"infect","by":2,"who":"patient","colour":"red"}
{"do":"cure","by":0,"patients":2},{"do":"ready","by":0},{"do":"cure","by":1,"patients":3},{"do":"ready","by":1}
{"do":"treat","by":2,"person":41,"ward":"treatment","doctor":"white","nurses":4,"room":2}
{"do":"treat","by":2,"person":43,"ward":"treatment","doctor":"orange","nurses":2,"room":4}
{"do":"treat","by":2,"person":39,"ward":"treatment","doctor":"orange","nurses":0,"room":3}
{"do":"cure","by":2,"patients":1}
{"do":"treat","by":2,"person":40,"ward":"operating","doctor":"orange","nurses":1},{"do":"ready","by":2}
{"do":"ready","by":0},{"do":"ready","by":1},{"do":"ready","by":2},{"do":"contaminate","by":0,"slot":0}
{"do":"protect","by":0,"slot":0},{"do":"contaminate","by":1,"slot":3},{"do":"protect","by":1,"slot":3}
{"do":"contaminate","by":2,"slot":0},{"do":"admit","by":0},{"do":"admit","by":0},{"do":"ready","by":0}
{"do":"admit","by":1},{"do":"admit","by":1},{"do":"ready","by":1},{"do":"protect","by":2,"slot":0}
{"do":"admit","by":2},{"do":"ready","by":2},{"do":"take","by":0,"tiles":2},{"do":"take","by":1,"tiles":6}
{"do":"take","by":2,"tiles":4},{"do":"infect","by":0,"who":"patient","colour":"red"}
{"do":"infect","by":0,"who":"doctor","colour":"yellow"},{"do":"protect","by":0,"person":44}
{"do":"protect","by":0,"person":45},{"do":"infect","by":1,"who":"patient","colour":"white"}
{"do":"infect","by":1,"who":"doctor","colour":"yellow"},{"do":"infect","by":1,"who":"patient","colour":"yellow"}
{"do":"infect","by":1,"who":"patient","colour":"yellow"},{"do":"infect","by":1,"who":"caregiver"}
{"do":"infect","by":1,"who":"doctor","colour":"yellow"},{"do":"protect","by":1,"person":51}
{"do":"protect","by":1,"person":47},{"do":"protect","by":1,"person":46},{"do":"protect","by":1,"person":49}
{"do":"protect","by":1,"person":50},{"do":"protect","by":1,"person":48}
{"do":"infect","by":2,"who":"doctor","colour":"yellow"},{"do":"infect","by":2,"who":"nurse"}
{"do":"infect","by":2,"who":"nurse"},{"do":"protect","by":2,"person":52}
{"do":"infect","by":2,"who":"caregiver"},{"do":"ready","by":0},{"do":"ready","by":1}
{"do":"cure","by":2,"patients":1},{"do":"cure","by":2,"patients":2},{"do":"protect","by":2,"person":53}
{"do":"protect","by":2,"person":55},{"do":"cure","by":2,"patients":1},{"do":"protect","by":2,"person":54}
{"do":"ready","by":2},{"do":"ready","by":0},{"do":"dead","by":1,"patients":1},{"do":"ready","by":1}
{"do":"dead","by":2,"patients":2},{"do":"dead","by":2,"patients":2},{"do":"dead","by":2,"patients":2}
{"do":"ready","by":2},{"do":"contaminate","by":0,"slot":0},{"do":"protect","by":0,"slot":0}
{"do":"contaminate","by":1,"slot":0},{"do":"protect","by":1,"slot":0},{"do":"contaminate","by":2,"slot":0}
{"do":"popularity","by":0,"points":77},{"do":"popularity","by":1,"points":75}
{"do":"popularity","by":2,"points":41}
`;

export const share: Sharing<ClinicMove> = {
	open: [],
	editions: [
		[
			{
				players: 3,
				options: {
					confinement: 'high',
					contagion: 'high',
					incomes: [6, 12, 20, 30],
					modules: [
						'elders',
						'pregnant',
						'janitors',
						'transfusions',
						'workaholics',
						'facilities',
						'intensive-care'
					],
					rulings: {
						'CLN-R1': 'b',
						'CLN-R2': 'b',
						'CLN-R3': 'b',
						'CLN-R4': 'b',
						'CLN-R5': 'b',
						'CLN-R6': 'b',
						'CLN-R7': 'b',
						'CLN-R8': 'b'
					},
					slots: 4,
					tiles: [2, 2, 3, 3, 4, 4]
				},
				moves: []
			},
			{ players: 3, options: {}, moves: [] },
			habit(
				3,
				{
					contagion: 'low',
					tiles: [3, 4, 2, 2, 1, 3],
					modules: ['janitors', 'workaholics', 'intensive-care'],
					incomes: [5, 12, 20, 32]
				},
				one
			),
			habit(3, {}, another)
		]
	]
};
