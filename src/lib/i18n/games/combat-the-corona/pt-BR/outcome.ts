import { endingIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	beds: 'Leitos restantes',
	infection: 'Nível de infecção',
	defeated: 'Vírus na pilha',
	turns: 'Turnos'
};

export const outcome: Words['outcome'] = endingIn({
	open: 'A luta continua.',
	infection: 'Vitória: a infecção passou do último nível.',
	'all-viruses': 'Vitória: todos os vírus foram destruídos.',
	beds: 'Derrota: não sobrou nenhum leito.'
});
