import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'El objetivo',
		text: 'En equipo curáis las cuatro enfermedades. Doce dados de infección están en las regiones del mundo, cada uno en la que dice su número.'
	},
	roll: {
		title: 'Tirar',
		text: 'Tira todos los dados de tu rol; los que no uses se pueden repetir cuantas veces quieras. Pero cada riesgo biológico mueve enseguida el marcador de la tasa.'
	},
	act: {
		title: 'Actuar',
		text: 'Un dado por acción: volar a cualquier parte, navegar a una región vecina o tratar. Tratar lleva un dado de tu región al centro de tratamiento, o del centro a la bolsa.'
	},
	infect: {
		title: 'Infectar',
		text: 'Al final del turno se sacan de la bolsa y se tiran tantos dados de infección como diga la tasa. Los números van a su región, las cruces al CDC.'
	},
	sample: {
		title: 'Tomar muestras',
		text: 'Una muestra lleva un dado del centro de tratamiento a tu carta, bajo uno de tus dados. Los dos quedan allí hasta curar la enfermedad.'
	},
	epidemic: {
		title: 'Epidemia',
		text: 'Cuando el marcador llega a un espacio marcado, todos los dados del centro de tratamiento se tiran al mundo. Al final de la pista espera la calavera.'
	},
	outbreak: {
		title: 'Brote',
		text: 'Más de tres dados de un color en una región: el resto pasa a la siguiente en sentido horario y los brotes suben uno.'
	},
	cure: {
		title: 'Encontrar una cura',
		text: 'Una vez por turno tiras todas tus muestras de un color. Con 13 o más se cura la enfermedad; una cruz vale 0.'
	},
	give: {
		title: 'Ayudarse',
		text: 'A quien está en la misma región le puedes dar todas tus muestras de una enfermedad.'
	},
	end: {
		title: 'El final',
		text: 'Victoria con la cuarta cura. Derrota cuando el marcador o los brotes llegan a su calavera, o cuando en la bolsa faltan dados por sacar.'
	}
};
