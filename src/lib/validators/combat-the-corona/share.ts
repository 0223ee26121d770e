/**
 * What phones know of this game before they exchange anything about it: two games as they are usually played, and the
 * names of what can be agreed. A published edition is never changed, because codes are read with it: add another one.
 */
import type { Sharing } from '../../table/game.ts';
import { habit } from '../kit/habit.ts';
import type { CoronaMove } from './moves.ts';

const one = `
{"do":"setup","top":["V22","V45","V17","V44","V16","V13","V09","V41","V32","V24"]}
{"do":"play","by":0,"card":"wear-mask"},{"do":"roll","by":0,"dice":[1],"tokens":0},{"do":"rest","by":0,"beds":1}
{"do":"reveal","cards":["V44","V32","V17"]},{"do":"bottom","order":["V44","V32","V17"]}
{"do":"play","by":1,"card":"stay-home"},{"do":"roll","by":1,"dice":[3],"tokens":0}
{"do":"hit","by":1,"virus":"V00","dice":[3]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V22","V13","V09"]},{"do":"place","viruses":["V09"]}
{"do":"bottom","order":["V22","V13"]},{"do":"play","by":0,"card":"cover-cough"}
{"do":"roll","by":0,"dice":[4],"tokens":0},{"do":"hit","by":0,"virus":"V09","dice":[4]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V11","V28","V47"]},{"do":"bottom","order":["V28","V47"]}
{"do":"play","by":1,"card":"stay-home"},{"do":"remove","by":1,"spaces":[1,2,4]}
{"do":"roll","by":1,"dice":[6,2],"tokens":0},{"do":"hit","by":1,"virus":"V11","dice":[6]}
{"do":"rest","by":1,"beds":1},{"do":"reveal","cards":["V03","V08","V21"]}
{"do":"play","by":0,"card":"keep-distance"},{"do":"roll","by":0,"dice":[1,5],"tokens":0}
{"do":"hit","by":0,"virus":"V08","dice":[5]},{"do":"rest","by":0,"beds":1}
{"do":"reveal","cards":["V30","V36","V10"]},{"do":"save","order":["V09","V11","V08"]}
{"do":"bottom","order":["V30","V36"]},{"do":"play","by":1,"card":"keep-distance"}
{"do":"roll","by":1,"dice":[6,4],"tokens":0},{"do":"hit","by":1,"virus":"V03","dice":[4]}
{"do":"hit","by":1,"virus":"V10","dice":[6]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V31","V27","V05"]},{"do":"place","viruses":["V31"]}
{"do":"save","order":["V00","V03","V10"]},{"do":"bottom","order":["V27","V05"]}
{"do":"play","by":0,"card":"keep-distance"},{"do":"remove","by":0,"spaces":[2,3,4]}
{"do":"roll","by":0,"dice":[6,2,3],"tokens":0},{"do":"hit","by":0,"virus":"V31","dice":[2,3]}
{"do":"rest","by":0,"beds":1},{"do":"reveal","cards":["V01","V46","V48"]},{"do":"bottom","order":["V46","V48"]}
{"do":"play","by":1,"card":"wash-hands"},{"do":"roll","by":1,"dice":[5,2,2],"tokens":0}
{"do":"hit","by":1,"virus":"V01","dice":[2]},{"do":"rest","by":1,"beds":2}
{"do":"reveal","cards":["V35","V12","V14"]},{"do":"bottom","order":["V12","V14"]}
{"do":"play","by":0,"card":"cover-cough"},{"do":"roll","by":0,"dice":[2,3,3],"tokens":0}
{"do":"shield","by":0,"die":2},{"do":"hit","by":0,"virus":"V35","dice":[3,3]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["V26","V25","V37"]},{"do":"bottom","order":["V26","V25"]}
{"do":"play","by":1,"card":"wear-mask"},{"do":"roll","by":1,"dice":[1,3,2],"tokens":0}
{"do":"hit","by":1,"virus":"V37","dice":[1,2,3]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V19","V06","V23"]},{"do":"play","by":0,"card":"keep-distance"}
{"do":"clear","by":0,"reshuffle":true},{"do":"send","by":0,"virus":"V19"},{"do":"send","by":0,"virus":"V23"}
{"do":"roll","by":0,"dice":[2,5,5],"tokens":0},{"do":"rest","by":0,"beds":3}
{"do":"reveal","cards":["V20","V49","V29"]},{"do":"save","order":["V01","V35","V37"]}
{"do":"play","by":1,"card":"wear-mask"},{"do":"roll","by":1,"dice":[2,6,3],"tokens":0}
{"do":"shield","by":1,"die":2},{"do":"extra","by":1,"die":6},{"do":"hit","by":1,"virus":"V20","dice":[6]}
{"do":"hit","by":1,"virus":"V29","dice":[6]},{"do":"rest","by":1,"beds":1}
{"do":"reveal","cards":["V18","VE","V33"]},{"do":"save","order":["V20","V29"]}
{"do":"play","by":0,"card":"false-news"},{"do":"roll","by":0,"dice":[5,6,2],"tokens":0}
{"do":"hit","by":0,"virus":"V18","dice":[5]},{"do":"hit","by":0,"virus":"V33","dice":[2,6]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V02","V38","V34"]}
{"do":"play","by":1,"card":"keep-distance"},{"do":"roll","by":1,"dice":[1,2,3],"tokens":0}
{"do":"reroll","by":1,"die":1,"to":2},{"do":"hit","by":1,"virus":"V02","dice":[2]},{"do":"rest","by":1,"beds":2}
{"do":"reveal","cards":["V04","V43","V40"]},{"do":"play","by":0,"card":"wear-mask"}
{"do":"roll","by":0,"dice":[2,1,3],"tokens":0},{"do":"reroll","by":0,"die":1,"to":5}
{"do":"extra","by":0,"die":1},{"do":"extra","by":0,"die":2},{"do":"hit","by":0,"virus":"V04","dice":[2]}
{"do":"hit","by":0,"virus":"V43","dice":[2,3,5]},{"do":"rest","by":0,"beds":1}
{"do":"reveal","cards":["V42","V39","V15"]},{"do":"place","viruses":["V42","V15"]}
{"do":"destroy","viruses":["V38","V42"]},{"do":"play","by":1,"card":"wear-mask"}
{"do":"remove","by":1,"spaces":[1,4,5]},{"do":"roll","by":1,"dice":[1,4,5],"tokens":0}
{"do":"hit","by":1,"virus":"V15","dice":[4]},{"do":"rest","by":1,"beds":2}
{"do":"reveal","cards":["V07","V24","V16"]},{"do":"save","order":["V04","V43","V15"]}
{"do":"destroy","viruses":["V24","V16"]},{"do":"play","by":0,"card":"keep-distance"}
{"do":"roll","by":0,"dice":[3,3],"tokens":0},{"do":"hit","by":0,"virus":"V07","dice":[3,3]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V41","V45","V44"]},{"do":"place","viruses":["V44"]}
{"do":"bottom","order":["V41","V45"]},{"do":"play","by":1,"card":"wash-hands"}
{"do":"roll","by":1,"dice":[1,4],"tokens":0},{"do":"reroll","by":1,"die":1,"to":1},{"do":"rest","by":1,"beds":2}
{"do":"reveal","cards":["V32","V17","V22"]},{"do":"place","viruses":["V32","V17"]}
{"do":"play","by":0,"card":"wear-mask"},{"do":"clear","by":0,"reshuffle":true}
{"do":"send","by":0,"virus":"V44"},{"do":"send","by":0,"virus":"V32"},{"do":"send","by":0,"virus":"V17"}
{"do":"roll","by":0,"dice":[3,1],"tokens":0},{"do":"rest","by":0,"beds":2}
{"do":"reveal","cards":["V13","V28","V47"]},{"do":"play","by":1,"card":"wash-hands"}
{"do":"roll","by":1,"dice":[4,3],"tokens":0},{"do":"shield","by":1,"die":3}
{"do":"hit","by":1,"virus":"V13","dice":[4]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V21","V09","V11"]},{"do":"play","by":0,"card":"wear-mask"}
{"do":"roll","by":0,"dice":[1,2],"tokens":0},{"do":"shield","by":0,"die":1},{"do":"extra","by":0,"die":5}
{"do":"extra","by":0,"die":3},{"do":"hit","by":0,"virus":"V21","dice":[2,3]}
{"do":"hit","by":0,"virus":"V11","dice":[5]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["V08","V30","V36"]},{"do":"save","order":["V13","V21","V11"]}
{"do":"play","by":1,"card":"keep-distance"},{"do":"roll","by":1,"dice":[2,3],"tokens":0}
{"do":"hit","by":1,"virus":"V09","dice":[3]},{"do":"hit","by":1,"virus":"V08","dice":[2]}
{"do":"hospital","viruses":["V47","V36"]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V00","V03","V10"]},{"do":"play","by":0,"card":"keep-distance"}
{"do":"roll","by":0,"dice":[6],"tokens":0},{"do":"hit","by":0,"virus":"V30","dice":[6]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V27","V05","V31"]}
{"do":"save","order":["V09","V08","V30"]},{"do":"play","by":1,"card":"hoard"}
{"do":"clear","by":1,"reshuffle":true},{"do":"send","by":1,"virus":"V27"},{"do":"send","by":1,"virus":"V31"}
{"do":"send","by":1,"virus":"V00"},{"do":"send","by":1,"virus":"V10"},{"do":"roll","by":1,"dice":[6],"tokens":0}
{"do":"hit","by":1,"virus":"V05","dice":[6]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V46","V48","V12"]},{"do":"save","order":["V02","V07","V05"]}
{"do":"play","by":0,"card":"cover-cough"},{"do":"roll","by":0,"dice":[5],"tokens":0}
{"do":"shield","by":0,"die":5},{"do":"extra","by":0,"die":2},{"do":"hit","by":0,"virus":"V12","dice":[2]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V14","V26","V25"]}
{"do":"play","by":1,"card":"cover-cough"},{"do":"roll","by":1,"dice":[4],"tokens":0}
{"do":"shield","by":1,"die":4},{"do":"rest","by":1,"beds":0},{"do":"reveal","cards":["V06","V19","V23"]}
{"do":"play","by":0,"card":"wear-mask"},{"do":"roll","by":0,"dice":[5],"tokens":0}
{"do":"hit","by":0,"virus":"V25","dice":[5]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["V01","V35","V37"]},{"do":"play","by":1,"card":"big-party"}
{"do":"roll","by":1,"dice":[2],"tokens":0},{"do":"shield","by":1,"die":2},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V49","V20","V29"]},{"do":"save","order":["V33","V12","V25"]}
{"do":"play","by":0,"card":"wear-mask"},{"do":"clear","by":0,"reshuffle":true}
{"do":"send","by":0,"virus":"V49"},{"do":"send","by":0,"virus":"V48"},{"do":"send","by":0,"virus":"V35"}
{"do":"send","by":0,"virus":"V37"},{"do":"roll","by":0,"dice":[4],"tokens":0},{"do":"shield","by":0,"die":4}
{"do":"extra","by":0,"die":3},{"do":"hit","by":0,"virus":"V14","dice":[3]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["VE","V34","V40"]},{"do":"save","order":["V18","V14"]}
{"do":"play","by":1,"card":"keep-distance"},{"do":"roll","by":1,"dice":[4],"tokens":0}
{"do":"shield","by":1,"die":4},{"do":"rest","by":1,"beds":0}
`;

