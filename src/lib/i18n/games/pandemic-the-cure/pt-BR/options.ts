import type { Words } from '../words.ts';
import { names } from './sheet.ts';

export const options: Words['options'] = {
	difficulty: {
		label: 'Dificuldade',
		help: 'Onde começa a taxa de infecção.',
		ours: { field: 'track', said: 'As casas iniciais são nossas: digite as suas.' },
		values: names.difficulties
	},
	roles: {
		label: 'Funções',
		help: 'Quem joga com qual função.',
		ours: {
			field: 'roles',
			said: 'Nomes e números de dados são conhecidos; as faces, incertas. A equipe de campo, que pode se repetir, é nossa: digite as suas.'
		},
		values: names.roles
	},
	roleCards: {
		label: 'Cartas de função próprias',
		help: 'Dados, faces e poderes que substituem os de uma função.'
	},
	track: { label: 'Taxa própria', help: 'Os dados de cada casa e as casas de epidemia.' },
	start: { label: 'Casa inicial', help: 'Onde o marcador começa, seja qual for a dificuldade.' },
	first: { label: 'Quem começa', help: 'Quem tem o primeiro turno.' },
	events: {
		label: 'Eventos',
		help: 'Quais cartas de evento estão na mesa.',
		ours: { field: 'events', said: 'As dez cartas são nossas: digite as suas.' },
		values: {
			app: 'As cartas da edição',
			table: 'As cartas próprias da mesa',
			none: 'Sem eventos'
		}
	},
	infectionDice: {
		label: 'Dados de infecção',
		help: 'Se cada cor tem suas faces ou qualquer dado pode mostrar todas.',
		values: { printed: 'Faces por cor', any: 'Todas as faces em cada dado' }
	}
};
