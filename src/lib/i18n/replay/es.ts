import type { ReplayWords } from './en.ts';

export const words: ReplayWords = {
	title: 'Repetición',
	opening: 'Abriendo la repetición…',
	missing: 'Esta mesa no está en este dispositivo.',
	unreadable: 'Este enlace no contiene ninguna mesa que se pueda reproducir. Quizá se cortó una parte.',
	controls: 'Controles de la repetición',
	play: 'Reproducir',
	pause: 'Pausar',
	first: 'Ir al principio',
	back: 'Una jugada atrás',
	on: 'Una jugada adelante',
	last: 'Ir al final',
	move: 'Jugada',
	atOf: ({ at, of }) => `Jugada ${at} de ${of}`,
	beginning: 'La mesa antes de la primera jugada.',
	speed: 'Velocidad',
	times: ({ speed }) => `${speed}×`,
	follow: 'Seguir las jugadas',
	keys: 'La barra espaciadora reproduce y pausa, las flechas van una jugada atrás o adelante, Inicio y Fin llevan a los extremos.',
	stopped: 'Las reglas de hoy rechazan la siguiente jugada de esta mesa, así que la repetición termina aquí.',
	share: 'Compartir la repetición',
	shareHelp:
		'Quien abra el enlace verá esta mesa jugada a jugada. No se guarda nada en su dispositivo si no lo desea.',
	toTable: 'A la mesa',
	keep: 'Guardar esta mesa aquí'
};
