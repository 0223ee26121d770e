import { kindIn, slotLetter, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const sentences: Words['sentences'] = {
	over: 'Die Partie ist vorbei: Es wird nichts mehr eingetragen.',
	otherPhase: ({ verb, phase }) =>
		`${nouns.verb[verb]}: Das passt nicht in diese Phase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} ist mit dieser Phase schon fertig.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} hat in dieser Runde schon Plättchen genommen.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} hat keine Plättchen mehr zu legen.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} hat schon gesagt, dass niemand mehr anzustecken ist.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} muss kein Plättchen mehr auf einen Platz legen.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} hat die Beliebtheit am Ende schon gemeldet.`,
	kindNeedsModule: ({ who, module }, talk) =>
		`Ihr spielt ohne das Modul ${nouns.module[module]}: So jemand ist nicht da (${kindIn(nouns, who, talk)}).`,
	wardNeedsModule: ({ ward, module }) =>
		`Ihr spielt ohne das Modul ${nouns.module[module]}: Das gibt es hier nicht (${nouns.ward[ward]}).`,
	workaholicNeedsModule: 'Ihr spielt ohne das Modul Workaholics: Kein Arzt ist einer.',
	outsideNeedsModule: 'Ihr spielt ohne das Modul Einrichtungen: Niemand ist außerhalb der Klinik.',
	noAdmission: ({ by }, talk) =>
		`${talk.player(by)} hat in dieser Runde noch nicht „Patienten aufnehmen“ gewählt.`,
	tooManyAdmissions: ({ by, admits }, talk) =>
		talk.plural(admits, {
			one: `${talk.player(by)} hat in dieser Runde das einzige Aufnahme-Plättchen schon benutzt.`,
			other: `${talk.player(by)} hat in dieser Runde schon alle ${admits} Aufnahme-Plättchen benutzt.`
		}),
	arrivesUnadmitted: ({ by }, talk) =>
		`Niemand kommt an, bevor ${talk.player(by)} in dieser Runde „Patienten aufnehmen“ gewählt hat.`,
	cleanSlot: ({ slot }) =>
		`Auf Platz ${slotLetter(slot)} liegt kein Plättchen: Diese Ankunft wird nicht eingetragen.`,
	takesTooMany: ({ tiles, stack }, talk) =>
		talk.plural(stack, {
			one: `Auf dem Stapel liegt nur ${stack} Plättchen, nicht ${tiles}.`,
			other: `Auf dem Stapel liegen nur ${stack} Plättchen, nicht ${tiles}.`
		}),
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
	handsTooMany: ({ tiles, hand }, talk) =>
		talk.plural(hand, {
			one: `Auf der Hand ist nur ${hand} Plättchen, nicht ${tiles}.`,
			other: `Auf der Hand sind nur ${hand} Plättchen, nicht ${tiles}.`
		}),
	noTileThere: ({ by, person }, talk) =>
		`In der Klinik von ${talk.player(by)} hat niemand mit Plättchen die Nummer ${person}.`,
	noTileOnSlot: ({ slot }) => `Auf Platz ${slotLetter(slot)} liegt kein Plättchen.`,
	slotStays: ({ slot, price }) =>
		`An diesem Tisch entfernen ${price} $ nur Plättchen unter Patienten und Ärzten, nicht das auf Platz ${slotLetter(slot)}.`,
	staffStays: ({ kind, price }, talk) =>
		`An diesem Tisch entfernen ${price} $ nur Plättchen unter Patienten und Ärzten: Die Quarantäne bleibt (${kindIn(nouns, kind, talk)}).`,
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
	neverTreats: ({ doctor, kind, colour }) =>
		`Infiziert, ${nouns.kind[kind]} (${nouns.colour[colour]}): Ein Arzt (${nouns.colour[doctor]}) behandelt hier nie, mit wie vielen Krankenschwestern auch immer.`,
	roomFull: ({ room, used, coming, beds }, talk) =>
		talk.plural(beds, {
			one: `Raum ${room} hat ${beds} Bett: ${used} + ${coming} Personen sind in einer Runde zu viele.`,
			other: `Raum ${room} hat ${beds} Betten: ${used} + ${coming} Personen sind in einer Runde zu viele.`
		}),
	slotTaken: ({ slot }) => `Auf Platz ${slotLetter(slot)} liegt schon ein Plättchen.`,
	immune: 'Workaholics sind immun.',
	outsideIsSafe: ({ who }, talk) =>
		`Außerhalb der Klinik steckt sich niemand an (${kindIn(nouns, who, talk)}).`,
	caredWorse: ({ now, then }) =>
		`Pflege macht nie kränker: Aus ${nouns.colour[now]} wird nicht ${nouns.colour[then]}.`,
	tooManyTiles: ({ needed, total }) => `Die Stapel brauchen ${needed} Plättchen, es gibt aber nur ${total}.`,
	columnLength: ({ column, numbers, rounds }, talk) =>
		talk.plural(rounds, {
			one: `Die Spalte ${column} hat ${numbers} Zahlen, es gibt aber nur ${rounds} Runde.`,
			other: `Die Spalte ${column} braucht ${rounds} Zahlen, eine für jede Runde, und hat ${numbers}.`
		}),
	noColumnFits: ({ total, least }) =>
		`Keine Spalte ist spielbar: Schon die kleinste braucht ${least} Plättchen, es gibt aber nur ${total}.`,
	sameKind: ({ kind }) => `Zwei Arten von Personen haben den Namen „${kind}“.`,
	tooEarlyToEnd: ({ round, rounds }) =>
		`In Runde ${round} endet die Partie noch nicht: Sie hat ${rounds} Runden.`,
	goesOn: ({ phase }) =>
		`In dieser Phase (${nouns.phase[phase]}) ist nichts mehr zu tun: Sie wäre schon vorbei.`,
	noLastContagion: ({ round }) =>
		`An diesem Tisch gibt es in der letzten Runde (${round}) keine neuen Ansteckungen.`,
	alreadyLost: ({ cured, deceased }) =>
		`Die Partie war verloren, bevor nach der Beliebtheit gefragt wurde: verstorben ${deceased}, geheilt ${cured}.`,
	unreported: ({ by }, talk) =>
		`Die Partie ist nicht verloren, und von ${talk.player(by)} fehlt die Beliebtheit.`,
	wrongTotal: ({ found, total }) => `Zusammen sind es ${found} Plättchen und nicht ${total}.`,
	janitorWithoutModule: 'Ein Hausmeister ist in Quarantäne, aber das Modul Hausmeister ist nicht im Spiel.',
	caredWithoutModule: 'Jemand wurde gepflegt, aber weder Intensivstation noch Transfusionen sind im Spiel.',
	lostWithoutModule: ({ module }) =>
		`Im Kasten der Verstorbenen liegt jemand aus dem Modul ${nouns.module[module]}, das nicht im Spiel ist.`,
	neverAdmitted: ({ by }, talk) => `${talk.player(by)} hat in dieser Runde keine Patienten aufgenommen.`,
	admittedTooOften: ({ by, admitted, admits }, talk) =>
		`${talk.player(by)} hat in dieser Runde ${admitted}-mal aufgenommen, möglich ist es nur ${admits}-mal.`,
	handsBeyondStack: ({ tiles, stack }) =>
		`Auf den Händen sind ${tiles} Plättchen, der Stapel dieser Runde hatte aber nur ${stack}.`,
	moreTilesThanLaid: ({ tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `Es ist ${tiles} Plättchen im Spiel, bisher können aber höchstens ${laid} dazugekommen sein.`,
			other: `Es sind ${tiles} Plättchen im Spiel, bisher können aber höchstens ${laid} dazugekommen sein.`
		}),
	tooFewLeft: ({ left, others }, talk) =>
		talk.plural(others, {
			one: `${others} Person hat noch kein Plättchen genommen, übrig sind ${Math.max(0, left)}.`,
			other: `${others} Personen haben noch kein Plättchen genommen, übrig sind ${Math.max(0, left)}.`
		}),
	moreOnSlots: ({ by, tiles, laid }, talk) =>
		`${talk.player(by)} hat ${tiles} Plättchen auf Plätzen, gelegt wurden bisher aber nur ${laid}.`,
	impossibleColour: ({ person, kind, colour }) =>
		`Nummer ${person} (${nouns.kind[kind]}, ${nouns.colour[colour]}) kann jetzt nicht diese Farbe haben.`,
	lateQuarantine: ({ by, phase }, talk) =>
		`Bei ${talk.player(by)} ist jemand in Quarantäne, die in dieser Phase (${nouns.phase[phase]}) leer ist.`,
	overfullRoom: ({ room, used, beds }, talk) =>
		talk.plural(beds, {
			one: `In Raum ${room} wurden ${used} Personen behandelt, bei ${beds} Bett.`,
			other: `In Raum ${room} wurden ${used} Personen behandelt, bei ${beds} Betten.`
		}),
	boxTooEarly: ({ box }) =>
		box === 'cured'
			? 'So früh in Runde 1 kann noch niemand geheilt sein.'
			: 'So früh in Runde 1 kann noch nichts im Kasten der Verstorbenen liegen.'
};
