/**
 * What phones know of this game before they exchange anything about it: two games as they are usually played, and the
 * names of what can be agreed. A published edition is never changed, because codes are read with it: add another one.
 */
import type { Sharing } from '../../table/game.ts';
import { habit } from '../kit/habit.ts';
import type { Move } from './moves.ts';

const one = `
{"do":"roll","by":0,"dice":[1,1]},{"do":"roll","by":0,"dice":[5,4]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[4,4],[5,3],[5,4],[5,5],[6,4]]}
{"do":"test","by":1,"die":1,"add":0,"cell":[4,1]},{"do":"curve","by":1,"die":0,"add":0,"cell":[4,4]}
{"do":"done","by":1},{"do":"curve","by":0,"die":1,"add":0,"cell":[4,2]},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[2,2]},{"do":"keep","by":1}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[1,3],[2,3]]},{"do":"test","by":1,"die":0,"add":0,"cell":[4,2]}
{"do":"done","by":1},{"do":"test","by":0,"die":0,"add":0,"cell":[4,1]}
{"do":"test","by":0,"die":1,"add":0,"cell":[4,4]},{"do":"done","by":0},{"do":"roll","by":0,"dice":[1,2]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[6,5],[7,5]]},{"do":"research","by":1,"die":0,"add":0}
{"do":"research","by":0,"die":0,"add":0},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[4,2]},{"do":"analyse","by":1,"die":0,"add":2,"cells":[[3,1],[3,2],[3,3]]}
{"do":"research","by":0,"die":1,"add":0},{"do":"research","by":1,"die":1,"add":0},{"do":"done","by":1}
{"do":"done","by":0},{"do":"roll","by":0,"dice":[1,3]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[3,3],[3,4],[3,5]]},{"do":"research","by":1,"die":1,"add":0}
{"do":"bonusShape","by":1,"cells":[[3,4],[3,5],[4,5],[5,5]]},{"do":"research","by":0,"die":0,"add":2}
{"do":"bonusShape","by":0,"cells":[[3,1],[3,2],[4,2],[4,3]]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[4,4]},{"do":"keep","by":1}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[4,3],[4,4],[5,3],[5,4]]}
{"do":"research","by":0,"die":1,"add":0},{"do":"done","by":0},{"do":"research","by":1,"die":1,"add":0}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[6,5]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[4,1],[5,0],[5,1],[5,2]]}
{"do":"research","by":1,"die":1,"add":0},{"do":"done","by":1},{"do":"research","by":0,"die":1,"add":0}
{"do":"done","by":0},{"do":"roll","by":1,"dice":[1,2]},{"do":"research","by":0,"die":1,"add":4}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[5,6],[5,7]]},{"do":"bonusOne","by":0,"cell":[4,2]}
{"do":"done","by":0},{"do":"test","by":1,"die":0,"add":0,"cell":[3,1]},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[4,2]},{"do":"analyse","by":0,"die":1,"add":0,"cells":[[6,1],[7,1]]}
{"do":"research","by":0,"die":0,"add":3},{"do":"research","by":1,"die":0,"add":2},{"do":"done","by":0}
{"do":"bonusOne","by":1,"cell":[4,5]},{"do":"done","by":1},{"do":"roll","by":1,"dice":[6,2]}
{"do":"research","by":0,"die":0,"add":2},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,5],[7,5]]}
{"do":"bonusShape","by":0,"cells":[[6,2],[6,3],[7,2],[7,3]]},{"do":"done","by":0}
{"do":"research","by":1,"die":0,"add":1},{"do":"done","by":1},{"do":"roll","by":0,"dice":[3,4]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[1,3],[1,4],[2,3],[2,4]]}
{"do":"research","by":1,"die":1,"add":4},{"do":"research","by":0,"die":0,"add":6}
{"do":"bonusShape","by":1,"cells":[[4,1],[4,2],[5,0],[5,1]]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[3,6]},{"do":"test","by":0,"die":0,"add":0,"cell":[3,1]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,1],[7,1],[7,2],[7,3]]}
{"do":"research","by":1,"die":0,"add":6},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[3,6]},{"do":"analyse","by":0,"die":1,"add":0,"cells":[[0,5],[1,5],[1,6],[1,7]]}
{"do":"research","by":1,"die":1,"add":4},{"do":"curve","by":0,"die":0,"add":0,"cell":[3,2]}
{"do":"bonusOne","by":1,"cell":[4,0]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[5,5]},{"do":"roll","by":1,"dice":[4,6]},{"do":"research","by":0,"die":1,"add":4}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[8,3],[9,3]]},{"do":"test","by":1,"die":0,"add":0,"cell":[4,4]}
{"do":"done","by":1},{"do":"bonusOne","by":0,"cell":[4,5]},{"do":"done","by":0}
{"do":"roll","by":0,"dice":[2,6]},{"do":"test","by":1,"die":0,"add":0,"cell":[4,3]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[2,7],[3,7],[3,8],[3,9]]}
{"do":"bonusShape","by":1,"cells":[[9,4],[9,5],[10,5]]},{"do":"test","by":0,"die":0,"add":0,"cell":[4,3]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":1,"dice":[5,6]}
{"do":"research","by":0,"die":0,"add":6}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[7,7],[8,7],[9,6],[9,7]]},{"do":"done","by":0}
{"do":"research","by":1,"die":0,"add":6},{"do":"done","by":1},{"do":"roll","by":0,"dice":[2,5]}
{"do":"test","by":1,"die":1,"add":0,"cell":[3,3]},{"do":"curve","by":1,"die":0,"add":0,"cell":[3,4]}
{"do":"done","by":1},{"do":"analyse","by":0,"die":0,"add":0,"cells":[[8,3],[9,3]]}
{"do":"test","by":0,"die":1,"add":0,"cell":[4,0]},{"do":"bonusShape","by":0,"cells":[[9,4],[9,5],[10,5]]}
{"do":"done","by":0},{"do":"roll","by":1,"dice":[5,3]}
{"do":"analyse","by":1,"die":0,"add":1,"cells":[[7,8],[7,9]]},{"do":"test","by":1,"die":1,"add":0,"cell":[3,2]}
{"do":"test","by":0,"die":1,"add":0,"cell":[3,3]},{"do":"test","by":0,"die":0,"add":0,"cell":[3,4]}
{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":0,"dice":[5,5]},{"do":"roll","by":0,"dice":[1,2]}
{"do":"test","by":1,"die":0,"add":0,"cell":[2,2]},{"do":"analyse","by":0,"die":1,"add":0,"cells":[[9,6],[9,7]]}
{"do":"test","by":0,"die":0,"add":0,"cell":[2,3]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[1,2]},{"do":"test","by":0,"die":0,"add":0,"cell":[3,0]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[5,2],[6,2]]},{"do":"curve","by":1,"die":0,"add":0,"cell":[2,4]}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[4,4]},{"do":"roll","by":0,"dice":[1,6]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[7,7],[7,8],[7,9],[8,7]]}
{"do":"test","by":0,"die":0,"add":2,"cell":[3,2]},{"do":"bonusNumber","by":0,"cell":[2,2],"number":4}
{"do":"done","by":0},{"do":"test","by":1,"die":1,"add":0,"cell":[2,1]}
{"do":"test","by":1,"die":0,"add":4,"cell":[3,4]},{"do":"done","by":1},{"do":"roll","by":1,"dice":[3,3]}
{"do":"roll","by":1,"dice":[1,2]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,3],[6,4]]}
{"do":"test","by":1,"die":0,"add":0,"cell":[2,3]},{"do":"done","by":1}
{"do":"test","by":0,"die":0,"add":0,"cell":[2,1]},{"do":"curve","by":0,"die":1,"add":0,"cell":[1,2]}
{"do":"done","by":0},{"do":"roll","by":0,"dice":[2,5]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[5,6],[5,7]]},{"do":"test","by":1,"die":1,"add":0,"cell":[3,0]}
{"do":"bonusNumber","by":1,"cell":[1,4],"number":6},{"do":"done","by":1}
{"do":"test","by":0,"die":1,"add":0,"cell":[2,2]},{"do":"done","by":0},{"do":"roll","by":1,"dice":[6,2]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[7,4],[8,4]]},{"do":"test","by":0,"die":0,"add":0,"cell":[2,0]}
{"do":"bonusShape","by":0,"cells":[[4,9],[5,9],[5,10],[6,9]]},{"do":"done","by":0}
{"do":"test","by":1,"die":0,"add":0,"cell":[2,0]},{"do":"bonusShape","by":1,"cells":[[0,5],[1,4],[1,5],[2,4]]}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[3,4]},{"do":"curve","by":1,"die":1,"add":0,"cell":[4,2]}
{"do":"done","by":1},{"do":"analyse","by":0,"die":1,"add":2,"cells":[[2,5],[2,6],[3,6]]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[4,0]},{"do":"done","by":0},{"do":"roll","by":1,"dice":[5,1]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[2,5]]},{"do":"curve","by":1,"die":0,"add":0,"cell":[3,2]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[3,0]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[6,3]},{"do":"analyse","by":0,"die":1,"add":0,"cells":[[4,5],[4,6],[4,7]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[2,2]},{"do":"test","by":0,"die":0,"add":0,"cell":[1,1]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":1,"dice":[6,4]}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[1,6],[1,7],[2,7],[3,7]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[1,2]},{"do":"curve","by":0,"die":1,"add":0,"cell":[4,4]}
{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":0,"dice":[1,3]}
{"do":"curve","by":1,"die":0,"add":0,"cell":[4,3]},{"do":"done","by":1}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[4,8],[5,8],[6,8]]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[3,4]},{"do":"done","by":0},{"do":"roll","by":1,"dice":[1,6]}
{"do":"curve","by":0,"die":1,"add":0,"cell":[2,4]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[3,8],[3,9]]}
{"do":"done","by":0},{"do":"test","by":1,"die":0,"add":0,"cell":[1,0]},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[4,3]},{"do":"curve","by":1,"die":0,"add":0,"cell":[3,3]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[1,4]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[6,1]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[8,5]]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[4,3]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[2,3]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[6,2]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[1,3]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[6,6],[6,7],[7,6],[8,6]]}
{"do":"curve","by":0,"die":1,"add":0,"cell":[3,3]},{"do":"decline","by":1},{"do":"done","by":0}
{"do":"done","by":1},{"do":"roll","by":1,"dice":[1,2]},{"do":"curve","by":0,"die":0,"add":0,"cell":[2,3]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[7,4],[8,4]]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[2,6],[3,6]]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[0,3]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[5,6]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[8,5]]},{"do":"curve","by":1,"die":0,"add":0,"cell":[4,0]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[1,3]},{"do":"done","by":1},{"do":"decline","by":0}
{"do":"done","by":0},{"do":"roll","by":1,"dice":[4,5]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[3,0]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[1,1]}
{"do":"keep","by":0},{"do":"curve","by":1,"die":0,"add":0,"cell":[4,6]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[4,6]]},{"do":"done","by":1},{"do":"roll","by":1,"dice":[6,1]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[4,7]]},{"do":"curve","by":1,"die":0,"add":0,"cell":[3,6]}
{"do":"done","by":1},{"do":"test","by":0,"die":0,"add":0,"cell":[1,2]}
{"do":"test","by":0,"die":1,"add":0,"cell":[0,1]},{"do":"done","by":0},{"do":"roll","by":0,"dice":[3,5]}
{"do":"test","by":1,"die":0,"add":0,"cell":[1,2]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[6,1]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[4,9],[5,9],[5,10],[6,9]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[4,1]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[4,4]}
{"do":"keep","by":0},{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":1,"dice":[4,3]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[3,1]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":0,"dice":[2,3]},{"do":"curve","by":1,"die":0,"add":0,"cell":[2,1]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[0,3]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[4,8],[5,8],[6,8]]},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[2,4]},{"do":"curve","by":0,"die":1,"add":0,"cell":[4,6]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[3,6]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[6,6],[6,7]]},{"do":"curve","by":1,"die":1,"add":0,"cell":[4,5]}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[4,4]},{"do":"keep","by":0},{"do":"done","by":0}
{"do":"done","by":1},{"do":"roll","by":1,"dice":[2,6]}
{"do":"analyse","by":1,"die":1,"add":0,"cells":[[7,6],[8,6]]},{"do":"done","by":1}
{"do":"research","by":0,"die":1,"add":6},{"do":"done","by":0}
`;

