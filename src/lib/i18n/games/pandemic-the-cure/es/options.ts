import type { Words } from '../words.ts';
import { names } from './sheet.ts';

export const options: Words['options'] = {
	difficulty: {
		label: 'Dificultad',
		help: 'Dónde empieza la tasa de infección. Las casillas iniciales son nuestras.',
		values: names.difficulties
	},
	roles: {
		label: 'Roles',
		help: 'Los nombres y números de dados son conocidos; las caras, inciertas. El equipo de campo, que puede repetirse, es nuestro.',
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
		help: 'Qué cartas de evento hay en la mesa. Las diez de nuestra edición son nuestras.',
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
