import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sentences: ClinicWords['sentences'] = {
	over: 'Die Partie ist vorbei: Es wird nichts mehr eingetragen.',
	otherPhase: ({ verb, phase }) =>
		`${nouns.verb[verb]}: Das passt nicht in diese Phase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} ist mit dieser Phase schon fertig.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} hat in dieser Runde schon Plättchen genommen.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} hat keine Plättchen mehr zu legen.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} hat schon gesagt, dass niemand mehr anzustecken ist.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} muss kein Plättchen mehr auf einen Platz legen.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} hat die Beliebtheit am Ende schon gemeldet.`,
	kindNeedsModule: ({ who, module }) =>
		`Ihr spielt ohne das Modul ${nouns.module[module]}: So jemand ist nicht da (${nouns.kind[who]}).`,
	wardNeedsModule: ({ ward, module }) =>
		`Ihr spielt ohne das Modul ${nouns.module[module]}: Das gibt es hier nicht (${nouns.ward[ward]}).`,
	workaholicNeedsModule: 'Ihr spielt ohne das Modul Workaholics: Kein Arzt ist einer.',
	outsideNeedsModule: 'Ihr spielt ohne das Modul Einrichtungen: Niemand ist außerhalb der Klinik.',
	noAdmission: ({ by }, talk) =>
		`${talk.player(by)} hat in dieser Runde noch nicht „Patienten aufnehmen“ gewählt.`,
	thirdAdmission: ({ by }, talk) =>
		`${talk.player(by)} hat in dieser Runde schon beide Aufnahme-Plättchen benutzt.`,
	arrivesUnadmitted: ({ by }, talk) =>
		`Niemand kommt an, bevor ${talk.player(by)} in dieser Runde „Patienten aufnehmen“ gewählt hat.`,
	cleanSlot: ({ slot }) =>
		`Auf Platz ${slotLetter(slot)} liegt kein Plättchen: Diese Ankunft wird nicht eingetragen.`,
	takesTooMany: ({ tiles, stack }) => `Auf dem Stapel liegen nur ${stack} Plättchen, nicht ${tiles}.`,
	leavesTooFew: ({ tiles, left, others }, talk) =>
		talk.plural(others, {
			one: `Nimmst du ${tiles}, bleiben ${left}, aber ${others} Person braucht noch eins.`,
			other: `Nimmst du ${tiles}, bleiben ${left}, aber ${others} Personen brauchen noch je eins.`
		}),
	leavesTiles: ({ by, stack }, talk) =>
		`${talk.player(by)} nimmt als Letztes und muss den Rest nehmen: ${stack}.`,
	fullInfectsNobody: ({ by }, talk) =>
		`${talk.player(by)} hat gesagt, dass niemand mehr anzustecken ist: Die Plättchen werden weitergegeben.`,
	notFull: ({ by }, talk) =>
		`${talk.player(by)} gibt Plättchen erst weiter, wenn in der eigenen Klinik niemand mehr anzustecken ist.`,
	handsToSelf: ({ by }, talk) => `${talk.player(by)} kann nicht an die eigene Klinik weitergeben.`,
	handsToFull: ({ to }, talk) => `Auch bei ${talk.player(to)} ist niemand mehr anzustecken.`,
	handsTooMany: ({ tiles, hand }) => `Auf der Hand sind nur ${hand} Plättchen, nicht ${tiles}.`,
	noTileThere: ({ by, person }, talk) =>
		`In der Klinik von ${talk.player(by)} hat niemand mit Plättchen die Nummer ${person}.`,
	noTileOnSlot: ({ slot }) => `Auf Platz ${slotLetter(slot)} liegt kein Plättchen.`,
	slotStays: ({ slot }) =>
		`An diesem Tisch entfernen 20 $ nur Plättchen unter Patienten und Ärzten, nicht das auf Platz ${slotLetter(slot)}.`,
	staffStays: ({ kind }) =>
		`An diesem Tisch entfernen 20 $ nur Plättchen unter Patienten und Ärzten: Die Quarantäne bleibt (${nouns.kind[kind]}).`,
	notInfectedHere: ({ by, person }, talk) =>
		`In der Klinik von ${talk.player(by)} hat niemand Infiziertes die Nummer ${person}.`,
	cared: ({ person }) => `Nummer ${person} wurde in dieser Runde schon gepflegt.`,
	fresh: ({ person }) =>
		`Nummer ${person} hat sich gerade in einer Sprechstunde angesteckt: Die Bewegung ist vorbei, die Behandlung muss warten.`,
	doctorNotThere: ({ person, ward }) =>
		`Nummer ${person} ist ein infizierter Arzt und wird dort nicht behandelt (${nouns.ward[ward]}).`,
	noOrdinaryConsultation:
		'An diesem Tisch gibt es für Infizierte keine normale Sprechstunde, nur die Sondersprechstunde.',
	restingDoctor: ({ doctor, colour }) =>
		`Arzt ${doctor} (${nouns.colour[colour]}) wurde in dieser Runde behandelt und arbeitet nicht mehr.`,
	infectedDoctor: ({ doctor, colour }) =>
		`Arzt ${doctor} (${nouns.colour[colour]}) ist infiziert und behandelt niemanden.`,
	noSuchDoctor: ({ by, doctor }, talk) =>
		`${talk.player(by)} hat keinen Arzt mit der Nummer ${doctor}: Gesunde Ärzte nennt man nach der Farbe.`,
	wrongNurses: ({ doctor, kind, colour, nurses, needed }, talk) =>
		talk.plural(needed, {
			zero: `Infiziert, ${nouns.kind[kind]} (${nouns.colour[colour]}): Ein Arzt (${nouns.colour[doctor]}) braucht keine Krankenschwester, nicht ${nurses}.`,
			one: `Infiziert, ${nouns.kind[kind]} (${nouns.colour[colour]}): Ein Arzt (${nouns.colour[doctor]}) braucht genau ${needed} Krankenschwester, nicht ${nurses}.`,
			other: `Infiziert, ${nouns.kind[kind]} (${nouns.colour[colour]}): Ein Arzt (${nouns.colour[doctor]}) braucht genau ${needed} Krankenschwestern, nicht ${nurses}.`
		}),
	roomFull: ({ room, used, coming }) =>
		`In Raum ${room} werden höchstens zwei Personen je Runde behandelt: ${used} + ${coming} sind zu viele.`,
	slotTaken: ({ slot }) => `Auf Platz ${slotLetter(slot)} liegt schon ein Plättchen.`,
	immune: 'Workaholics sind immun.',
	outsideIsSafe: ({ who }) => `Außerhalb der Klinik steckt sich niemand an (${nouns.kind[who]}).`,
	caredWorse: ({ now, then }) =>
		`Pflege macht nie kränker: Aus ${nouns.colour[now]} wird nicht ${nouns.colour[then]}.`
};
