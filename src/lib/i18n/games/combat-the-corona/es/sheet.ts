import type { Skill } from '../../../../sheets/combat-the-corona/lines.ts';
import {
	cardIn,
	cardTexts,
	virusIn,
	type ActionNames,
	type Letters,
	type VirusNames,
	type Words
} from '../words.ts';

const viruses: VirusNames = {
	'Patient Zero': 'Paciente cero',
	Speck: 'Mota',
	Spore: 'Espora',
	Herald: 'Heraldo',
	Droplet: 'Gotita',
	Husk: 'Cáscara',
	Leech: 'Sanguijuela',
	Cluster: 'Racimo',
	Breaker: 'Rompedor',
	Swarm: 'Enjambre',
	Bulwark: 'Baluarte',
	Surge: 'Oleada',
	Crown: 'Corona',
	Wave: 'Ola',
	Storm: 'Tormenta',
	Tempest: 'Tempestad',
	Easy: 'Fácil',
	Medium: 'Medio',
	Difficult: 'Difícil',
	Epic: 'Épico'
};

const actions: ActionNames = {
	'wash-hands': 'Lavarse las manos',
	'wear-mask': 'Llevar mascarilla',
	'keep-distance': 'Guardar distancia',
	'cover-cough': 'Toser en el codo',
	'stay-home': 'Quedarse en casa',
	'big-party': 'Dar una gran fiesta',
	'false-news': 'Difundir bulos',
	hoard: 'Acaparar víveres',
	wild: 'un comodín',
	red: 'una carta roja'
};

const letters: Letters = {
	'letter.wash-hands': 'L',
	'letter.wear-mask': 'M',
	'letter.keep-distance': 'D',
	'letter.cover-cough': 'T',
	'letter.stay-home': 'C',
	'letter.big-party': 'F',
	'letter.false-news': 'B',
	'letter.hoard': 'A',
	'letter.hospital': 'H',
	'letter.die': 'D',
	'letter.shield': 'E'
};

export const virus = virusIn(viruses, 'Virus');
export const card = cardIn(actions);

export const skills: Readonly<Record<Skill, string>> = {
	raise: 'subir',
	save: 'salvar',
	destroy: 'destruir'
};

export const sheet: Words['sheet'] = {
	title: 'Combat the Corona',
	subtitle: 'Un tablero para todo el equipo',
	noticeOwn: 'Una edición propia, dibujada por Pipsheet; lo que nadie introdujo es nuestro.',
	notice: 'Tablero y cartas nuestros, no los publicados. Los tuyos se introducen en «Ediciones».',
	team: 'Equipo',
	hospitals: 'Hospitales',
	spaces: 'Espacios de acción',
	infection: 'Infección',
	beds: 'Camas',
	tokens: 'Reserva',
	help: 'El turno',
	viruses: 'Virus en la mesa',
	spacesHint: 'Una carta va siempre al espacio vacío más bajo',
	infectionHint: 'En un turno no se colocan más niveles que este',
	bedsHint: ({ most }) => `Los virus quitan camas; el máximo es ${String(most)}`,
	ourTokens: 'Fichas de dado',
	shields: 'Escudos',
	defeated: 'Derrotas',
	won: 'Ganáis',
	lost: 'Fin',
	clearFive: 'Cambia tres o retira las cinco',
	hospitalCell: ({ space }) => `Espacio de hospital ${String(space)}`,
	printedHospitalCell: 'Hospital impreso',
	spaceCell: ({ space }) => `Espacio de acción ${String(space)}`,
	infectionCell: ({ level: high }) => `Nivel de infección ${String(high)}`,
	wonCell: ({ level }) => `Nivel de infección ${String(level)}: victoria`,
	bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 cama', other: `${String(beds)} camas` }),
	lostCell: '0 camas: derrota',
	hospitalStore: ({ number }) => `Reserva, hospital ${String(number)}`,
	dieTokenStore: ({ number }) => `Reserva, ficha de dado ${String(number)}`,
	shieldStore: ({ number }) => `Reserva, escudo ${String(number)}`,
	virusCell: ({ number }) => `Virus ${String(number)} en la mesa`,
	levelCell: ({ number }) => `Virus ${String(number)}, nivel`,
	lifeCell: ({ number }) => `Virus ${String(number)}, vida`,
	attackCell: ({ number }) => `Virus ${String(number)}, ataque`,
	virusDeck: 'Cartas de virus',
	actionDeck: 'Cartas de acción',
	tokenSheet: 'Fichas y marcadores',
	blueCard: 'Azul',
	wildCard: 'Comodín',
	redCard: 'Roja',
	soloOnly: 'Solo en solitario',
	help1: 'Juega una carta: primer espacio vacío; roba',
	help2: 'Tres azules que coinciden: un hospital',
	help3: 'Cinco cartas: retira tres o todas',
	help4: 'Tira: hospitales + fichas; antes, escudos',
	help5: 'Los virus atacan: suma menos mascarillas',
	help6: 'Revela tres: coloca hasta el nivel de infección',
	help7: 'Habilidades, el resto debajo, marcador',
	'skill.raise': 'La infección sube un paso (una vez por turno)',
	'skill.save': '3 derrotados de arriba van bajo el mazo',
	'skill.destroy': 'Quitad un hospital',
	...letters,
	...cardTexts(viruses, actions)
};
