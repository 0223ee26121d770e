import type { RulingId } from '../../../../validators/combat-the-corona/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CTC-R1': 'A caixa não traz marcadores de dano, e o exemplo chama de inútil um dado fraco demais.',
	'CTC-R2': 'Os leitos são para dados que não podem destruir nada.',
	'CTC-R3': 'O texto oferece os dois caminhos e não põe nenhum na frente.',
	'CTC-R4':
		'É uma troca por um hospital, então precisa haver um para pegar; abrir mão de um antes é permitido.',
	'CTC-R5': 'As peças da caixa são contadas.',
	'CTC-R6': 'Assim a partida continua, como é comum em jogos de cartas.',
	'CTC-R7': 'O resumo e a condição de vitória dizem isso; só o objetivo fala do último nível.',
	'CTC-R8': 'As fichas protegem todos os vírus e não são de nenhum.'
};
