import type { RulingId } from '../../../../validators/prototype-c19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PC19-R1': 'O texto não põe limite, e as conversões funcionam assim.',
	'PC19-R2': 'O texto só fala em girar.',
	'PC19-R3':
		'O texto dá ×3 como mínimo e ×10 como máximo, o que combina com começar em 3 e sete linhas, e diz que uma linha o aumenta.',
	'PC19-R4': 'O texto diz “tapar” ao cobrir uma coluna inteira, cujo vírus então é marcado.',
	'PC19-R5': 'Um indivíduo resistente só fica infectado com a segunda infecção.',
	'PC19-R6': 'O anotado está na folha; a amostra em si, não.',
	'PC19-R7': 'Um par fica usado quando um de seus números é riscado.',
	'PC19-R8': 'O texto faz cada um dar o maior número a quem está à direita.',
	'PC19-R9': 'As infecções também se espalham lado a lado.',
	'PC19-R10': 'O dado mutante é anotado, não usado.',
	'PC19-R11': 'A linha é a da Saúde, que dá indivíduos resistentes; o ícone se perdeu no texto.'
};
