/** The Brazilian Portuguese words of this game. */
import { labels } from './pt-BR/labels.ts';
import { awaits, moves } from './pt-BR/moves.ts';
import { names } from './pt-BR/names.ts';
import { rules, rulings, sections } from './pt-BR/rules.ts';
import { sentences } from './pt-BR/sentences.ts';
import { sheet } from './pt-BR/sheet.ts';
import { endingOf, type Words } from './words.ts';

export const words: Words = {
	sections,
	rules,
	rulings,
	options: {
		difficulty: {
			label: 'Dificuldade',
			help: 'Onde começa a taxa de infecção.',
			values: names.difficulties
		},
		roles: {
			label: 'Funções',
			help: 'A carta de função de cada um; só a equipe de campo pode se repetir.',
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
			values: {
				app: 'As dez cartas deste aplicativo',
				table: 'As cartas próprias da mesa',
				none: 'Sem eventos'
			}
		},
		infectionDice: {
			label: 'Dados de infecção',
			help: 'Se cada cor tem suas faces ou qualquer dado pode mostrar todas.',
			values: { printed: 'Faces por cor', any: 'Todas as faces em cada dado' }
		}
	},
	sheet,
	parts: {
		cured: 'Doenças curadas',
		outbreaks: 'Surtos',
		rate: 'Casa do marcador',
		bag: 'Dados no saco'
	},
	sentences,
	moves,
	awaits,
	outcome: (score, talk) => {
		const { why, cured } = endingOf(score);
		if (why === null) {
			return talk.plural(cured, {
				zero: 'Nenhuma doença foi curada ainda.',
				one: 'Uma das quatro doenças está curada.',
				other: `${cured} das quatro doenças estão curadas.`
			});
		}
		return why === 'all-cured' ? `A equipe vence. ${names.why[why]}` : `A equipe perde. ${names.why[why]}`;
	},
	labels
};
