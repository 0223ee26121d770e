import type { ReplayWords } from './en.ts';

export const words: ReplayWords = {
	title: 'Replay',
	opening: 'Abrindo o replay…',
	missing: 'Esta mesa não está neste aparelho.',
	unreadable:
		'Este link não contém nenhuma mesa que possa ser reproduzida. Talvez uma parte tenha sido cortada.',
	controls: 'Controles do replay',
	play: 'Reproduzir',
	pause: 'Pausar',
	first: 'Ir para o início',
	back: 'Uma jogada para trás',
	on: 'Uma jogada para a frente',
	last: 'Ir para o fim',
	move: 'Jogada',
	atOf: ({ at, of }) => `Jogada ${at} de ${of}`,
	beginning: 'A mesa antes da primeira jogada.',
	speed: 'Velocidade',
	times: ({ speed }) => `${speed}×`,
	follow: 'Acompanhar as jogadas',
	keys: 'A barra de espaço reproduz e pausa, as setas voltam ou avançam uma jogada, Home e End vão aos extremos.',
	stopped: 'As regras de hoje recusam a próxima jogada desta mesa, por isso o replay termina aqui.',
	share: 'Compartilhar o replay',
	shareHelp:
		'Quem abrir o link verá esta mesa jogada por jogada. Nada fica guardado no aparelho da pessoa, a não ser que ela queira.',
	toTable: 'Para a mesa',
	keep: 'Guardar esta mesa aqui'
};
