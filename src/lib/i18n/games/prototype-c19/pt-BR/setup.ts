import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Cinco dados iguais e um diferente: o dado mutante.',
	keeps: 'O app mantém o laboratório de cada um: amostras, infecções e pontuação.',
	needs: 'Nada mais. Os laboratórios também podem ser impressos para escrever neles.'
};
