/** What things are called, and the texts of the controls. */
import { kindIn, slotLetter, type Nouns, type Words } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'weiß', yellow: 'gelb', orange: 'orange', red: 'rot' },
	kind: {
		patient: 'Patient',
		doctor: 'Arzt',
		nurse: 'Kranken\u00adschwester',
		caregiver: 'Pfleger',
		janitor: 'Haus\u00admeister',
		elder: 'Senior',
		pregnant: 'Schwan\u00adgere'
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
	confinement: { low: 'locker', medium: 'mittel', high: 'streng' }
};

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−${-dollars} $` : `${dollars} $`);

export const labels: Words['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }, talk) => kindIn(nouns, kind, talk),
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }, talk) => `#${id} ${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }, talk) => `#${id} ${kindIn(nouns, kind, talk)}`,
	slot: ({ slot }) => `Platz ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Raum ${room}, kein Bett frei`,
			one: `Raum ${room}, ${free} Bett frei`,
			other: `Raum ${room}, ${free} Betten frei`
		}),
	roundAndPhase: ({ round, phase }) => `Runde ${round}\u00a0· ${nouns.phase[phase]}`,
	ofRounds: ({ round, rounds }) => `${round} von ${rounds}`,
	cured: ({ count }) => `Geheilt: ${count}`,
	deceased: ({ count }) => `Verstorben: ${count}`,
	supply: ({ tiles }) => `Vorrat: ${tiles}`,
	clinics: 'Die Kliniken und was noch fehlt',
	hasToAdmit: 'muss aufnehmen',
	notDone: 'noch nicht fertig',
	done: 'fertig',
	takes: 'nimmt Plättchen',
	toPlace: ({ tiles }) => `${tiles} Plättchen zu legen`,
	toHandOn: ({ tiles }) => `${tiles} Plättchen weiterzugeben`,
	waiting: ({ people }) => `${people} zu behandeln`,
	owes: ({ tiles }) => `${tiles} Plättchen für Plätze`,
	reports: 'Beliebtheit?',
	reported: ({ points }, talk) => `Beliebtheit ${talk.number(points)}`,
	seatLine: ({ name, note }) => `${name}: ${note}`,
	phaseDone: ({ name }) => `${name} ist fertig`,
	everybodyDone: 'Alle sind fertig',
	everybodyAdmits: 'Alle nehmen einmal auf und sind fertig',
	admit: ({ count, admits }) => `Patienten aufnehmen (${count} von ${admits})`,
	arrivals: 'Ein Patient kommt an auf Platz',
	arrival: ({ slot }) => `Patient kommt auf Platz ${slotLetter(slot)} an`,
	arrivalColour: ({ slot }) => `Welche Farbe hat der Patient auf Platz ${slotLetter(slot)}?`,
	share: ({ tiles }) => `Teilt ${tiles} Plättchen auf`,
	shared: ({ shared, stack }) => `${shared} von ${stack} aufgeteilt`,
	takeThem: 'Plättchen nehmen',
	less: ({ name }) => `${name}: eins weniger`,
	more: ({ name }) => `${name}: eins mehr`,
	infect: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: 'Wer bekommt das letzte Plättchen?',
			other: `Wer bekommt ein Plättchen? Noch ${tiles}`
		}),
	infectOne: ({ kind, colour }, talk) => `${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	outside: 'außerhalb der Klinik',
	workaholic: 'Workaholic',
	full: 'Niemand mehr anzustecken',
	handOn: ({ tiles }) => `${tiles} Plättchen weitergeben`,
	handTo: ({ name, tiles }) => `${tiles} an ${name}`,
	infected: 'Infiziert in dieser Klinik',
	noInfected: 'In dieser Klinik ist niemand infiziert.',
	countsAs: ({ level }) => `zählt als Stufe ${level}`,
	cared: 'gepflegt',
	fresh: 'gerade angesteckt',
	where: 'Wo wird behandelt?',
	whichRoom: 'In welchem Raum?',
	whichDoctor: 'Welcher gesunde Arzt behandelt?',
	whyNobody: 'Hier darf niemand behandeln: warum?',
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `Arzt (${nouns.colour[doctor]}), keine Krankenschwester, ${money(income)}`,
			one: `Arzt (${nouns.colour[doctor]}), ${nurses} Krankenschwester, ${money(income)}`,
			other: `Arzt (${nouns.colour[doctor]}), ${nurses} Krankenschwestern, ${money(income)}`
		}),
	nurses: ({ nurses }) => (nurses === 0 ? 'ohne Schw.' : `${nurses} Schw.`),
	money: ({ dollars }) => money(dollars),
	cure: ({ income }) => `Ganz geheilt: ${money(income)}`,
	tileToDoctor: 'Das Plättchen kommt unter diesen Arzt.',
	tileToSupply: 'Das Plättchen kommt in den Vorrat.',
	noTile: 'Kein Plättchen wandert.',
	bonus: 'Zuschlag, $',
	otherDoctor: 'Darf dieser Arzt behandeln?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, ruht` : `#${id}, ${nouns.colour[colour]}, infiziert`,
	careColour: 'Noch nicht geheilt; die Farbe ist jetzt',
	protect: ({ price }) => `Ein Plättchen entfernen: ${price} $`,
	removeTile: ({ price }) => `Dieses Plättchen entfernen: ${price} $`,
	nothingToRemove: 'In dieser Klinik liegt kein Plättchen.',
	close: 'Schließen',
	healthyTreated: 'Behandelte gesunde Patienten',
	inRoom: 'In welchem Raum?',
	elsewhere: 'anderswo',
	reportTreated: ({ patients }, talk) =>
		talk.plural(patients, { one: 'Einen Behandelten melden', other: `${patients} Behandelte melden` }),
	healthyDead: 'Gestorbene gesunde Patienten',
	reportDead: ({ patients }, talk) =>
		talk.plural(patients, { one: 'Einen Gestorbenen melden', other: `${patients} Gestorbene melden` }),
	putOn: ({ slot }) => `Plättchen auf Platz ${slotLetter(slot)}`,
	popularityOf: ({ name }) => `Beliebtheit von ${name} am Ende`,
	report: 'Melden',
	noSuchSlot: ({ slots }, talk) =>
		talk.plural(slots, {
			one: `An diesem Tisch hat jede Klinik ${slots} Platz.`,
			other: `An diesem Tisch hat jede Klinik ${slots} Plätze.`
		}),
	noSuchClinic: 'Diese Klinik spielt niemand.',
	nobodyThere: 'Hier steht niemand. Plättchen legst du unten.',
	pickPerson: 'Wähle zuerst jemand Infizierten, dann den Raum.',
	stackInfo: ({ round, tiles }, talk) =>
		talk.plural(tiles, {
			zero: `Für Runde ${round} liegt kein Plättchen bereit.`,
			one: `Für Runde ${round} liegt ${tiles} Plättchen bereit.`,
			other: `Für Runde ${round} liegen ${tiles} Plättchen bereit.`
		}),
	columnInfo: 'Die Spalte habt ihr vor dem Spiel vereinbart: Plättchen pro Person in jeder Runde.',
	columnOurs:
		'Die Zahlen dieser Spalte sind von uns, nicht aus dem Regelheft: trag die deines Plans als Ausgabe ein.',
	boxesInfo: ({ cured, deceased }) =>
		`Geheilt: ${cured}, verstorben: ${deceased}. Mehr Verstorbene als Geheilte verlieren.`,
	spentInfo: ({ spent, price }) => `Hier wurden ${spent} $ für Schutz ausgegeben, ${price} $ je Plättchen.`,
	aid: 'Wer darf diese Person behandeln?',
	aidKind: 'Wer ist es?',
	aidColour: 'Welche Farbe?',
	aidInfected: 'hat ein COVID-19-Plättchen',
	aidAgreed: 'Was euer Tisch vereinbart hat',
	aidNobody: 'Niemand.',
	aidHealthy: 'Für gesunde Patienten gilt das Grundspiel: der einfache Unterschied der Stufen.'
};
