import { endingIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	beds: 'Übrige Betten',
	infection: 'Infektionsstufe',
	defeated: 'Viren im Stapel der Besiegten',
	turns: 'Züge'
};

export const outcome: Words['outcome'] = endingIn({
	open: 'Der Kampf geht weiter.',
	infection: 'Gewonnen: Die Infektion ist über die letzte Stufe hinaus.',
	'all-viruses': 'Gewonnen: Alle Viren sind zerstört.',
	beds: 'Verloren: Kein Bett ist mehr frei.'
});