const another = `
{"do":"roll","by":0,"dice":[2,4]},{"do":"analyse","by":0,"die":0,"add":0,"cells":[[6,9],[7,9]]}
{"do":"test","by":1,"die":0,"add":0,"cell":[4,1]},{"do":"curve","by":1,"die":1,"add":0,"cell":[4,3]}
{"do":"curve","by":0,"die":1,"add":0,"cell":[4,0]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[4,2]},{"do":"analyse","by":1,"die":0,"add":0,"cells":[[1,3],[1,4],[2,3],[2,4]]}
{"do":"test","by":1,"die":1,"add":0,"cell":[4,4]},{"do":"done","by":1}
{"do":"test","by":0,"die":1,"add":0,"cell":[4,1]},{"do":"test","by":0,"die":0,"add":0,"cell":[4,5]}
{"do":"done","by":0},{"do":"roll","by":0,"dice":[5,4]}
{"do":"analyse","by":0,"die":1,"add":2,"cells":[[3,9],[4,9],[5,9],[5,10]]}
{"do":"curve","by":1,"die":0,"add":0,"cell":[3,3]},{"do":"curve","by":0,"die":0,"add":0,"cell":[3,0]}
{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":1,"dice":[6,3]}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[3,1],[3,2],[3,3]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[2,3]},{"do":"curve","by":0,"die":1,"add":0,"cell":[4,4]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"dice":[3,2]}
{"do":"test","by":1,"die":1,"add":0,"cell":[4,3]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[3,6],[3,7],[3,8]]}
{"do":"test","by":0,"die":1,"add":0,"cell":[4,2]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[5,2]},{"do":"test","by":0,"die":1,"add":0,"cell":[4,4]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":0,"add":1,"cells":[[0,5],[1,5],[1,6],[1,7]]}
{"do":"test","by":1,"die":1,"add":0,"cell":[4,5]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[2,2]}
{"do":"keep","by":0},{"do":"test","by":1,"die":1,"add":1,"cell":[3,3]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[1,7],[2,7]]},{"do":"test","by":0,"die":1,"add":0,"cell":[4,3]}
{"do":"done","by":0},{"do":"test","by":1,"die":0,"add":0,"cell":[4,2]},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[5,4]},{"do":"analyse","by":1,"die":0,"add":1,"cells":[[2,7],[3,7],[3,8],[3,9]]}
{"do":"test","by":0,"die":1,"add":0,"cell":[3,3]},{"do":"test","by":0,"die":0,"add":0,"cell":[4,0]}
{"do":"test","by":1,"die":1,"add":0,"cell":[4,0]},{"do":"bonusShape","by":1,"cells":[[3,4],[3,5],[4,5],[5,5]]}
{"do":"bonusShape","by":0,"cells":[[7,7],[7,8],[8,7],[9,7]]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":0,"dice":[3,3]},{"do":"roll","by":0,"dice":[5,6]}
{"do":"test","by":1,"die":0,"add":0,"cell":[3,0]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[3,5],[4,5],[5,5]]}
{"do":"test","by":0,"die":0,"add":0,"cell":[3,4]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[6,5]},{"do":"analyse","by":1,"die":0,"add":0,"cells":[[4,9],[5,9],[5,10]]}
{"do":"test","by":1,"die":1,"add":0,"cell":[3,4]},{"do":"test","by":0,"die":0,"add":0,"cell":[3,0]}
{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":0,"dice":[3,3]},{"do":"roll","by":0,"dice":[3,3]}
{"do":"keep","by":0},{"do":"test","by":1,"die":0,"add":0,"cell":[3,2]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[7,4],[7,5],[7,6]]}
{"do":"test","by":0,"die":0,"add":0,"cell":[3,2]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[5,2]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,9],[7,9]]}
{"do":"test","by":0,"die":0,"add":0,"cell":[3,1]},{"do":"test","by":1,"die":0,"add":0,"cell":[3,1]}
{"do":"bonusNumber","by":1,"cell":[1,3],"number":4},{"do":"bonusNumber","by":0,"cell":[3,4],"number":4}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"dice":[3,4]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[4,7],[4,8],[5,7],[5,8]]}
{"do":"test","by":1,"die":1,"add":2,"cell":[2,1]},{"do":"curve","by":1,"die":0,"add":0,"cell":[0,3]}
{"do":"done","by":1},{"do":"curve","by":0,"die":0,"add":0,"cell":[2,4]},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[4,2]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,5],[7,5]]}
{"do":"test","by":0,"die":0,"add":2,"cell":[2,1]},{"do":"test","by":1,"die":0,"add":0,"cell":[2,2]}
{"do":"done","by":1},{"do":"curve","by":0,"die":1,"add":2,"cell":[1,4]},{"do":"done","by":0}
{"do":"roll","by":0,"dice":[6,5]},{"do":"test","by":1,"die":0,"add":0,"cell":[2,0]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[0,5],[1,5],[1,6],[2,6]]},{"do":"done","by":1}
{"do":"test","by":0,"die":1,"add":0,"cell":[2,2]},{"do":"done","by":0},{"do":"roll","by":1,"dice":[2,2]}
{"do":"roll","by":1,"dice":[4,5]},{"do":"test","by":0,"die":1,"add":1,"cell":[2,3]}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[4,7],[4,8],[5,7],[5,8]]}
{"do":"test","by":1,"die":1,"add":1,"cell":[2,3]},{"do":"bonusShape","by":1,"cells":[[7,7],[7,8],[8,7],[9,7]]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"dice":[1,2]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[1,3],[1,4]]},{"do":"test","by":0,"die":0,"add":0,"cell":[2,0]}
{"do":"bonusShape","by":0,"cells":[[2,3],[3,1],[3,2],[3,3]]},{"do":"done","by":0}
{"do":"research","by":1,"die":0,"add":0},{"do":"done","by":1},{"do":"roll","by":1,"dice":[5,2]}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[4,1],[5,0],[5,1],[5,2],[6,1]]}
{"do":"test","by":0,"die":0,"add":2,"cell":[1,1]},{"do":"done","by":0},{"do":"research","by":1,"die":1,"add":0}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[2,4]},{"do":"research","by":1,"die":0,"add":1}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[4,2],[4,3],[5,2],[5,3]]},{"do":"done","by":0}
{"do":"bonusShape","by":1,"cells":[[6,2],[7,1],[7,2],[7,3]]},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[4,5]},{"do":"test","by":0,"die":1,"add":2,"cell":[1,2]}
{"do":"analyse","by":1,"die":1,"add":1,"cells":[[4,2],[4,3],[4,4],[5,3]]}
{"do":"analyse","by":0,"die":0,"add":2,"cells":[[4,1],[5,0],[5,1]]},{"do":"research","by":1,"die":0,"add":0}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"dice":[4,5]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[6,1],[6,2],[7,1],[7,2]]}
{"do":"research","by":1,"die":1,"add":0},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[4,1]},{"do":"test","by":1,"die":1,"add":0,"cell":[1,1]}
{"do":"research","by":0,"die":1,"add":0},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[1,5]},{"do":"test","by":0,"die":0,"add":0,"cell":[0,1]}
{"do":"test","by":1,"die":0,"add":0,"cell":[1,2]},{"do":"curve","by":1,"die":1,"add":0,"cell":[4,0]}
{"do":"done","by":0},{"do":"done","by":1},{"do":"roll","by":1,"dice":[3,4]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[4,1]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[3,0]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[3,2]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[4,2]},{"do":"done","by":1}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[8,4],[8,5],[8,6]]},{"do":"research","by":0,"die":1,"add":0}
{"do":"done","by":0},{"do":"roll","by":1,"dice":[1,3]},{"do":"research","by":0,"die":1,"add":0}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[5,4]]}
{"do":"bonusShape","by":0,"cells":[[9,4],[9,5],[9,6],[10,5]]},{"do":"curve","by":1,"die":1,"add":0,"cell":[3,2]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"dice":[2,1]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[8,3],[9,3]]},{"do":"test","by":1,"die":1,"add":0,"cell":[1,0]}
{"do":"bonusNumber","by":1,"cell":[2,2],"number":5},{"do":"done","by":1}
{"do":"curve","by":0,"die":1,"add":0,"cell":[3,1]},{"do":"done","by":0},{"do":"roll","by":1,"dice":[5,5]}
{"do":"roll","by":1,"dice":[1,3]},{"do":"analyse","by":0,"die":0,"add":0,"cells":[[7,3]]},{"do":"done","by":0}
{"do":"analyse","by":1,"die":0,"add":0,"cells":[[2,5]]},{"do":"curve","by":1,"die":1,"add":0,"cell":[1,2]}
{"do":"done","by":1},{"do":"roll","by":0,"dice":[4,2]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[6,7],[6,8]]},{"do":"research","by":0,"die":0,"add":0}
{"do":"curve","by":1,"die":1,"add":0,"cell":[4,4]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[1,5]},{"do":"curve","by":1,"die":0,"add":0,"cell":[3,4]},{"do":"done","by":1}
{"do":"research","by":0,"die":1,"add":0},{"do":"done","by":0},{"do":"roll","by":0,"dice":[5,6]}
{"do":"research","by":1,"die":1,"add":0},{"do":"research","by":0,"die":1,"add":0},{"do":"decline","by":1}
{"do":"done","by":1},{"do":"decline","by":0},{"do":"done","by":0},{"do":"roll","by":1,"dice":[3,3]}
{"do":"roll","by":1,"dice":[3,2]},{"do":"analyse","by":0,"die":0,"add":0,"cells":[[4,6],[5,6],[6,6]]}
{"do":"done","by":0},{"do":"analyse","by":1,"die":0,"add":0,"cells":[[2,6],[3,6],[4,6]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[2,4]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[1,4]}
{"do":"analyse","by":0,"die":0,"add":0,"cells":[[6,5]]},{"do":"analyse","by":1,"die":0,"add":0,"cells":[[5,6]]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":1,"dice":[3,3]},{"do":"keep","by":1}
{"do":"done","by":0},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,6],[6,7],[6,8]]}
{"do":"test","by":1,"die":0,"add":0,"cell":[0,1]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[4,6]}
{"do":"research","by":0,"die":1,"add":1},{"do":"research","by":1,"die":1,"add":1},{"do":"done","by":1}
{"do":"done","by":0},{"do":"roll","by":1,"dice":[6,4]},{"do":"research","by":0,"die":0,"add":2}
{"do":"bonusShape","by":0,"cells":[[2,4],[2,5],[3,4],[4,4]]},{"do":"research","by":1,"die":0,"add":2}
{"do":"done","by":0},{"do":"bonusShape","by":1,"cells":[[8,3],[9,3]]},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[6,3]},{"do":"research","by":1,"die":0,"add":3}
{"do":"research","by":0,"die":0,"add":3},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[1,6]},{"do":"analyse","by":1,"die":0,"add":0,"cells":[[7,6]]}
{"do":"research","by":1,"die":1,"add":4},{"do":"decline","by":1},{"do":"research","by":0,"die":1,"add":4}
{"do":"done","by":1},{"do":"decline","by":0},{"do":"done","by":0},{"do":"roll","by":0,"dice":[3,4]}
{"do":"done","by":0},{"do":"test","by":1,"die":0,"add":0,"cell":[0,0]}
{"do":"bonusShape","by":1,"cells":[[8,6],[9,5],[9,6],[10,5]]},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[6,2]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[6,3],[6,4]]}
{"do":"research","by":1,"die":0,"add":5},{"do":"research","by":0,"die":0,"add":5},{"do":"done","by":1}
{"do":"done","by":0},{"do":"roll","by":0,"dice":[5,5]},{"do":"roll","by":0,"dice":[5,1]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[5,4]]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[1,4]},{"do":"decline","by":1},{"do":"done","by":1}
{"do":"roll","by":1,"dice":[4,1]},{"do":"analyse","by":1,"die":1,"add":0,"cells":[[7,4]]}
{"do":"analyse","by":0,"die":1,"add":0,"cells":[[6,3]]},{"do":"done","by":0}
{"do":"curve","by":1,"die":0,"add":0,"cell":[4,5]},{"do":"done","by":1},{"do":"roll","by":0,"dice":[5,2]}
{"do":"done","by":0},{"do":"curve","by":1,"die":1,"add":0,"cell":[3,5]}
{"do":"curve","by":1,"die":0,"add":0,"cell":[2,5]},{"do":"done","by":1},{"do":"roll","by":1,"dice":[5,3]}
{"do":"done","by":0},{"do":"curve","by":1,"die":1,"add":0,"cell":[4,6]},{"do":"done","by":1}
{"do":"roll","by":0,"dice":[5,1]},{"do":"analyse","by":0,"die":1,"add":0,"cells":[[6,4]]}
{"do":"curve","by":1,"die":1,"add":0,"cell":[3,6]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"dice":[4,6]},{"do":"curve","by":0,"die":1,"add":0,"cell":[2,1]}
{"do":"curve","by":0,"die":0,"add":0,"cell":[4,2]},{"do":"research","by":1,"die":1,"add":6},{"do":"done","by":0}
{"do":"done","by":1}
`;

export const share: Sharing<Move> = {
	open: ['roll', 'keep'],
	editions: [
		[
			{
				players: 4,
				options: {
					groups: [0, 1, 0, 1],
					rulings: {
						'FTV-R1': 'b',
						'FTV-R2': 'b',
						'FTV-R3': 'b',
						'FTV-R4': 'b',
						'FTV-R5': 'b',
						'FTV-R6': 'b',
						'FTV-R7': 'b',
						'FTV-R8': 'b'
					},
					sheets: [0, 1]
				},
				moves: []
			},
			{ players: 4, options: {}, moves: [] },
			habit(2, {}, one),
			habit(2, {}, another)
		]
	]
};
