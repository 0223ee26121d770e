import { endingIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	beds: 'Beds left',
	infection: 'Infection level',
	defeated: 'Viruses in the pile',
	turns: 'Turns'
};

export const outcome: Words['outcome'] = endingIn({
	open: 'The fight goes on.',
	infection: 'Won: the infection has passed its last level.',
	'all-viruses': 'Won: every virus is destroyed.',
	beds: 'Lost: no bed is left.'
});
