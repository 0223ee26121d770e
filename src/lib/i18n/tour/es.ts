import type { TourWords } from './en.ts';

export const words: TourWords = {
	title: 'Un breve recorrido',
	opening: 'Preparando la hoja de muestra…',
	about: 'Una mesa de muestra: prueba lo que quieras, no se guarda nada.',
	at: ({ at, of }) => `Paso ${at} de ${of}`,
	steps: {
		dice: {
			title: 'Anota los dados',
			text: 'Tira dos dados de verdad, o haz como si los tiraras, y toca las caras que ves.'
		},
		mark: {
			title: 'Marca la hoja',
			text: 'Elige un dado. Los sitios donde cabe muestran esquinas: toca uno de ellos y confirma si se te pide.'
		},
		refused: {
			title: 'Recibe un no',
			text: 'Ahora prueba lo que no se puede: elige un dado y toca un sitio sin esquinas. La tarjeta dice qué regla lo impide y qué se puede hacer en su lugar.'
		},
		undo: {
			title: 'Deshaz',
			text: 'Nada es definitivo. La flecha de arriba deshace la última jugada, tantas veces como quieras.'
		},
		handOver: {
			title: 'Pasa el teléfono',
			text: 'Termina el turno con el botón grande. La aplicación dice a quién le toca: pásale el teléfono.'
		}
	},
	done: 'No hace falta saber más',
	doneText:
		'Cada mesa queda guardada en este dispositivo tras cada jugada. La balanza junto a la última frase responde «¿se puede?» sin anotar nada.',
	skipStep: 'Paso siguiente',
	skip: 'Salir del recorrido',
	again: 'Otra vez',
	start: 'Empezar una mesa',
	rules: 'Cómo se juega',
	samples: 'Cada juego en dos minutos',
	samplesHelp: 'O una partida entera, repetida jugada a jugada.',
	learn: 'Cómo se juega',
	whole: 'Partida entera'
};
