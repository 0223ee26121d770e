/**
 * What phones know of this game before they exchange anything about it: two games as they are usually played, and the
 * names of what can be agreed. A published edition is never changed, because codes are read with it: add another one.
 */
import type { Sharing } from '../../table/game.ts';
import { habit } from '../kit/habit.ts';
import type { PcMove } from './moves.ts';

const one = `
{"do":"roll","by":0,"samples":[6,1,1,1,1],"mutant":3},{"do":"take","by":0,"dice":[1,2,4]}
{"do":"formula","by":0,"die":2,"factor":"-2"},{"do":"infect","by":0,"cells":[[0,0]]}
{"do":"resist","by":0,"cells":[[5,0],[6,0]]},{"do":"health","by":0,"die":4}
{"do":"resist","by":0,"cells":[[4,0],[5,1]]},{"do":"done","by":0},{"do":"take","by":1,"dice":[0,3]}
{"do":"resist","by":1,"cells":[[6,0],[6,1]]},{"do":"formula","by":1,"die":3,"factor":"=6"}
{"do":"analysis","by":1,"die":0,"change":-1},{"do":"infect","by":1,"cells":[[0,0],[0,1],[1,0],[1,1],[2,0]]}
{"do":"done","by":1},{"do":"resist","by":2,"cells":[[6,0],[6,1]]},{"do":"take","by":2,"dice":[0]}
{"do":"biotech","by":2,"die":0,"space":"C1"},{"do":"done","by":2},{"do":"resist","by":3,"cells":[[6,0],[6,1]]}
{"do":"take","by":3,"dice":[0,3]},{"do":"analysis","by":3,"die":0,"change":-1}
{"do":"formula","by":3,"die":3,"factor":"+2"},{"do":"infect","by":3,"cells":[[0,0],[0,1],[1,0],[1,1],[2,0]]}
{"do":"done","by":3},{"do":"roll","by":1,"samples":[2,1,1,5,5],"mutant":3}
{"do":"reroll","by":1,"dice":[2,4],"faces":[5,4],"explorer":false}
{"do":"reroll","by":1,"dice":[0],"faces":[6],"explorer":true},{"do":"take","by":1,"dice":[4]}
{"do":"take","by":0,"dice":[0]},{"do":"biotech","by":0,"die":0,"space":"B1"},{"do":"done","by":0}
{"do":"biotech","by":1,"die":4,"space":"B1"},{"do":"done","by":1},{"do":"take","by":2,"dice":[1,3]}
{"do":"formula","by":2,"die":1,"factor":"/2"},{"do":"analysis","by":2,"die":3,"change":1}
{"do":"infect","by":2,"cells":[[0,0],[0,1],[1,0],[1,1],[2,0],[2,1]]},{"do":"done","by":2}
{"do":"take","by":3,"dice":[3]},{"do":"biotech","by":3,"die":3,"space":"A1"},{"do":"done","by":3}
{"do":"roll","by":2,"samples":[2,5,5,4,6],"mutant":3},{"do":"take","by":2,"dice":[0,1,3]}
{"do":"take","by":0,"dice":[4]},{"do":"biotech","by":0,"die":4,"space":"B2"}
{"do":"forgo","by":0,"resource":"formula"},{"do":"done","by":0},{"do":"take","by":1,"dice":[2,4]}
{"do":"health","by":1,"die":2},{"do":"resist","by":1,"cells":[[4,0],[5,0]]}
{"do":"infect","by":1,"cells":[[2,1],[2,2],[2,3],[3,1],[3,2],[3,3]]},{"do":"done","by":1}
{"do":"health","by":2,"die":3},{"do":"resist","by":2,"cells":[[5,2],[6,2]]}
{"do":"infect","by":2,"cells":[[3,1],[3,2],[3,3],[4,2],[4,3]]},{"do":"health","by":2,"die":0}
{"do":"resist","by":2,"cells":[[6,3],[6,4]]},{"do":"done","by":2},{"do":"take","by":3,"dice":[2,4]}
{"do":"health","by":3,"die":2},{"do":"resist","by":3,"cells":[[5,1],[6,2]]}
{"do":"infect","by":3,"cells":[[2,1],[2,2],[2,3],[3,1],[3,2],[3,3]]},{"do":"done","by":3}
{"do":"roll","by":3,"samples":[1,4,4,1,2],"mutant":4}
{"do":"reroll","by":3,"dice":[1,2,4],"faces":[6,5,6],"explorer":false}
{"do":"reroll","by":3,"dice":[0,1,2,3,4],"faces":[5,1,6,6,1],"explorer":true}
{"do":"take","by":3,"dice":[1,2,3]},{"do":"take","by":0,"dice":[0]},{"do":"biotech","by":0,"die":0,"space":"C1"}
{"do":"done","by":0},{"do":"take","by":1,"dice":[0]},{"do":"biotech","by":1,"die":0,"space":"B2"}
{"do":"formula","by":1,"value":6,"factor":"=3"},{"do":"done","by":1},{"do":"take","by":2,"dice":[0,4]}
{"do":"health","by":2,"die":4},{"do":"forgo","by":2,"resource":"formula"}
{"do":"resist","by":2,"cells":[[5,1],[5,4]]},{"do":"infect","by":2,"cells":[[3,4],[3,5],[4,4],[4,5],[5,4]]}
{"do":"done","by":2},{"do":"infect","by":3,"cells":[[0,3],[0,4],[0,5],[1,3],[1,4],[1,5]]}
{"do":"formula","by":3,"value":3,"factor":"-1"},{"do":"health","by":3,"die":3}
{"do":"resist","by":3,"cells":[[4,0],[5,0]]},{"do":"health","by":3,"die":1}
{"do":"resist","by":3,"cells":[[5,2],[6,3]]},{"do":"done","by":3}
{"do":"roll","by":0,"samples":[6,2,6,5,5],"mutant":2},{"do":"take","by":0,"dice":[0,4]}
{"do":"health","by":0,"die":4},{"do":"resist","by":0,"cells":[[3,0],[5,2]]}
{"do":"analysis","by":0,"die":0,"change":-1},{"do":"infect","by":0,"cells":[[1,0],[1,1],[2,0],[2,1],[2,2]]}
{"do":"done","by":0},{"do":"take","by":1,"dice":[1,2]}
{"do":"infect","by":1,"cells":[[3,4],[3,5],[4,4],[4,5],[5,4],[5,5]]},{"do":"health","by":1,"die":1}
{"do":"resist","by":1,"cells":[[5,1],[5,2]]},{"do":"done","by":1},{"do":"take","by":2,"dice":[2,3]}
{"do":"health","by":2,"die":3},{"do":"resist","by":2,"cells":[[5,0],[6,5]]}
{"do":"infect","by":2,"cells":[[5,0],[5,1],[5,2],[6,0],[6,1],[6,2]]},{"do":"done","by":2}
{"do":"take","by":3,"dice":[1,2]},{"do":"formula","by":3,"die":1,"factor":"=4"}
{"do":"infect","by":3,"cells":[[3,4],[3,5],[4,4],[4,5],[5,4],[5,5]]},{"do":"done","by":3}
{"do":"roll","by":1,"samples":[2,4,6,1,4],"mutant":1},{"do":"take","by":1,"dice":[2]}
{"do":"take","by":0,"dice":[1,3]},{"do":"health","by":0,"die":3},{"do":"resist","by":0,"cells":[[4,2],[6,2]]}
{"do":"infect","by":0,"cells":[[2,3],[3,3],[3,4],[4,4]]},{"do":"done","by":0}
{"do":"biotech","by":1,"die":2,"space":"C1"},{"do":"done","by":1},{"do":"take","by":2,"dice":[3]}
{"do":"biotech","by":2,"die":3,"space":"C2"},{"do":"health","by":2,"value":6}
{"do":"biotech","by":2,"value":6,"space":"B2"},{"do":"resist","by":2,"cells":[[4,0]]},{"do":"done","by":2}
{"do":"take","by":3,"dice":[3]},{"do":"biotech","by":3,"die":3,"space":"A2"},{"do":"done","by":3}
{"do":"roll","by":2,"samples":[1,2,5,5,2],"mutant":5}
{"do":"reroll","by":2,"dice":[0,1,3,4],"faces":[4,2,6,3],"explorer":false}
{"do":"reroll","by":2,"dice":[0,1,2,4],"faces":[2,3,5,6],"mutant":4,"explorer":true}
{"do":"take","by":2,"dice":[1,4]},{"do":"take","by":0,"dice":[0]},{"do":"biotech","by":0,"die":0,"space":"C2"}
{"do":"health","by":0,"value":6},{"do":"resist","by":0,"cells":[[6,3],[6,4]]},{"do":"done","by":0}
{"do":"take","by":1,"dice":[2]},{"do":"biotech","by":1,"die":2,"space":"C2"},{"do":"health","by":1,"value":6}
{"do":"resist","by":1,"cells":[[6,2],[6,3]]},{"do":"done","by":1},{"do":"health","by":2,"die":1}
{"do":"analysis","by":2,"die":4,"change":-1},{"do":"infect","by":2,"cells":[[0,3],[0,4],[1,3],[1,4],[2,3]]}
{"do":"done","by":2},{"do":"take","by":3,"dice":[0,2,3]},{"do":"health","by":3,"die":2}
{"do":"health","by":3,"die":0},{"do":"biotech","by":3,"value":6,"space":"B2"}
{"do":"cover","by":3,"column":3,"value":6},{"do":"done","by":3}
{"do":"roll","by":3,"samples":[5,2,5,5,6],"mutant":5},{"do":"take","by":3,"dice":[4]}
{"do":"take","by":0,"dice":[2]},{"do":"biotech","by":0,"die":2,"space":"A1"},{"do":"done","by":0}
{"do":"take","by":1,"dice":[1,2,3]},{"do":"health","by":1,"die":3},{"do":"health","by":1,"die":1}
{"do":"formula","by":1,"value":3,"factor":"-2"},{"do":"analysis","by":1,"die":2,"change":1}
{"do":"convert","by":1,"die":2,"space":"C1"},{"do":"infect","by":1,"cells":[[0,3],[0,4],[1,3],[1,4],[1,5]]}
{"do":"formula","by":1,"value":1,"factor":"+2"},{"do":"done","by":1},{"do":"take","by":2,"dice":[0,3]}
{"do":"health","by":2,"die":3},{"do":"infect","by":2,"cells":[[5,1],[5,2],[6,1],[6,2],[6,3]]}
{"do":"done","by":2},{"do":"biotech","by":3,"die":4,"space":"B1"}
{"do":"formula","by":3,"value":4,"factor":"/2"},{"do":"done","by":3}
{"do":"roll","by":0,"samples":[4,2,4,3,4],"mutant":6},{"do":"take","by":0,"dice":[0,2]}
{"do":"health","by":0,"die":2},{"do":"biotech","by":0,"value":3,"space":"A2"}
{"do":"resist","by":0,"cells":[[6,1],[6,5]]},{"do":"infect","by":0,"cells":[[0,4],[0,5],[1,3],[1,4]]}
{"do":"done","by":0},{"do":"take","by":1,"dice":[1]},{"do":"biotech","by":1,"die":1,"space":"A2"}
{"do":"done","by":1},{"do":"take","by":2,"dice":[1,3,4]},{"do":"health","by":2,"die":3}
{"do":"forgo","by":2,"resource":"formula"},{"do":"health","by":2,"die":1}
{"do":"infect","by":2,"cells":[[5,4],[5,5],[6,3],[6,4]]},{"do":"biotech","by":2,"value":6,"space":"B1"}
{"do":"forgo","by":2,"resource":"formula"},{"do":"done","by":2},{"do":"take","by":3,"dice":[1,4]}
{"do":"cover","by":3,"column":4,"value":4},{"do":"health","by":3,"die":1},{"do":"done","by":3}
{"do":"roll","by":1,"samples":[4,4,2,5,2],"mutant":3},{"do":"take","by":1,"dice":[0]}
{"do":"take","by":0,"dice":[1,4]},{"do":"health","by":0,"die":4},{"do":"resist","by":0,"cells":[[5,5]]}
{"do":"infect","by":0,"cells":[[4,2],[4,3],[5,1],[5,2]]},{"do":"done","by":0}
{"do":"biotech","by":1,"die":0,"space":"A1"},{"do":"done","by":1},{"do":"take","by":2,"dice":[3,4]}
{"do":"cover","by":2,"column":5,"value":5},{"do":"biotech","by":2,"value":6,"space":"A2"}
{"do":"forgo","by":2,"resource":"formula"},{"do":"done","by":2},{"do":"take","by":3,"dice":[3]}
{"do":"biotech","by":3,"die":3,"space":"C1"},{"do":"done","by":3}
{"do":"roll","by":2,"samples":[5,5,5,5,1],"mutant":3}
{"do":"reroll","by":2,"dice":[0],"faces":[1],"mutant":1,"explorer":false},{"do":"take","by":2,"dice":[0,2]}
{"do":"take","by":0,"dice":[1,3]},{"do":"health","by":0,"die":3}
{"do":"infect","by":0,"cells":[[4,2],[5,1],[5,2],[6,1],[6,2]]},{"do":"done","by":0}
{"do":"take","by":1,"dice":[1,4]},{"do":"infect","by":1,"cells":[[4,2],[5,1],[5,2],[6,1],[6,2]]}
{"do":"done","by":1},{"do":"cover","by":2,"column":4,"value":5},{"do":"done","by":2}
{"do":"take","by":3,"dice":[3,4]},{"do":"health","by":3,"die":4}
{"do":"infect","by":3,"cells":[[4,2],[5,1],[5,2],[6,1],[6,2]]},{"do":"done","by":3}
{"do":"roll","by":3,"samples":[3,1,2,1,3],"mutant":3},{"do":"take","by":3,"dice":[0,1,2]}
{"do":"take","by":0,"dice":[3,4]},{"do":"health","by":0,"die":3},{"do":"forgo","by":0,"resource":"formula"}
{"do":"infect","by":0,"cells":[[3,0],[3,1],[4,0]]},{"do":"done","by":0},{"do":"take","by":1,"dice":[3,4]}
{"do":"infect","by":1,"cells":[[5,1],[5,2],[6,2]]},{"do":"done","by":1},{"do":"take","by":2,"dice":[3]}
{"do":"biotech","by":2,"die":3,"space":"A1"},{"do":"done","by":2},{"do":"health","by":3,"die":2}
{"do":"health","by":3,"die":1},{"do":"infect","by":3,"cells":[[5,2],[6,1],[6,2]]},{"do":"done","by":3}
{"do":"roll","by":0,"samples":[5,1,5,5,4],"mutant":1}
{"do":"reroll","by":0,"dice":[2],"faces":[3],"explorer":false},{"do":"take","by":0,"dice":[0,2]}
{"do":"health","by":0,"die":2},{"do":"infect","by":0,"cells":[[4,5],[5,4],[5,5],[6,4],[6,5]]}
{"do":"done","by":0},{"do":"take","by":1,"dice":[1,4]},{"do":"cover","by":1,"column":3,"value":4}
{"do":"done","by":1},{"do":"take","by":2,"dice":[1,4]},{"do":"cover","by":2,"column":5,"value":4}
{"do":"done","by":2},{"do":"take","by":3,"dice":[4]},{"do":"biotech","by":3,"die":4,"space":"C2"}
{"do":"forgo","by":3,"resource":"health"},{"do":"done","by":3}
{"do":"roll","by":1,"samples":[5,4,2,3,5],"mutant":6}
{"do":"reroll","by":1,"dice":[0,1,2],"faces":[1,1,4],"explorer":false},{"do":"take","by":1,"dice":[0,3]}
{"do":"take","by":0,"dice":[1,4]},{"do":"cover","by":0,"column":3,"value":5},{"do":"done","by":0}
{"do":"infect","by":1,"cells":[[5,0],[6,0],[6,1]]},{"do":"done","by":1},{"do":"take","by":2,"dice":[2,4]}
{"do":"cover","by":2,"column":0,"value":5},{"do":"forgo","by":2,"resource":"free"}
{"do":"forgo","by":2,"resource":"health"},{"do":"done","by":2},{"do":"take","by":3,"dice":[1,2]}
{"do":"cover","by":3,"column":3,"value":4},{"do":"formula","by":3,"value":4,"factor":"=2"}
{"do":"convert","by":3,"die":1,"space":"A2"},{"do":"done","by":3}
{"do":"roll","by":2,"samples":[3,5,6,2,3],"mutant":6},{"do":"take","by":2,"dice":[0,1]}
{"do":"take","by":0,"dice":[2,4]},{"do":"cover","by":0,"column":3,"value":6}
{"do":"forgo","by":0,"resource":"free"},{"do":"done","by":0},{"do":"take","by":1,"dice":[2,3]}
{"do":"health","by":1,"die":3},{"do":"cover","by":1,"column":3,"value":6}
{"do":"formula","by":1,"value":4,"factor":"=5"},{"do":"done","by":1},{"do":"cover","by":2,"column":0,"value":5}
{"do":"forgo","by":2,"resource":"free"},{"do":"done","by":2},{"do":"take","by":3,"dice":[2,3]}
{"do":"cover","by":3,"column":0,"value":6},{"do":"forgo","by":3,"resource":"health"}
{"do":"formula","by":3,"die":3,"factor":"=5"},{"do":"done","by":3}
{"do":"roll","by":3,"samples":[2,4,3,5,6],"mutant":3},{"do":"take","by":3,"dice":[3,4]}
{"do":"take","by":0,"dice":[0,1]},{"do":"cover","by":0,"column":2,"value":4}
{"do":"forgo","by":0,"resource":"free"},{"do":"done","by":0},{"do":"take","by":1,"dice":[0,1]}
{"do":"health","by":1,"die":0},{"do":"formula","by":1,"value":5,"factor":"+1"}
{"do":"cover","by":1,"column":2,"value":4},{"do":"formula","by":1,"value":6,"factor":"=2"},{"do":"done","by":1}
{"do":"take","by":2,"dice":[0,1]},{"do":"cover","by":2,"column":2,"value":4}
{"do":"forgo","by":2,"resource":"free"},{"do":"analysis","by":2,"die":0,"change":-1},{"do":"done","by":2}
{"do":"formula","by":3,"die":3,"factor":"-2"},{"do":"cover","by":3,"column":1,"value":6},{"do":"done","by":3}
{"do":"roll","by":0,"samples":[5,1,2,3,2],"mutant":4},{"do":"take","by":0,"dice":[2,4]}
{"do":"infect","by":0,"cells":[[5,0],[6,0]]},{"do":"convert","by":0,"die":4,"space":"C2"},{"do":"done","by":0}
{"do":"take","by":1,"dice":[0,3]},{"do":"health","by":1,"die":3},{"do":"forgo","by":1,"resource":"formula"}
{"do":"cover","by":1,"column":4,"value":5},{"do":"done","by":1},{"do":"take","by":2,"dice":[1,3]}
{"do":"done","by":2},{"do":"take","by":3,"dice":[1,3]},{"do":"cover","by":3,"column":5,"value":3}
{"do":"forgo","by":3,"resource":"free"},{"do":"done","by":3}
{"do":"roll","by":1,"samples":[4,2,4,4,5],"mutant":1},{"do":"take","by":1,"dice":[2,3,4]}
{"do":"take","by":0,"dice":[0,1]},{"do":"cover","by":0,"column":4,"value":4},{"do":"done","by":0}
{"do":"health","by":1,"die":3},{"do":"convert","by":1,"die":2,"space":"B1"}
{"do":"cover","by":1,"column":0,"value":5},{"do":"forgo","by":1,"resource":"health"},{"do":"done","by":1}
{"do":"take","by":2,"dice":[0,1]},{"do":"done","by":2},{"do":"pass","by":3}
{"do":"roll","by":2,"samples":[4,5,2,6,1],"mutant":5},{"do":"take","by":2,"dice":[0,1]}
{"do":"take","by":0,"dice":[2,4]},{"do":"infect","by":0,"cells":[[6,0],[6,1]]},{"do":"done","by":0}
{"do":"pass","by":1},{"do":"done","by":2},{"do":"take","by":3,"dice":[2,3,4]}
{"do":"convert","by":3,"die":3,"space":"B2"},{"do":"cover","by":3,"column":2,"value":6}
{"do":"forgo","by":3,"resource":"free"},{"do":"analysis","by":3,"die":2,"change":-1},{"do":"done","by":3}
{"do":"roll","by":3,"samples":[4,1,5,6,1],"mutant":2},{"do":"take","by":3,"dice":[1,2]}
{"do":"take","by":0,"dice":[0,4]},{"do":"cover","by":0,"column":5,"value":4}
{"do":"forgo","by":0,"resource":"free"},{"do":"forgo","by":0,"resource":"free"}
{"do":"forgo","by":0,"resource":"formula"},{"do":"done","by":0},{"do":"take","by":1,"dice":[3,4]}
{"do":"cover","by":1,"column":0,"value":6},{"do":"formula","by":1,"value":2,"factor":"-1"}
{"do":"formula","by":1,"die":4,"factor":"/2"},{"do":"done","by":1},{"do":"take","by":2,"dice":[0,4]}
{"do":"done","by":2},{"do":"convert","by":3,"die":2,"space":"C1"},{"do":"cover","by":3,"column":0,"value":4}
{"do":"forgo","by":3,"resource":"free"},{"do":"forgo","by":3,"resource":"free"},{"do":"done","by":3}
`;

