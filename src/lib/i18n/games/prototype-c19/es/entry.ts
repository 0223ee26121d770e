import type { EntryText } from '../../../../validators/prototype-c19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	noFactor: 'Sin factor',
	factorSign: ({ sign }) => String(sign),
	crossed: 'Tachado',
	phase: 'En qué punto está la partida',
	'phase.roll': 'Antes de un lanzamiento',
	'phase.report': 'Tras el último turno',
	'phase.over': 'Al final',
	round: 'Ronda',
	researcher: 'Quién lanza ahora',
	player: ({ player }, talk) => talk.player(Number(player)),
	half: 'Qué lanzamiento de la ronda',
	'half.first': 'El primero',
	'half.second': 'El segundo',
	'field.phase': 'En qué punto está la partida',
	'field.round': 'Ronda',
	'field.researcher': 'Quién lanza ahora, contando desde 0',
	'field.second': 'El segundo lanzamiento de la ronda',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.mutant': 'Cepa mutante',
	'field.used': 'Bonus usados',
	'field.health': 'Salud: fila desde 0, número',
	'field.formula': 'Fórmula: número, factor',
	'field.biotech': 'Biotecnología',
	'field.crossed': 'Biotecnología, tachado',
	'field.risk': 'Zona de riesgo: # infectado, r resistente, h a medias',
	'field.annulled': 'Parejas anuladas',
	'field.told': 'Casillas de fórmula anunciadas',
	'field.report': 'Factores y columnas completas anunciados'
};
