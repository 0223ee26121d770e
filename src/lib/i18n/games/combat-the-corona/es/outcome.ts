import { endingIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	beds: 'Camas que quedan',
	infection: 'Nivel de infección',
	defeated: 'Virus en la pila',
	turns: 'Turnos'
};

export const outcome: Words['outcome'] = endingIn({
	open: 'La lucha continúa.',
	infection: 'Victoria: la infección ha pasado su último nivel.',
	'all-viruses': 'Victoria: todos los virus están destruidos.',
	beds: 'Derrota: no queda ninguna cama.'
});