const another = `
{"do":"roll","by":0,"mutant":6,"samples":[5,3,5,2,6]}
{"do":"reroll","by":0,"dice":[0,2,4],"faces":[1,5,3],"explorer":false,"mutant":2}
{"do":"take","by":0,"dice":[2]},{"do":"take","by":1,"dice":[4]},{"do":"resist","by":0,"cells":[[6,0],[6,1]]}
{"do":"biotech","by":0,"die":2,"space":"A1"},{"do":"resist","by":1,"cells":[[5,0],[6,0]]},{"do":"done","by":0}
{"do":"biotech","by":1,"die":4,"space":"B2"},{"do":"done","by":1}
{"do":"roll","by":1,"mutant":4,"samples":[5,5,1,3,5]}
{"do":"reroll","by":1,"dice":[0,1,2,4],"faces":[4,3,3,4],"explorer":false,"mutant":4}
{"do":"reroll","by":1,"dice":[],"faces":[],"explorer":true,"mutant":4},{"do":"take","by":1,"dice":[0]}
{"do":"take","by":0,"dice":[4]},{"do":"biotech","by":1,"die":0,"space":"B1"}
{"do":"biotech","by":0,"die":4,"space":"A2"},{"do":"done","by":0}
{"do":"formula","by":1,"value":6,"factor":"=6"},{"do":"done","by":1}
{"do":"roll","by":0,"mutant":5,"samples":[6,6,3,2,4]}
{"do":"reroll","by":0,"dice":[0,1],"faces":[1,4],"explorer":false,"mutant":5}
{"do":"reroll","by":0,"dice":[0],"faces":[6],"explorer":true,"mutant":6},{"do":"take","by":0,"dice":[0]}
{"do":"biotech","by":0,"die":0,"space":"C1"},{"do":"take","by":1,"dice":[1]}
{"do":"biotech","by":1,"die":1,"space":"A1"},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"mutant":1,"samples":[3,5,4,6,4]}
{"do":"reroll","by":1,"dice":[1,3],"faces":[5,3],"explorer":false},{"do":"take","by":1,"dice":[1]}
{"do":"take","by":0,"dice":[4]},{"do":"biotech","by":0,"die":4,"space":"C2"}
{"do":"biotech","by":1,"die":1,"space":"A2"},{"do":"health","by":0,"value":6}
{"do":"resist","by":0,"cells":[[6,2],[6,3]]},{"do":"done","by":0},{"do":"done","by":1}
{"do":"roll","by":0,"mutant":2,"samples":[3,5,1,5,3]}
{"do":"reroll","by":0,"dice":[1,2,3],"faces":[4,4,2],"explorer":false},{"do":"take","by":0,"dice":[2]}
{"do":"biotech","by":0,"die":2,"space":"B1"},{"do":"take","by":1,"dice":[1]}
{"do":"biotech","by":1,"die":1,"space":"C2"},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"mutant":4,"samples":[2,2,5,3,3]}
{"do":"reroll","by":1,"dice":[2],"faces":[5],"explorer":false,"mutant":4},{"do":"take","by":1,"dice":[2]}
{"do":"biotech","by":1,"die":2,"space":"C1"},{"do":"health","by":1,"value":6},{"do":"take","by":0,"dice":[3]}
{"do":"biotech","by":0,"die":3,"space":"B2"},{"do":"formula","by":0,"value":6,"factor":"=6"}
{"do":"done","by":0},{"do":"resist","by":1,"cells":[[4,0],[6,1]]},{"do":"done","by":1}
{"do":"roll","by":0,"mutant":1,"samples":[6,1,3,3,3]}
{"do":"reroll","by":0,"dice":[0,1],"faces":[6,6],"explorer":false},{"do":"take","by":0,"dice":[0,1,2]}
{"do":"analysis","by":0,"die":0,"change":-1},{"do":"health","by":0,"die":2},{"do":"take","by":1,"dice":[3,4]}
{"do":"resist","by":0,"cells":[[5,1],[6,4]]},{"do":"formula","by":0,"die":1,"factor":"-1"}
{"do":"health","by":1,"die":4},{"do":"resist","by":1,"cells":[[5,1],[6,2]]}
{"do":"analysis","by":1,"die":3,"change":-1},{"do":"infect","by":0,"cells":[[0,0],[0,1],[1,0],[1,1],[2,0]]}
{"do":"infect","by":1,"cells":[[0,0],[1,0]]},{"do":"done","by":1},{"do":"done","by":0}
{"do":"roll","by":1,"mutant":3,"samples":[4,1,1,2,2]}
{"do":"reroll","by":1,"dice":[],"faces":[],"explorer":false,"mutant":4},{"do":"take","by":1,"dice":[1,3,4]}
{"do":"take","by":0,"dice":[0,2]},{"do":"health","by":1,"die":1},{"do":"formula","by":1,"value":6,"factor":"-1"}
{"do":"health","by":0,"die":2},{"do":"resist","by":1,"cells":[[3,0],[6,3]]}
{"do":"formula","by":0,"value":5,"factor":"+1"},{"do":"resist","by":0,"cells":[[5,0],[5,2]]}
{"do":"infect","by":0,"cells":[[2,1],[2,2],[3,0],[3,1]]},{"do":"infect","by":1,"cells":[[2,0],[3,0]]}
{"do":"done","by":1},{"do":"done","by":0},{"do":"roll","by":0,"mutant":3,"samples":[3,6,1,6,4]}
{"do":"reroll","by":0,"dice":[1,2,3],"faces":[5,6,3],"explorer":false,"mutant":2}
{"do":"take","by":0,"dice":[1,2,4]},{"do":"health","by":0,"die":1},{"do":"take","by":1,"dice":[0,3]}
{"do":"resist","by":0,"cells":[[4,2],[6,5]]},{"do":"health","by":0,"die":4}
{"do":"formula","by":0,"value":6,"factor":"/2"},{"do":"health","by":1,"die":3}
{"do":"resist","by":1,"cells":[[4,2],[5,2]]},{"do":"analysis","by":1,"die":0,"change":-1}
{"do":"resist","by":0,"cells":[[4,3],[5,4]]},{"do":"infect","by":1,"cells":[[3,0],[4,0]]},{"do":"done","by":1}
{"do":"analysis","by":0,"die":2,"change":-1},{"do":"infect","by":0,"cells":[[0,2],[0,3],[0,4],[1,3],[1,4]]}
{"do":"health","by":0,"value":6},{"do":"resist","by":0,"cells":[[4,5],[5,5]]},{"do":"done","by":0}
{"do":"roll","by":1,"mutant":4,"samples":[5,5,2,6,1]}
{"do":"reroll","by":1,"dice":[0,1,3],"faces":[2,4,3],"explorer":false,"mutant":3}
{"do":"take","by":1,"dice":[0,2,4]},{"do":"take","by":0,"dice":[1,3]}
{"do":"infect","by":0,"cells":[[2,3],[3,3],[3,4],[4,4]]},{"do":"health","by":0,"die":3}
{"do":"health","by":1,"die":4},{"do":"health","by":0,"value":6},{"do":"formula","by":0,"value":6,"factor":"=5"}
{"do":"formula","by":1,"value":5,"factor":"+1"},{"do":"done","by":0}
{"do":"resist","by":1,"cells":[[2,2],[3,2]]},{"do":"infect","by":1,"cells":[[4,0],[5,0]]}
{"do":"health","by":1,"die":2},{"do":"resist","by":1,"cells":[[2,3],[6,4]]},{"do":"done","by":1}
{"do":"roll","by":0,"mutant":6,"samples":[1,3,3,5,1]}
{"do":"reroll","by":0,"dice":[3],"faces":[4],"explorer":false,"mutant":1},{"do":"take","by":0,"dice":[1,2,3]}
{"do":"infect","by":0,"cells":[[4,0],[5,0],[5,1],[6,1]]},{"do":"done","by":0},{"do":"take","by":1,"dice":[0,4]}
{"do":"health","by":1,"die":4},{"do":"formula","by":1,"value":6,"factor":"/2"}
{"do":"resist","by":1,"cells":[[0,3],[1,3]]},{"do":"infect","by":1,"cells":[[5,0]]},{"do":"done","by":1}
{"do":"roll","by":1,"mutant":3,"samples":[1,5,2,2,3]}
{"do":"reroll","by":1,"dice":[0,1],"faces":[4,2],"explorer":false,"mutant":5}
{"do":"take","by":1,"dice":[1,2,3]},{"do":"infect","by":1,"cells":[[5,1],[6,1]]},{"do":"done","by":1}
{"do":"take","by":0,"dice":[0,4]},{"do":"infect","by":0,"cells":[[4,2],[4,3],[5,1],[5,2]]}
{"do":"health","by":0,"die":4},{"do":"done","by":0}
`;

export const share: Sharing<PcMove> = {
	open: ['roll', 'reroll', 'take'],
	editions: [
		[
			{
				players: 4,
				options: {
					rulings: {
						'PC19-R1': 'b',
						'PC19-R2': 'b',
						'PC19-R3': 'b',
						'PC19-R4': 'b',
						'PC19-R5': 'b',
						'PC19-R6': 'b',
						'PC19-R7': 'b',
						'PC19-R8': 'b',
						'PC19-R9': 'b'
					},
					scenario: 'ets',
					sheets: [0, 1]
				},
				moves: []
			},
			{ players: 4, options: {}, moves: [] },
			habit(4, {}, one),
			habit(2, {}, another)
		]
	]
};
