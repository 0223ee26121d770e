import type { LessonWords } from './en.ts';

export const words: LessonWords = {
	title: 'Cómo se juega, en dos minutos',
	opening: 'Preparando la hoja…',
	ownSheet:
		'Se muestra en la hoja propia de Pipsheet: con una edición tuya algunos números pueden ser otros.',
	missing: 'Ese juego no está aquí.',
	atOf: ({ at, of }) => `Paso ${at} de ${of}`,
	back: 'Un paso atrás',
	on: 'Siguiente',
	start: 'Empezar una mesa',
	rules: 'Todas las reglas',
	whole: 'Ver esta partida de principio a fin'
};
