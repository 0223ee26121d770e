import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Cartas de vírus, cartas de ação, alguns dados comuns e a mão de cada um.',
	keeps: 'O app mantém o tabuleiro: leitos, infecção, espaços de ação, hospitais e os vírus na mesa.',
	needs: 'Um baralho: o deste app, para imprimir e recortar, ou o publicado.'
};
