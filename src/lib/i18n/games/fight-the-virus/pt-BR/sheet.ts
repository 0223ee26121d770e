import type { Words } from '../words.ts';
import { bonusName } from './labels.ts';

const kinds: Readonly<Record<string, string>> = {
	goal: ', meta',
	extra: ', dado extra',
	both: ', meta, dado extra',
	plain: ''
};
const kind = (value: unknown): string => kinds[String(value)] ?? '';

export const sheet: Words['sheet'] = {
	title: 'Fight the Virus',
	subtitle: 'Folha de jogo',
	notice: 'Folha nossa, não a publicada. A sua é informada no Pipsheet, em “Edições”.',
	ownNotice: 'Uma edição própria, desenhada pelo Pipsheet; o que ninguém informou é nosso.',
	name: 'Nome',
	analysis: 'Análise do vírus',
	analysisHint: 'Comece onde quiser, siga lado a lado; o resto continua inteiro.',
	spikeHint: 'Por espícula, circule um campo.',
	analysisSquare: ({ row, column, spike }) =>
		`Análise do vírus, linha ${String(row)}, coluna ${String(column)}${spike ? ', espícula' : ''}`,
	shapes: 'Formas',
	freeShape: ({ most }) => (most === 1 ? 'uma casa' : `1 a ${String(most)} ligadas`),
	research: 'Pesquisa',
	researchHint: ({ last }) =>
		`Em ordem, cada um com seu valor exato. O ${String(last)} exige todas as bandeiras.`,
	researchSquare: ({ number, bonus }) =>
		bonus === null ? `Pesquisa ${String(number)}` : `Pesquisa ${String(number)}, dá ${bonusName(bonus)}`,
	testing: 'Testes',
	testingHint: 'Maior que o de baixo; um 1 sobre tudo, menos sobre 1.',
	testingSquare: (v) => `Testes, linha ${String(v['row'])}, casa ${String(v['column'])}${kind(v['kind'])}`,
	curve: 'Curva de contágio',
	curveHint: 'Coluna por coluna, de baixo para cima; vizinhas diferentes.',
	curveSquare: (v) =>
		`Curva de contágio, coluna ${String(v['column'])}, casa ${String(v['height'])} de baixo para cima${kind(v['kind'])}`,
	progress: 'Progresso da análise',
	progressHint: 'Um campo circulado soma 1 ou 2 a um dado seu; depois risque.',
	progressField: ({ number }) => `Progresso da análise, campo ${String(number)}`,
	bonusShape: 'Preencha uma forma como com um 6',
	bonusNumber: 'Um número de 1 a 6 na curva',
	bonusOne: 'Escreva um 1 nos testes',
	extraDie: 'Passivo: use também o segundo dado',
	goal: ({ last }) => `Meta: preencha antes de riscar o ${String(last)}`,
	setbackCircle: 'Circule a próxima casa da sua curva: ela aceita o oposto da vizinha.',
	setbackField: 'Risque seu primeiro campo disponível, ou então o primeiro em branco.'
};
