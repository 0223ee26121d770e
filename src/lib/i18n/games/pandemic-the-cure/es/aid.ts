/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ cureAt, stack, setupDice, openEvents }: Required<Given>): Aid => ({
	aim: 'En equipo: curad las cuatro enfermedades antes de que el marcador llegue a la calavera, haya demasiados brotes o se vacíe la bolsa.',
	steps: [
		{
			signs: ['die', 'die', 'reroll', '/', '!biohazard', '>', '+1'],
			title: 'Tirar',
			text: 'Tira todos tus dados libres. Repite los que no hayas usado, cuantas veces quieras. Cada riesgo biológico mueve el marcador un espacio enseguida.'
		},
		{
			signs: ['fly', 'sail', '/', 'treat', 'sample'],
			title: 'Actuar',
			text: 'Volar, navegar, tratar, tomar una muestra: un dado por acción. Dos símbolos en un dado: uno de ellos.'
		},
		{
			signs: ['card', 'sample', '/', '>', 'card'],
			title: 'Dar',
			text: 'En la misma región: todas tus muestras de una enfermedad a otra persona.'
		},
		{
			signs: ['sample', 'sample', '>', String(cureAt)],
			title: 'Curar',
			text: `Tira todas tus muestras de un color. Con ${cureAt} o más se cura; una cruz vale 0. Una vez por turno.`
		},
		{
			signs: ['die', '>', '[3]', '/', 'plus', '>', 'cdc'],
			title: 'Infectar',
			text: 'Saca y tira tantos dados como diga la tasa. Los números van a su región, las cruces al CDC; después revisa los brotes.'
		}
	],
	areas: {
		board:
			'Tratar en tu región: un dado al centro. En el centro: un dado a la bolsa. De una enfermedad curada: todos.',
		rate: 'En un espacio marcado hay epidemia: los dados del centro se tiran al mundo. En la calavera perdéis.',
		outbreaks: `Más de ${stack} de un color en una región: el resto pasa a la siguiente y la pista sube.`,
		cards: 'Una muestra y el dado que la cubre quedan hasta curar la enfermedad.',
		events: 'Se pagan con dados del CDC; cualquiera, en cualquier momento.',
		bag: 'Cuántos dados de cada color quedan por sacar.'
	},
	signs: [
		{ sign: 'fly', name: 'Volar', text: 'A cualquier otra región.' },
		{ sign: 'sail', name: 'Navegar', text: 'A una región vecina.' },
		{ sign: 'treat', name: 'Tratar', text: 'Un dado al centro; en el centro, a la bolsa.' },
		{ sign: 'treat2', name: 'Tratar 2 o 3', text: 'Lo mismo con dos o tres dados.' },
		{ sign: 'sample', name: 'Muestra', text: 'Un dado del centro; este dado lo cubre.' },
		{ sign: 'helicopter', name: 'Helicóptero', text: 'Cualquier peón a cualquier otra región.' },
		{ sign: 'contain', name: 'Contener', text: 'De 1 a 3 dados del centro a la bolsa.' },
		{ sign: 'cdc', name: 'CDC', text: 'Un dado de tu región o del centro al CDC.' },
		{ sign: '!biohazard', name: 'Riesgo biológico', text: 'El marcador avanza; nunca se repite.' },
		{ sign: 'virus', name: 'Epidemia', text: 'Espacio marcado: el centro se tira al mundo.' },
		{ sign: '!skull', name: 'Calavera', text: 'El último espacio de una pista: derrota.' },
		{ sign: 'plus', name: 'Cruz', text: 'El dado que la muestra va al CDC.' }
	],
	end: 'Victoria: la cuarta enfermedad está curada. Derrota: el marcador o los brotes llegan a su calavera, o faltan dados en la bolsa.',
	brief: 'Victoria: cuatro curas. Derrota: una calavera o faltan dados en la bolsa.',
	setup: [
		'Tablero en el centro, todos los dados de infección a la bolsa, un rol con sus dados para cada persona, peones en la región 1.',
		`Dados de infección que se sacan y tiran: ${setupDice}. Cada uno a su región; una cruz, o más de ${stack} de un color en una región, se repite.`,
		`El marcador en el inicio de vuestra dificultad; eventos a la vista: ${openEvents}.`
	]
});
