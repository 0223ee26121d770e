/** The Spanish words of this game. */
import { labels } from './es/labels.ts';
import { awaits, moves } from './es/moves.ts';
import { names } from './es/names.ts';
import { rules, rulings, sections } from './es/rules.ts';
import { sentences } from './es/sentences.ts';
import { sheet } from './es/sheet.ts';
import { endingOf, type Words } from './words.ts';

export const words: Words = {
	sections,
	rules,
	rulings,
	options: {
		difficulty: {
			label: 'Dificultad',
			help: 'Dónde empieza la tasa de infección.',
			values: names.difficulties
		},
		roles: {
			label: 'Roles',
			help: 'La carta de rol de cada uno; solo el equipo de campo puede repetirse.',
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
			values: {
				app: 'Las diez cartas de esta aplicación',
				table: 'Las cartas propias de la mesa',
				none: 'Sin eventos'
			}
		},
		infectionDice: {
			label: 'Dados de infección',
			help: 'Si cada color tiene sus caras o cualquier dado puede mostrarlas todas.',
			values: { printed: 'Caras por color', any: 'Todas las caras en cada dado' }
		}
	},
	sheet,
	parts: {
		cured: 'Enfermedades curadas',
		outbreaks: 'Brotes',
		rate: 'Casilla del marcador',
		bag: 'Dados en la bolsa'
	},
	sentences,
	moves,
	awaits,
	outcome: (score, talk) => {
		const { why, cured } = endingOf(score);
		if (why === null) {
			return talk.plural(cured, {
				zero: 'Aún no hay ninguna enfermedad curada.',
				one: 'Una de las cuatro enfermedades está curada.',
				other: `${cured} de las cuatro enfermedades están curadas.`
			});
		}
		return why === 'all-cured' ? `El equipo gana. ${names.why[why]}` : `El equipo pierde. ${names.why[why]}`;
	},
	labels
};
