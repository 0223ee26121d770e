import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Dados de infecção em um saco, os dados de cada função, peões e cartas de evento.',
	keeps: 'O app mantém o centro de tratamento: trilhas, regiões, amostras, curas e o que resta no saco.',
	needs:
		'Os dados do jogo, ou dados comuns lidos por uma tabela. As cartas de função e evento deste app podem ser impressas.'
};
