import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'weiß', yellow: 'gelb', orange: 'orange', red: 'rot' },
	kind: {
		patient: 'Patient',
		doctor: 'Arzt',
		nurse: 'Krankenschwester',
		caregiver: 'Pfleger',
		janitor: 'Hausmeister',
		elder: 'Senior',
		pregnant: 'Schwangere'
	},
	ward: {
		treatment: 'Behandlungsraum',
		operating: 'Operationssaal',
		consultation: 'normale Sprechstunde',
		outpatient: 'Sondersprechstunde',
		intensive: 'Intensivstation',
		transfusion: 'Transfusion'
	},
	module: {
		elders: 'Senioren',
		pregnant: 'Schwangere',
		janitors: 'Hausmeister',
		transfusions: 'Transfusionen',
		workaholics: 'Workaholics',
		facilities: 'Einrichtungen',
		'intensive-care': 'Intensivstation'
	},
	phase: {
		actions: 'Aktionen',
		sharing: 'Plättchen aufteilen',
		infection: 'Ansteckungen',
		business: 'Betrieb',
		administration: 'Verwaltung',
		contagion: 'Neue Ansteckungen',
		final: 'Beliebtheit am Ende',
		over: 'Ende'
	},
	verb: {
		admit: 'Patienten aufnehmen',
		arrive: 'Eine Ankunft auf einem Platz',
		take: 'Plättchen nehmen',
		infect: 'Ein Plättchen legen',
		full: '„Niemand mehr übrig“',
		hand: 'Plättchen weitergeben',
		protect: 'Schutz',
		treat: 'Eine Behandlung',
		cure: 'Behandelte gesunde Patienten melden',
		care: 'Pflege in Schritten',
		dead: 'Todesfälle gesunder Patienten melden',
		contaminate: 'Einen Platz verseuchen',
		popularity: 'Beliebtheit melden',
		ready: 'Fertig sein'
	},
	contagion: { low: 'niedrig', high: 'hoch' },
	confinement: { low: 'locker', medium: 'mittel', high: 'streng' },
	result: {
		lost: 'Die Pandemie gewinnt: Zu viele sind gestorben.',
		tactical: 'Taktischer Sieg: Mehr wurden geheilt, als gestorben sind.',
		strategic: 'Strategischer Sieg: Der Impfstoff ist gefunden!'
	}
};
