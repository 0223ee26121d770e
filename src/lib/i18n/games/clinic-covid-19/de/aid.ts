/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/clinic-covid-19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ protection, contagions: [low, high], strategic }: Required<Given>): Aid => ({
	aim: 'Gemeinsam: Nach der letzten Runde müssen mehr Patienten geheilt als Menschen verstorben sein.',
	steps: [
		{
			signs: ['check', '/', 'tile', '>', 'virus'],
			title: 'Aktionen',
			text: 'Alle wählen mindestens einmal Aufnehmen. Wer auf einen Platz mit Plättchen kommt, ist sofort infiziert.'
		},
		{
			signs: ['tile', '>', 'virus', '/', 'tile', '>', 'house'],
			title: 'Teilen, infizieren',
			text: 'Teilt die Plättchen der Runde; alle nehmen mindestens eins und legen jedes unter jemanden ohne Plättchen. Pflegekräfte und Hausmeister kommen in Quarantäne.'
		},
		{
			signs: ['bed', '>', 'heart', '/', 'virus', '>', 'mask'],
			title: 'Geschäft',
			text: `Infizierte zählen eine Stufe schlechter. Geheilte kommen in ihr Feld. Für $${protection} kommt jederzeit ein Plättchen weg.`
		},
		{
			signs: ['bed', '>', '!cross'],
			title: 'Verwaltung',
			text: 'Wer nicht behandelt wurde, wird eine Farbe schlechter; Rote sterben. Dann verlässt das Personal die Quarantäne.'
		},
		{
			signs: ['tile', '>', '[A]'],
			title: 'Ansteckung',
			text: `Alle legen Plättchen auf ihre Vorauf­nahme­plätze: ${low} bei niedriger Ansteckung, ${high} bei hoher.`
		}
	],
	areas: {
		board:
			'Ansteckung und Ausgangssperre wählen die Spalte, die Zeile ist die Runde: so viele Plättchen je Person.',
		track: 'Die Spritze zeigt die Runde und hält ihren Stapel.',
		cured: 'Alle, die behandelt wurden, infiziert oder nicht.',
		deceased: 'Verstorbene, und Plättchen ohne Platz.',
		clinic0:
			'Plätze, Räume mit ihren Betten, Infizierte mit ihrer Farbe, Quarantäne und am Ende die Beliebtheit.'
	},
	signs: [
		{ sign: 'tile', name: 'Plättchen', text: 'Ein COVID-19-Plättchen: Diese Person ist infiziert.' },
		{ sign: 'syringe', name: 'Spritze', text: 'Zeigt die Runde.' },
		{ sign: 'check', name: 'Aufgenommen', text: 'Ein Haken je Aufnahme in dieser Runde.' },
		{ sign: 'bed', name: 'Raum', text: 'Notiert, wer in welchem Bett liegt.' },
		{ sign: 'virus', name: 'Infiziert', text: 'Art und Farbe aller mit Plättchen.' },
		{ sign: 'house', name: 'Quarantäne', text: 'Personal mit Plättchen, bis die Runde endet.' },
		{ sign: 'mask', name: 'Schutz', text: 'Bezahlt, um Plättchen zu entfernen.' },
		{ sign: 'star', name: 'Beliebtheit', text: 'Die des Grundspiels, am Ende.' },
		{ sign: 'heart', name: 'Geheilt', text: 'Ein Kästchen je behandelte Person.' },
		{ sign: '!cross', name: 'Verstorben', text: 'Ein Kästchen je Tod und je Plättchen ohne Platz.' }
	],
	end: `Nach der letzten Runde: Mehr Verstorbene als Geheilte ist verloren. Sonst gewonnen; mit ${strategic} Beliebtheit je Person ist es der strategische Sieg.`,
	brief: 'Nach der letzten Runde: verloren, wenn mehr starben als geheilt sind.',
	setup: [
		'Das Grundspiel wie immer; daneben der Ansteckungsplan und die zwei Felder.',
		'Einigt euch auf Ansteckung und Ausgangssperre und stapelt die Plättchen jeder Runde. Der Rest ist der Vorrat.',
		'Die Spritze auf Runde 1.'
	]
});
