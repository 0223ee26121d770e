import type { FaultWords } from './en.ts';

export const words: FaultWords = {
	integer: ({ min, max }) =>
		min === max ? `deve ser ${min}` : `deve ser um número inteiro de ${min} a ${max}`,
	truth: 'deve ser true ou false',
	oneOf: ({ values }, talk) => `deve ser ${talk.or(values.map((value) => `“${value}”`))}`,
	either: 'tem um valor que não cabe em nenhuma das formas permitidas',
	list: ({ min, max }) =>
		min === max ? `deve ser uma lista de ${min}` : `deve ser uma lista de ${min} a ${max} itens`,
	unique: 'não deve citar nada duas vezes',
	noField: 'é um campo que não existe aqui',
	field: 'está faltando',
	object: 'deve ser um objeto com campos',
	verb: ({ verbs }, talk) => `deve ser um dos verbos ${talk.or(verbs)}`,
	name: ({ max }) => `deve ser um nome de 1 a ${max} caracteres sem caracteres de controle`,
	illegal: ({ rule }) => `quebra a regra ${rule}`,
	value: 'tem um valor que não é permitido aqui',
	notJson: 'Isto não é JSON válido.',
	tooLong: 'Este pedido passa de um mebibyte.',
	tooMuch: 'A resposta é longa demais para ser escrita.',
	moveWithoutCheck: 'Uma jogada só acompanha a pergunta “check”.',
	sentence: ({ where, what }) => (where ? `${where} ${what}.` : `O registro ${what}.`)
};
