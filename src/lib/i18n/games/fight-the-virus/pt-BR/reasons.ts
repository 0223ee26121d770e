import type { RulingId } from '../../../../validators/fight-the-virus/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'FTV-R1':
		'O texto diz que o jogador ativo “usa” os dados e os outros “podem”, e que só se pulam dados que não servem.',
	'FTV-R2':
		'O texto fala de uma vizinha preenchida antes; a última é a de que todos se lembram. Um círculo que nenhum número poderia cumprir não faz sentido.',
	'FTV-R3': 'O texto não põe limite.',
	'FTV-R4': 'O texto libera o 1 de ser maior, não de se apoiar em algo.',
	'FTV-R5':
		'Se só uma coluna pudesse ser a próxima, uma casa com círculo nunca disputaria com outra permitida, e o texto diz que disputa.',
	'FTV-R6': 'O bônus deixa escolher o número; nada o libera das regras da curva.',
	'FTV-R7':
		'O texto prefere a do círculo entre várias casas permitidas: uma que não aceita o número não é permitida.',
	'FTV-R8': 'Só os testes são citados como exceção, e um dado não tem face oposta ao 7.',
	'FTV-R9': 'O texto deixa girar as formas à vontade; na nossa folha não faz diferença.'
};
