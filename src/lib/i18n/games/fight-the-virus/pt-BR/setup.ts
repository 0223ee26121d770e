import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Dois dados comuns. Cada pessoa é uma equipe de cientistas.',
	keeps: 'O app mantém as folhas de todos: vírus, pesquisa, testes, curva e progresso.',
	needs: 'Nada mais. Quem preferir escrever no papel pode imprimir as folhas.'
};
