import type { RulingId } from '../../../../validators/pandemic-the-cure/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PTC-R1':
		'Os números não podem ser dados por vez, ou a partida mais fácil infectaria mais; como trechos até a caveira eles combinam.',
	'PTC-R2': 'O texto diz isso.',
	'PTC-R3': 'O objetivo fala em ficar sem dados “durante a infecção”, e uma epidemia infecta.',
	'PTC-R4': 'O texto fala de uma ação que dá todas as amostras de uma doença.',
	'PTC-R5': 'As regiões são numeradas: assim toda a mesa conta igual.',
	'PTC-R6': 'Cada risco biológico move o marcador na hora.',
	'PTC-R7':
		'Assim se nota uma entrada errada; uma mesa que confia mais nos seus dados, ou usa outros, escolhe b.'
};
