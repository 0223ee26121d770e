import type { RulingId } from '../../../../validators/clinic-covid-19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CLN-R1': 'A seção do fim só dá a derrota se houver mais falecidos; só o objetivo pede mais curados.',
	'CLN-R2': 'A frase está na parte das receitas.',
	'CLN-R3': 'O texto não faz exceção para vagas e quarentena.',
	'CLN-R4': 'Nada faz exceção para a última rodada, e o que transborda ali ainda conta.',
	'CLN-R5':
		'Pacientes infectados vão ao ambulatório da sua cor, e a consulta especial vem além das regras normais.',
	'CLN-R6': 'A seção do tratamento diz isso; só o objetivo fala dos infectados.',
	'CLN-R7': 'O que está no tabuleiro se vê; a cor na infecção teria de ser lembrada.',
	'CLN-R8': 'Elas ficam na caixa com os outros.'
};
