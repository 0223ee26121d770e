import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−${-dollars} $` : `${dollars} $`);

export const labels: ClinicWords['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }) => nouns.kind[kind],
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }) => `#${id} ${nouns.kind[kind]}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }) => `#${id} ${nouns.kind[kind]}`,
	slot: ({ slot }) => `Platz ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Raum ${room}, kein Bett frei`,
			one: `Raum ${room}, ${free} Bett frei`,
			other: `Raum ${room}, ${free} Betten frei`
		}),
	roundAndPhase: ({ round, phase }) => `Runde ${round} · ${nouns.phase[phase]}`,
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
	waiting: ({ people }, talk) =>
		talk.plural(people, { one: `${people} Infizierter wartet`, other: `${people} Infizierte warten` }),
	owes: ({ tiles }) => `${tiles} Plättchen für Plätze`,
	reports: 'Beliebtheit?',
	reported: ({ points }, talk) => `Beliebtheit ${talk.number(points)}`,
	phaseDone: ({ name }) => `${name} ist fertig`,
	news: 'Das geschah von selbst',
	worse: ({ id, kind, from, to }) =>
		`#${id} ${nouns.kind[kind]}: aus ${nouns.colour[from]} wird ${nouns.colour[to]}`,
	died: ({ id, kind }) =>
		kind === 'doctor' ? `#${id} Arzt stirbt: −5 Beliebtheit` : `#${id} ${nouns.kind[kind]} stirbt`,
	spared: ({ id, kind }) => `#${id} ${nouns.kind[kind]} wurde gepflegt und bleibt gleich`,
	back: ({ id, kind }) => `#${id} ${nouns.kind[kind]} ist aus der Quarantäne zurück`,
	unplaced: ({ tiles }) => `${tiles} Plättchen, die niemand nehmen konnte: Verstorbenen-Kasten`,
	overflow: ({ tiles }) => `kein sauberer Platz: ${tiles} Plättchen in den Verstorbenen-Kasten`,
	admit: ({ count }) => `Patienten aufnehmen (${count} von 2)`,
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
	infectOne: ({ kind, colour }) => `${nouns.kind[kind]}, ${nouns.colour[colour]}`,
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
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `Arzt (${nouns.colour[doctor]}), keine Krankenschwester, ${money(income)}`,
			one: `Arzt (${nouns.colour[doctor]}), ${nurses} Krankenschwester, ${money(income)}`,
			other: `Arzt (${nouns.colour[doctor]}), ${nurses} Krankenschwestern, ${money(income)}`
		}),
	nurses: ({ nurses }) => (nurses === 0 ? 'ohne Schw.' : `${nurses} Schw.`),
	cure: ({ income }) => `Ganz geheilt: ${money(income)}`,
	tileToDoctor: 'Das Plättchen kommt unter diesen Arzt.',
	tileToSupply: 'Das Plättchen kommt in den Vorrat.',
	noTile: 'Kein Plättchen wandert.',
	bonus: 'Zuschlag, $',
	otherDoctor: 'Darf dieser Arzt behandeln?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, ruht` : `#${id}, ${nouns.colour[colour]}, infiziert`,
	careColour: 'Noch nicht geheilt; die Farbe ist jetzt',
	protect: 'Ein Plättchen für 20 $ entfernen',
	removeTile: 'Dieses Plättchen entfernen: 20 $',
	close: 'Schließen',
	healthyTreated: 'Behandelte gesunde Patienten',
	inRoom: 'In welchem Raum?',
	elsewhere: 'anderswo',
	reportTreated: ({ patients }) => `${patients} Behandelte melden`,
	healthyDead: 'Gestorbene gesunde Patienten',
	reportDead: ({ patients }) => `${patients} Gestorbene melden`,
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
	boxesInfo: ({ cured, deceased }) =>
		`Geheilt: ${cured}, verstorben: ${deceased}. Mehr Verstorbene als Geheilte verlieren.`,
	spentInfo: ({ spent }) => `Hier wurden ${spent} $ für Schutz ausgegeben, 20 $ je Plättchen.`,
	aid: 'Wer darf diese Person behandeln?',
	aidKind: 'Wer ist es?',
	aidColour: 'Welche Farbe?',
	aidInfected: 'hat ein COVID-19-Plättchen',
	aidAgreed: 'Was euer Tisch vereinbart hat',
	aidNobody: 'Niemand.',
	aidHealthy: 'Für gesunde Patienten gilt das Grundspiel: der einfache Unterschied der Stufen.'
};
