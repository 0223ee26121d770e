import type { FaultWords } from './en.ts';

export const words: FaultWords = {
	integer: ({ min, max }) =>
		min === max ? `muss ${min} sein` : `muss eine ganze Zahl von ${min} bis ${max} sein`,
	truth: 'muss true oder false sein',
	oneOf: ({ values }, talk) => `muss ${talk.or(values.map((value) => `„${value}“`))} sein`,
	either: 'hat einen Wert, der zu keiner der erlaubten Formen passt',
	list: ({ min, max }) =>
		min === max
			? `muss eine Liste mit ${min} Einträgen sein`
			: `muss eine Liste mit ${min} bis ${max} Einträgen sein`,
	unique: 'darf nichts doppelt nennen',
	noField: 'ist ein Feld, das es hier nicht gibt',
	field: 'fehlt',
	object: 'muss ein Objekt mit Feldern sein',
	verb: ({ verbs }, talk) => `muss eines der Verben ${talk.or(verbs)} sein`,
	name: ({ max }) => `muss ein Name mit 1 bis ${max} Zeichen ohne Steuerzeichen sein`,
	illegal: ({ rule }) => `verstößt gegen die Regel ${rule}`,
	value: 'hat einen Wert, der hier nicht erlaubt ist',
	notJson: 'Das ist kein gültiges JSON.',
	tooLong: 'Diese Anfrage ist länger als ein Mebibyte.',
	tooMuch: 'Die Antwort ist zu lang, um sie aufzuschreiben.',
	moveWithoutCheck: 'Ein Zug gehört nur zur Frage „check“.',
	sentence: ({ where, what }) => (where ? `${where} ${what}.` : `Der Datensatz ${what}.`)
};
