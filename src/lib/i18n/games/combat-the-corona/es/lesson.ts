import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'El objetivo',
		text: 'En equipo lleváis el marcador de infección más allá de su último nivel o destruís todos los virus. Perdéis si no queda ninguna cama.'
	},
	play: {
		title: 'Jugar una carta',
		text: 'En tu turno juegas una carta en el espacio de acción vacío más bajo y robas otra.'
	},
	attack: {
		title: 'Tirar y atacar',
		text: 'Un dado por cada hospital. Un virus se destruye cuando el daño de uno o más dados alcanza su vida; antes se rompen los escudos.'
	},
	rise: {
		title: 'La infección',
		text: 'Tras cada turno se revelan tres virus. Si ninguno cabe en el nivel de infección, no entra ninguno y el marcador sube: eso os acerca a la victoria.'
	},
	beds: {
		title: 'Dados sobrantes',
		text: 'Cada dado con el que no se ataca da una cama más.'
	},
	reveal: {
		title: 'Virus nuevos',
		text: 'De los tres virus revelados entran todos los niveles que permita la infección. El resto va debajo del mazo.'
	},
	hospital: {
		title: 'Construir un hospital',
		text: 'Tres cartas azules iguales se convierten en un hospital: un dado más en cada ataque. En los espacios 1 y 2 trae además una ficha de dado.'
	},
	strike: {
		title: 'Atacan los virus',
		text: 'Después de tu ataque se suman los ataques de todos los virus en la mesa, menos uno por cada carta en los espacios 1 a 4. Se pierden tantas camas.'
	},
	clear: {
		title: 'Cinco cartas',
		text: 'Con cinco cartas en el tablero podéis retirarlas todas: 10 camas, una ficha de dado y un virus bajo el mazo por cada carta azul.'
	},
	end: {
		title: 'El final',
		text: 'Victoria en cuanto el marcador pasa del último nivel o no queda ningún virus. Derrota en cuanto no queda ninguna cama.'
	}
};
