/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid: Aid = {
	aim: 'En equipo: curad las cuatro enfermedades antes de que el marcador llegue a la calavera, haya demasiados brotes o se vacíe la bolsa.',
	steps: [
		{
			signs: ['die', 'die', 'reroll'],
			title: 'Tirar',
			text: 'Tira todos tus dados libres. Repite los que no hayas usado, cuantas veces quieras. Cada riesgo biológico mueve el marcador un espacio enseguida.'
		},
		{
			signs: ['cross', 'tube'],
			title: 'Actuar',
			text: 'Volar, navegar, tratar, tomar una muestra: un dado por acción. Dos símbolos en un dado: uno de ellos.'
		},
		{
			signs: ['house', '>', 'house'],
			title: 'Dar',
			text: 'En la misma región: todas tus muestras de una enfermedad a otra persona.'
		},
		{
			signs: ['tube', 'tube', '>', '13'],
			title: 'Curar',
			text: 'Tira todas tus muestras de un color. Con 13 o más se cura; una cruz vale 0. Una vez por turno.'
		},
		{
			signs: ['virus', 'virus'],
			title: 'Infectar',
			text: 'Saca y tira tantos dados como diga la tasa. Los números van a su región, las cruces al CDC; después revisa los brotes.'
		}
	],
	areas: {
		board:
			'Tratar en tu región: un dado al centro. En el centro: un dado a la bolsa. De una enfermedad curada: todos.',
		rate: 'En un espacio marcado hay epidemia: los dados del centro se tiran al mundo. En la calavera perdéis.',
		outbreaks: 'Más de 3 de un color en una región: el resto pasa a la siguiente y la pista sube.',
		cards: 'Una muestra y el dado que la cubre quedan hasta curar la enfermedad.',
		events: 'Se pagan con dados del CDC; cualquiera, en cualquier momento.',
		bag: 'Cuántos dados de cada color quedan por sacar.'
	},
	end: 'Victoria: la cuarta enfermedad está curada. Derrota: el marcador o los brotes llegan a su calavera, o faltan dados en la bolsa.',
	setup: [
		'Tablero en el centro, todos los dados de infección a la bolsa, un rol con sus dados para cada persona, peones en la región 1.',
		'Saca y tira 12 dados de infección: cada uno a su región; una cruz, o más de 3 de un color en una región, se repite.',
		'El marcador en el inicio de vuestra dificultad; tres eventos a la vista.'
	]
};
