import type { LessonWords } from './en.ts';

export const words: LessonWords = {
	title: 'Como se joga, em dois minutos',
	opening: 'Preparando a folha…',
	ownSheet: 'Mostrado na folha própria do Pipsheet: com uma edição sua alguns números podem ser outros.',
	missing: 'Esse jogo não está aqui.',
	atOf: ({ at, of }) => `Passo ${at} de ${of}`,
	back: 'Um passo para trás',
	on: 'Próximo',
	start: 'Começar uma mesa',
	rules: 'Todas as regras',
	whole: 'Assistir a esta partida do começo ao fim'
};