const another = `
{"do":"setup","top":["V09","V48","V14","V04","V33","V35","V43","V10","V41","V22"]}
{"do":"play","by":0,"card":"wear-mask"},{"do":"roll","by":0,"dice":[2],"tokens":0},{"do":"rest","by":0,"beds":1}
{"do":"reveal","cards":["V14","V33","V04"]},{"do":"bottom","order":["V14","V33"]}
{"do":"play","by":1,"card":"wear-mask"},{"do":"roll","by":1,"dice":[4],"tokens":0}
{"do":"hit","by":1,"virus":"V04","dice":[4]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V22","V10","V35"]},{"do":"bottom","order":["V22","V10","V35"]}
{"do":"play","by":2,"card":"wear-mask"},{"do":"remove","by":2,"spaces":[1,2,3]}
{"do":"roll","by":2,"dice":[5,1],"tokens":0},{"do":"hit","by":2,"virus":"V00","dice":[5]}
{"do":"rest","by":2,"beds":1},{"do":"reveal","cards":["V43","V09","V32"]},{"do":"bottom","order":["V43","V32"]}
{"do":"play","by":3,"card":"wash-hands"},{"do":"roll","by":3,"dice":[5,4],"tokens":0}
{"do":"hit","by":3,"virus":"V09","dice":[4]},{"do":"rest","by":3,"beds":1}
{"do":"reveal","cards":["V23","V46","V45"]},{"do":"save","order":["V04","V00","V09"]}
{"do":"bottom","order":["V23","V46","V45"]},{"do":"play","by":0,"card":"wash-hands"}
{"do":"roll","by":0,"dice":[1,6],"tokens":0},{"do":"rest","by":0,"beds":2}
{"do":"reveal","cards":["VE","V18","V03"]},{"do":"bottom","order":["VE","V03"]}
{"do":"play","by":1,"card":"keep-distance"},{"do":"roll","by":1,"dice":[6,1],"tokens":0}
{"do":"hit","by":1,"virus":"V18","dice":[6]},{"do":"rest","by":1,"beds":1}
{"do":"reveal","cards":["V28","VD","V49"]},{"do":"bottom","order":["V28","VD","V49"]}
{"do":"play","by":2,"card":"wash-hands"},{"do":"remove","by":2,"spaces":[1,2,4]}
{"do":"roll","by":2,"dice":[1,3],"tokens":0},{"do":"rest","by":2,"beds":2}
{"do":"reveal","cards":["V06","V16","V31"]},{"do":"bottom","order":["V06","V16"]}
{"do":"play","by":3,"card":"stay-home"},{"do":"roll","by":3,"dice":[2,5],"tokens":0}
{"do":"hit","by":3,"virus":"V31","dice":[5]},{"do":"rest","by":3,"beds":1}
{"do":"reveal","cards":["V37","V05","V29"]},{"do":"bottom","order":["V37","V05"]}
{"do":"play","by":0,"card":"stay-home"},{"do":"remove","by":0,"spaces":[1,2,3]}
{"do":"roll","by":0,"dice":[3,2,3],"tokens":0},{"do":"shield","by":0,"die":2}
{"do":"hit","by":0,"virus":"V29","dice":[3,3]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["V17","V01","V40"]},{"do":"play","by":1,"card":"wear-mask"}
{"do":"roll","by":1,"dice":[3,4,2],"tokens":0},{"do":"hit","by":1,"virus":"V17","dice":[2,3]}
{"do":"hit","by":1,"virus":"V01","dice":[4]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V38","V27","V15"]},{"do":"bottom","order":["V38","V15"]}
{"do":"play","by":2,"card":"stay-home"},{"do":"roll","by":2,"dice":[5,2,6],"tokens":0}
{"do":"hit","by":2,"virus":"V27","dice":[2,5]},{"do":"rest","by":2,"beds":1}
{"do":"reveal","cards":["V39","V34","V36"]},{"do":"save","order":["V17","V01","V27"]}
{"do":"bottom","order":["V34","V36"]},{"do":"play","by":3,"card":"stay-home"}
{"do":"remove","by":3,"spaces":[1,2,3]},{"do":"roll","by":3,"dice":[3,6,4,6],"tokens":0}
{"do":"hit","by":3,"virus":"V39","dice":[3,6]},{"do":"rest","by":3,"beds":2}
{"do":"reveal","cards":["V24","V11","VM"]},{"do":"save","order":["V31","V29","V39"]}
{"do":"destroy","viruses":["VM","V11"]},{"do":"play","by":0,"card":"cover-cough"}
{"do":"roll","by":0,"dice":[3,4,3],"tokens":0},{"do":"shield","by":0,"die":3},{"do":"rest","by":0,"beds":2}
{"do":"reveal","cards":["V13","V08","V02"]},{"do":"play","by":1,"card":"wash-hands"}
{"do":"roll","by":1,"dice":[3,6,2],"tokens":0},{"do":"shield","by":1,"die":2},{"do":"extra","by":1,"die":4}
{"do":"hit","by":1,"virus":"V13","dice":[3]},{"do":"hit","by":1,"virus":"V08","dice":[4]}
{"do":"hit","by":1,"virus":"V02","dice":[6]},{"do":"rest","by":1,"beds":0}
{"do":"reveal","cards":["V30","V47","V25"]},{"do":"place","viruses":["V47"]}
{"do":"bottom","order":["V30","V25"]},{"do":"play","by":2,"card":"hoard"}
{"do":"roll","by":2,"dice":[6,6,3],"tokens":0},{"do":"hit","by":2,"virus":"V47","dice":[6,6]}
{"do":"rest","by":2,"beds":1},{"do":"reveal","cards":["V21","V20","V26"]},{"do":"place","viruses":["V20","V26"]}
{"do":"play","by":3,"card":"cover-cough"},{"do":"roll","by":3,"dice":[1,5,4],"tokens":0}
{"do":"reroll","by":3,"die":4,"to":1},{"do":"hit","by":3,"virus":"V26","dice":[1,5]}
{"do":"rest","by":3,"beds":1},{"do":"reveal","cards":["V19","V44","V42"]}
{"do":"destroy","viruses":["V42","V19"]},{"do":"play","by":0,"card":"keep-distance"}
{"do":"clear","by":0,"reshuffle":true},{"do":"send","by":0,"virus":"V20"}
{"do":"roll","by":0,"dice":[4,6],"tokens":0},{"do":"rest","by":0,"beds":2}
{"do":"reveal","cards":["V12","V07","V48"]},{"do":"play","by":1,"card":"wear-mask"}
{"do":"roll","by":1,"dice":[2,1],"tokens":0},{"do":"shield","by":1,"die":1},{"do":"extra","by":1,"die":4}
{"do":"hit","by":1,"virus":"V07","dice":[4]},{"do":"rest","by":1,"beds":1}
{"do":"reveal","cards":["V41","V14","V33"]},{"do":"play","by":2,"card":"keep-distance"}
{"do":"roll","by":2,"dice":[5,4],"tokens":0},{"do":"shield","by":2,"die":4}
{"do":"hit","by":2,"virus":"V14","dice":[5]},{"do":"hospital","viruses":["V48","V41"]}
{"do":"rest","by":2,"beds":0},{"do":"reveal","cards":["V22","V10","V35"]}
{"do":"play","by":3,"card":"keep-distance"},{"do":"roll","by":3,"dice":[3],"tokens":0}
{"do":"shield","by":3,"die":3},{"do":"rest","by":3,"beds":0},{"do":"reveal","cards":["V43","V32","V04"]}
{"do":"play","by":0,"card":"cover-cough"},{"do":"roll","by":0,"dice":[1],"tokens":0}
{"do":"shield","by":0,"die":1},{"do":"extra","by":0,"die":1},{"do":"reroll","by":0,"die":1,"to":4}
{"do":"extra","by":0,"die":1},{"do":"hit","by":0,"virus":"V22","dice":[1,4]},{"do":"rest","by":0,"beds":0}
{"do":"reveal","cards":["V00","V09","V23"]},{"do":"play","by":1,"card":"keep-distance"}
{"do":"remove","by":1,"spaces":[2,3,5]},{"do":"roll","by":1,"dice":[4,2],"tokens":0}
{"do":"extra","by":1,"die":3},{"do":"hit","by":1,"virus":"V35","dice":[2,4]}
{"do":"hit","by":1,"virus":"V09","dice":[3]},{"do":"hospital","viruses":["V43","V23"]}
{"do":"rest","by":1,"beds":0},{"do":"reveal","cards":["V46","V45","VE"]},{"do":"place","viruses":["V46","VE"]}
{"do":"save","order":["V22","V35","V09"]},{"do":"save","order":["V26","V07","V14"]}
{"do":"play","by":2,"card":"stay-home"},{"do":"roll","by":2,"dice":[2],"tokens":0}
{"do":"shield","by":2,"die":2},{"do":"rest","by":2,"beds":0},{"do":"reveal","cards":["V03","V18","V28"]}
{"do":"play","by":3,"card":"stay-home"},{"do":"remove","by":3,"spaces":[1,3,4]}
{"do":"roll","by":3,"dice":[3,1],"tokens":0},{"do":"shield","by":3,"die":1},{"do":"extra","by":3,"die":5}
{"do":"hit","by":3,"virus":"VE","dice":[3,5]},{"do":"hospital","viruses":["V46","V28"]}
{"do":"rest","by":3,"beds":0},{"do":"reveal","cards":["VD","V49","V06"]}
{"do":"save","order":["V02","V47","VE"]},{"do":"play","by":0,"card":"wash-hands"}
{"do":"roll","by":0,"dice":[4],"tokens":0},{"do":"hit","by":0,"virus":"V18","dice":[4]}
{"do":"rest","by":0,"beds":0},{"do":"reveal","cards":["V16","V37","V05"]}
{"do":"save","order":["V13","V08","V18"]},{"do":"play","by":1,"card":"hoard"}
{"do":"roll","by":1,"dice":[5],"tokens":0},{"do":"hit","by":1,"virus":"V16","dice":[5]}
{"do":"rest","by":1,"beds":0},{"do":"reveal","cards":["V40","V38","V15"]}
`;

export const share: Sharing<CoronaMove> = {
	open: ['roll', 'reroll', 'extra'],
	editions: [
		[
			{
				players: 3,
				options: {
					deck: 'own',
					deckOrder: false,
					deckSize: 49,
					difficulty: 'medium',
					first: 1,
					rulings: {
						'CTC-R1': 'b',
						'CTC-R2': 'b',
						'CTC-R3': 'b',
						'CTC-R4': 'b',
						'CTC-R5': 'b',
						'CTC-R6': 'b',
						'CTC-R7': 'b'
					}
				},
				moves: []
			},
			{ players: 3, options: {}, moves: [] },
			habit(2, { difficulty: 'easy' }, one),
			habit(4, { difficulty: 'difficult' }, another)
		]
	]
};
