import type { EntryText } from '../../../../validators/prototype-c19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	noFactor: 'Kein Faktor',
	factorSign: ({ sign }) => String(sign),
	crossed: 'Durchgestrichen',
	phase: 'Wo die Partie steht',
	'phase.roll': 'Vor einem Wurf',
	'phase.report': 'Nach dem letzten Zug',
	'phase.over': 'Am Ende',
	round: 'Runde',
	researcher: 'Wer als Nächstes würfelt',
	player: ({ player }, talk) => talk.player(Number(player)),
	half: 'Welcher Wurf der Runde',
	'half.first': 'Der erste',
	'half.second': 'Der zweite',
	'field.phase': 'Wo die Partie steht',
	'field.round': 'Runde',
	'field.researcher': 'Wer als Nächstes würfelt, ab 0 gezählt',
	'field.second': 'Der zweite Wurf der Runde',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.mutant': 'Mutante',
	'field.used': 'Benutzte Boni',
	'field.health': 'Gesundheit: Reihe ab 0, Zahl',
	'field.formula': 'Formel: Zahl, Faktor',
	'field.biotech': 'Biotechnologie',
	'field.crossed': 'Biotechnologie, durchgestrichen',
	'field.risk': 'Risikozone: # infiziert, r resistent, h halb',
	'field.annulled': 'Aufgehobene Paare',
	'field.told': 'Gemeldete Formelfelder',
	'field.report': 'Gemeldete Faktoren und volle Spalten'
};
