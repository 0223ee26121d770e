import { listed as list, type EditionWords } from '../words.ts';

export const edition: EditionWords = {
	viruses: 'Virus cards',
	actions: 'Action cards',
	special: 'Signs printed in red',
	beds: 'Beds chart',
	lastLevel: 'Last infection level',
	hospitals: 'Hospital pieces',
	dieTokens: 'Die tokens',
	shieldTokens: 'Shield tokens',
	id: 'Id',
	level: 'Level',
	life: 'Life',
	attack: 'Attack',
	shield: 'Shield',
	raise: 'Raise',
	save: 'Save',
	destroy: 'Destroy',
	group: 'Kind',
	normal: 'Normal',
	start: 'Starting virus',
	easy: 'Red: easy',
	medium: 'Red: medium',
	difficult: 'Red: difficult',
	epic: 'Red: epic',
	copies: 'Copies',
	name: 'Name',
	colour: 'Colour',
	blue: 'Blue',
	red: 'Red',
	wild: 'Blue and wild',
	cards: 'Cards',
	soloCards: 'More in solo',
	bedsStart: 'Beds at the start',
	bedsMost: 'Last bed of the chart',
	addVirus: 'Add a virus',
	addAction: 'Add a kind',
	duplicate: 'Duplicate',
	remove: 'Remove',
	pasteTitle: 'Paste many cards',
	pasteHelp:
		'One card a line like “A7 4 5/2 S raise x3: Crown”, or columns from a spreadsheet: id, level, life, attack, shield, skills, kind, copies, name.',
	pasteAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Add this one', other: `Add these ${String(count)}` }),
	pasteReplace: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'Replace all with this one',
			other: `Replace all with these ${String(count)}`
		}),
	virusCount: ({ cards, most }) => `${String(cards)} of at most ${String(most)} cards`,
	actionCount: ({ cards, solo }) => `${String(cards)} cards, ${String(solo)} more in the solo mode`,
	board: 'Board',
	countOf: ({ mine, ours }) => `${String(mine)} of ${String(ours)}`,
	signs: 'Signs',
	pasteActionsHelp:
		'One kind a line like “stay-home 4+2 wild: Stay at home”, or columns from a spreadsheet: id, cards, more in solo, colour, name.',
	linesRead: ({ count }, talk) =>
		talk.plural(Number(count), {
			zero: 'No line is understood.',
			one: 'One line is understood.',
			other: `${String(count)} lines are understood.`
		}),
	wrongLine: ({ line, field, said }) =>
		said === ''
			? `Line ${String(line)}: “${String(field)}” is missing.`
			: `Line ${String(line)}: “${String(field)}” does not fit: ${String(said)}`,
	emptyDeck: 'Empty deck',
	moreWrong: ({ count }, talk) =>
		talk.plural(Number(count), {
			one: 'One more line does not fit.',
			other: `${String(count)} more lines do not fit.`
		}),
	wrongPart: ({ field }) => `“${String(field)}” does not fit yet.`,
	quickHelp: 'One card as a line: id, level, life/attack, signs, copies, name',
	quickAdd: ({ count }, talk) =>
		talk.plural(Number(count), { one: 'Add the card', other: `Add ${String(count)} cards` }),
	readsAs: ({ id, level, life, attack, signs, copies, name }, talk) =>
		[
			`${String(id)}: level ${String(level)}`,
			`life ${String(life)}`,
			`attack ${String(attack)}`,
			...list(signs),
			...(Number(copies) > 1
				? [talk.plural(Number(copies), { one: 'one copy', other: `${String(copies)} copies` })]
				: []),
			...(name === '' ? [] : [`“${String(name)}”`])
		].join(', '),
	perLevel: 'Cards a level; dashed: our own deck',
	levelCount: ({ level, count, ours }) =>
		`Level ${String(level)}: ${String(count)} cards, ours has ${String(ours)}`,
	twiceAt: ({ id, line }) => `${String(id)} stands in line ${String(line)} already.`,
	makeIt: ({ id }) => `Make it ${String(id)}`
};
