import type { Words } from '../words.ts';
import { names } from './sheet.ts';

export const options: Words['options'] = {
	difficulty: {
		label: 'Dificultad',
		help: 'Dónde empieza la tasa de infección.',
		ours: { field: 'track', said: 'Las casillas iniciales son nuestras: escribe las tuyas.' },
		values: names.difficulties
	},
	roles: {
		label: 'Roles',
		help: 'Qué rol tiene cada cual.',
		ours: {
			field: 'roles',
			said: 'Los nombres y números de dados son conocidos; las caras, inciertas. El equipo de campo, que puede repetirse, es nuestro: escribe los tuyos.'
		},
		values: names.roles
	},
	roleCards: {
		label: 'Cartas de rol propias',
		help: 'Dados, caras y poderes que sustituyen a los de un rol.'
	},
	track: { label: 'Tasa propia', help: 'Los dados de cada casilla y las casillas de epidemia.' },
	start: { label: 'Casilla inicial', help: 'Dónde empieza el marcador, sea cual sea la dificultad.' },
	first: { label: 'Quién empieza', help: 'Quién tiene el primer turno.' },
	events: {
		label: 'Eventos',
		help: 'Qué cartas de evento hay en la mesa.',
		ours: { field: 'events', said: 'Las diez cartas son nuestras: escribe las tuyas.' },
		values: {
			app: 'Las cartas de la edición',
			table: 'Las cartas propias de la mesa',
			none: 'Sin eventos'
		}
	},
	infectionDice: {
		label: 'Dados de infección',
		help: 'Si cada color tiene sus caras o cualquier dado puede mostrarlas todas.',
		values: { printed: 'Caras por color', any: 'Todas las caras en cada dado' }
	}
};
