import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { forms } from './sheet.ts';

const formsOf = (colour: unknown) => forms[colour as Colour];

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `Dados ${formsOf(colour).dice}`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} está aquí`,
	cured: ({ colour }) => `Enfermedad ${formsOf(colour).disease}, curada`,
	sample: ({ colour, player }, talk) =>
		`Muestras ${formsOf(colour).samples} bajo dados de ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `Muestras ${formsOf(colour).samples} sin dado encima`,
	current: 'Quién empieza su turno',
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.current': 'Quién empieza su turno, contando desde 0',
	'field.rate': 'Casilla del marcador de tasa',
	'field.outbreaks': 'Brotes',
	'field.cured': 'Enfermedades curadas',
	'field.regions': 'Regiones 1 a 6: dados rojos, amarillos, azules, negros',
	'field.centre': 'Centro de tratamiento: lo mismo',
	'field.cdc': 'CDC: lo mismo',
	'field.samples': ({ player }, talk) => `Muestras de ${talk.player(Number(player))}`,
	'field.red': 'Rojas: de quién es el dado sobre cada una, desde 0',
	'field.yellow': 'Amarillas: de quién es el dado sobre cada una, desde 0',
	'field.blue': 'Azules: de quién es el dado sobre cada una, desde 0',
	'field.black': 'Negras: de quién es el dado sobre cada una, desde 0',
	'field.pawns': 'Regiones de los peones',
	'field.open': 'Eventos a la vista',
	'field.used': 'Eventos usados',
	'field.turn': 'Turno',
	'field.skip': 'En la próxima infección no se roba nada',
	'field.change': 'Dados de más o de menos en la próxima infección',
	'field.bonus': 'Puntos que se suman a la tirada de cura',
	'field.prevent': ({ at }) => `Brote evitado ${String(at)}`,
	'field.excess': 'Adónde van los dados por encima de tres',
	'field.until': 'Hasta cuándo espera',
	'field.free': 'Este turno se puede usar un poder especial'
};
