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
	'half.second': 'Der zweite'
};
