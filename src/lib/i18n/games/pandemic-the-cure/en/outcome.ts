import { endingOf, type Words } from '../words.ts';
import { names } from './sheet.ts';

export const parts: Words['parts'] = {
	cured: 'Diseases cured',
	outbreaks: 'Outbreaks',
	rate: 'Space of the rate marker',
	bag: 'Dice in the bag'
};

export const outcome: Words['outcome'] = (score, talk) => {
	const { why, cured } = endingOf(score);
	if (why === null) {
		return talk.plural(cured, {
			zero: 'No disease is cured yet.',
			one: 'One of four diseases is cured.',
			other: `${cured} of four diseases are cured.`
		});
	}
	return why === 'all-cured' ? `The team wins. ${names.why[why]}` : `The team loses. ${names.why[why]}`;
};
