import { endingOf, type Words } from '../words.ts';
import { names } from './sheet.ts';

export const parts: Words['parts'] = {
	cured: 'Enfermedades curadas',
	outbreaks: 'Brotes',
	rate: 'Casilla del marcador',
	bag: 'Dados en la bolsa'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { why, cured } = endingOf(score);
	if (why === null) {
		return talk.plural(cured, {
			zero: 'Aún no hay ninguna enfermedad curada.',
			one: 'Una de las cuatro enfermedades está curada.',
			other: `${cured} de las cuatro enfermedades están curadas.`
		});
	}
	return why === 'all-cured' ? `El equipo gana. ${names.why[why]}` : `El equipo pierde. ${names.why[why]}`;
};
