import { endingOf, type Words } from '../words.ts';
import { names } from './sheet.ts';

export const parts: Words['parts'] = {
	cured: 'Geheilte Seuchen',
	outbreaks: 'Ausbrüche',
	rate: 'Feld des Ratenmarkers',
	bag: 'Würfel im Beutel'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { why, cured } = endingOf(score);
	if (why === null) {
		return talk.plural(cured, {
			zero: 'Noch keine Seuche ist geheilt.',
			one: 'Eine von vier Seuchen ist geheilt.',
			other: `${cured} von vier Seuchen sind geheilt.`
		});
	}
	return why === 'all-cured' ? `Das Team gewinnt. ${names.why[why]}` : `Das Team verliert. ${names.why[why]}`;
};
