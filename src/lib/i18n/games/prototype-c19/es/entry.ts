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
	'half.second': 'El segundo'
};
