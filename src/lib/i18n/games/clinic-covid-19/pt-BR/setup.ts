import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'O jogo de tabuleiro Clinic com seus tabuleiros e peças, segundo suas próprias regras.',
	keeps:
		'O app mantém o que a expansão acrescenta: tabuleiro de contágio, peças de infecção e quem está infectado, curado ou morto.',
	needs: 'O jogo base Clinic, edição Deluxe ou primeira. As peças podem ser impressas, mas não é preciso.'
};
