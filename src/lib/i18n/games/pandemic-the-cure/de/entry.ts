import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { plain } from './sheet.ts';

/** „Rote“, „Gelbe“. */
const colourOf = (colour: unknown): string => {
	const word = plain(colour as Colour);
	return word.charAt(0).toUpperCase() + word.slice(1);
};

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `${colourOf(colour)} Würfel`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} ist hier`,
	cured: ({ colour }) => `${colourOf(colour)} Seuche geheilt`,
	sample: ({ colour, player }, talk) =>
		`${colourOf(colour)} Proben unter Würfeln von ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `${colourOf(colour)} Proben ohne Würfel darauf`,
	current: 'Wessen Zug beginnt',
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.current': 'Wessen Zug beginnt, ab 0 gezählt',
	'field.rate': 'Feld des Ratenmarkers',
	'field.outbreaks': 'Ausbrüche',
	'field.cured': 'Geheilte Seuchen',
	'field.regions': 'Regionen 1 bis 6: Würfel rot, gelb, blau, schwarz',
	'field.centre': 'Behandlungszentrum: ebenso',
	'field.cdc': 'CDC: ebenso',
	'field.samples': ({ player }, talk) => `Proben von ${talk.player(Number(player))}`,
	'field.red': 'Rote: wessen Würfel auf jeder liegt, ab 0',
	'field.yellow': 'Gelbe: wessen Würfel auf jeder liegt, ab 0',
	'field.blue': 'Blaue: wessen Würfel auf jeder liegt, ab 0',
	'field.black': 'Schwarze: wessen Würfel auf jeder liegt, ab 0',
	'field.pawns': 'Regionen der Figuren',
	'field.open': 'Offene Ereignisse',
	'field.used': 'Benutzte Ereignisse',
	'field.turn': 'Zug',
	'field.skip': 'Beim nächsten Infizieren wird nichts gezogen',
	'field.change': 'Mehr oder weniger Würfel beim nächsten Infizieren',
	'field.bonus': 'Punkte zum Heilwurf',
	'field.prevent': ({ at }) => `Verhinderter Ausbruch ${String(at)}`,
	'field.excess': 'Wohin die Würfel über drei gehen',
	'field.until': 'Wie lange es wartet',
	'field.free': 'In diesem Zug darf eine besondere Kraft genutzt werden'
};
