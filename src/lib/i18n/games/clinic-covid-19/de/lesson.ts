import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'Das Ziel',
		text: 'Ihr spielt Clinic wie immer, und gemeinsam gegen das Virus: Nach der letzten Runde müssen mehr Patienten geheilt als Menschen verstorben sein.'
	},
	actions: {
		title: 'Aktionen',
		text: 'Alle wählen Aktionen wie im Grundspiel und mindestens einmal Aufnehmen. Die App fragt nur nach dem, was das Virus ändert.'
	},
	share: {
		title: 'Die Plättchen teilen',
		text: 'Der Plan sagt, wie viele Ansteckungsplättchen die Runde bringt. Ihr teilt sie auf; alle nehmen mindestens eins.'
	},
	infect: {
		title: 'Infizieren',
		text: 'Jedes Plättchen kommt zu jemandem in deiner Klinik, der noch keins hat. Patienten und Ärzte sind infiziert; Pflegekräfte und Hausmeister kommen in Quarantäne.'
	},
	treat: {
		title: 'Geschäft',
		text: 'Patienten werden wie im Grundspiel behandelt, aber Infizierte zählen eine Stufe schlechter. Behandelte Patienten kommen in das Feld der Geheilten.'
	},
	administration: {
		title: 'Verwaltung',
		text: 'Wer nicht behandelt wurde, wird eine Farbe schlechter, und Rote sterben. Das Personal kommt aus der Quarantäne zurück.'
	},
	contagion: {
		title: 'Neue Ansteckungen',
		text: 'Am Ende der Runde legen alle Plättchen auf Plätze ihrer Voraufnahme: eins bei niedriger Ansteckung, zwei bei hoher.'
	},
	arrive: {
		title: 'Wer auf ein Plättchen trifft',
		text: 'Wer in der nächsten Runde auf einen Platz mit Plättchen kommt, ist sofort infiziert.'
	},
	protect: {
		title: 'Schutz',
		text: 'Für $20 kommt jederzeit ein Plättchen weg: Diese Person ist wieder gesund.'
	},
	end: {
		title: 'Das Ende',
		text: 'Nach der letzten Runde: Mehr Verstorbene als Geheilte ist verloren, alles andere gewonnen. Mit 40 Beliebtheit je Person ist es der strategische Sieg.'
	}
};
