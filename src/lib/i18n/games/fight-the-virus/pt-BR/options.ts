import type { Words } from '../words.ts';

export const options: Words['options'] = {
	sheets: {
		label: 'Folhas neste aparelho',
		help: 'Quem escreve no papel ou em outro celular só rola aqui, e avisa quando riscar o último número da pesquisa. Sem nenhuma folha, a mesa só anota rolagens.'
	},
	groups: {
		label: 'Rolagens divididas por grupos',
		help: 'Com muita gente, no máximo quatro lugares rolam; escolha para cada pessoa o lugar cujas rolagens são turnos ativos.'
	}
};
