/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid: Aid = {
	aim: 'Gemeinsam: Nach der letzten Runde müssen mehr Patienten geheilt als Menschen verstorben sein.',
	steps: [
		{
			signs: ['check', 'house'],
			title: 'Aktionen',
			text: 'Alle wählen mindestens einmal Aufnehmen. Wer auf einen Platz mit Plättchen kommt, ist sofort infiziert.'
		},
		{
			signs: ['virus', '>', 'mask'],
			title: 'Teilen, infizieren',
			text: 'Teilt die Plättchen der Runde; alle nehmen mindestens eins und legen jedes unter jemanden ohne Plättchen. Pflegekräfte und Hausmeister kommen in Quarantäne.'
		},
		{
			signs: ['hospital', '>', 'heart'],
			title: 'Geschäft',
			text: 'Infizierte zählen eine Stufe schlechter. Geheilte kommen in ihr Feld. Für $20 kommt jederzeit ein Plättchen weg.'
		},
		{
			signs: ['skull'],
			title: 'Verwaltung',
			text: 'Wer nicht behandelt wurde, wird eine Farbe schlechter; Rote sterben. Dann verlässt das Personal die Quarantäne.'
		},
		{
			signs: ['virus', '>', 'house'],
			title: 'Ansteckung',
			text: 'Alle legen Plättchen auf ihre Vorauf­nahme­plätze: eins bei niedriger Ansteckung, zwei bei hoher.'
		}
	],
	areas: {
		board:
			'Ansteckung und Eindämmung wählen die Spalte, die Zeile ist die Runde: so viele Plättchen je Person.',
		track: 'Die Spritze zeigt die Runde und hält ihren Stapel.',
		cured: 'Alle, die behandelt wurden, infiziert oder nicht.',
		deceased: 'Verstorbene, und Plättchen ohne Platz.',
		clinic0:
			'Plätze, Räume mit je zwei Betten, Infizierte mit ihrer Farbe, Quarantäne und am Ende die Beliebtheit.'
	},
	end: 'Nach der letzten Runde: Mehr Verstorbene als Geheilte ist verloren. Sonst gewonnen; mit 40 Beliebtheit je Person ist es der strategische Sieg.',
	setup: [
		'Das Grundspiel wie immer; daneben der Ansteckungsplan und die zwei Felder.',
		'Einigt euch auf Ansteckung und Eindämmung und stapelt die Plättchen jeder Runde. Der Rest ist der Vorrat.',
		'Die Spritze auf Runde 1.'
	]
};
