import type { StoreWords } from './en.ts';

export const words: StoreWords = {
	title: 'Sicherung',
	tables: ({ count }, talk) =>
		talk.plural(count, { zero: 'Keine Partien', one: 'Eine Partie', other: `${talk.number(count)} Partien` }),
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'keine Züge', one: 'ein Zug', other: `${talk.number(count)} Züge` }),
	progress: ({ done, of }, talk) => `${talk.number(done)} von ${talk.number(of)}`,
	save: 'Sichern',
	saveHelp: 'Eine Datei, in der alles steht: Namen, Absprachen, Züge und deine Ausgaben. Heb sie gut auf.',
	saveAll: 'Alles als Datei sichern',
	saveThis: 'Diese Partie als Datei sichern',
	nothingToSave: 'Es gibt noch nichts zu sichern.',
	saved: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Partie steht jetzt in der Datei.',
			other: `${talk.number(count)} Partien stehen jetzt in der Datei.`
		}),
	bring: 'Zurückholen',
	bringHelp: 'Wähle eine Sicherung. Du siehst, was darin ist, bevor etwas übernommen wird.',
	choose: 'Datei wählen',
	reading: 'Die Datei wird gelesen …',
	empty: 'In dieser Datei ist nichts.',
	relations: {
		new: 'Hier neu',
		same: 'Schon da',
		longer: 'Weiter als deine',
		older: 'Deine sind weiter',
		different: 'Anders weitergespielt',
		faulty: 'Nicht ganz lesbar'
	},
	relationHelp: {
		new: 'kommen dazu.',
		same: 'bleiben, wie sie sind.',
		longer: 'gehen da weiter, wo deine enden.',
		older: 'enden früher als deine und bleiben unberührt.',
		different: 'begannen wie deine oder tragen ihre Nummer und liefen dann anders.',
		faulty: 'sind fehlerhaft. Von ihnen wird nur etwas übernommen, wenn du es willst.'
	},
	choices: {
		longer: { replace: 'Meine fortsetzen', both: 'Beide behalten', skip: 'Meine so lassen' },
		different: { replace: 'Meine ersetzen', both: 'Beide behalten', skip: 'Meine so lassen' }
	},
	keepParts: 'Die lesbaren Züge als neue Partien übernehmen',
	more: ({ count }, talk) =>
		talk.plural(count, { one: 'und ein weiterer', other: `und ${talk.number(count)} weitere` }),
	bringNow: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nichts zu übernehmen',
			one: 'Eine Partie übernehmen',
			other: `${talk.number(count)} Partien übernehmen`
		}),
	bringing: 'Die Partien werden übernommen …',
	brought: ({ added, replaced, skipped }, talk) =>
		`Dazugekommen: ${talk.number(added)}. Ersetzt: ${talk.number(replaced)}. Ausgelassen: ${talk.number(skipped)}.`,
	stopped: {
		silent: 'Dann hat das Gerät nicht mehr geantwortet. Was gezählt wurde, ist da.',
		full: 'Dann war auf diesem Gerät kein Platz mehr. Was gezählt wurde, ist da.',
		'newer-version': 'Dann hat ein neueres Pipsheet übernommen. Lade neu und wähle die Datei noch einmal.',
		broken: 'Dann konnte der Browser nicht weiterschreiben. Was gezählt wurde, ist da.'
	},
	tooBig: 'Diese Datei ist zu groß, um eine Sicherung von Pipsheet zu sein.',
	newer:
		'Diese Sicherung stammt von einem neueren Pipsheet. Aktualisiere die App und versuch es noch einmal.',
	failed: ({ message }) => `Das hat nicht geklappt: ${message}`,
	check: 'Alle Partien prüfen',
	checkHelp:
		'Liest jede Partie und spielt sie nach den Regeln nach. Beschädigte werden mit dem gezeigt, was zu retten ist.',
	checking: 'Die Partien werden geprüft …',
	allWell: 'Alle Partien sind in Ordnung.',
	damaged: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Partie ist beschädigt. Die anderen sind in Ordnung.',
			other: `${talk.number(count)} Partien sind beschädigt. Die anderen sind in Ordnung.`
		}),
	saveable: ({ count, of }, talk) => `${talk.number(count)} von ${talk.number(of)} Zügen sind zu retten.`,
	notSaveable: 'Kein Zug ist zu retten, aber was in der Datenbank liegt, kannst du als Datei behalten.',
	rescue: 'Was gilt, als neue Partie retten',
	rescued: 'Als neue Partie gerettet.',
	open: 'Öffnen',
	raw: 'Rohdaten als Datei behalten',
	delete: 'Beschädigte Partie löschen',
	deleted: 'Gelöscht.',
	editions: ({ count }, talk) =>
		talk.plural(count, { one: 'Eine Ausgabe', other: `${talk.number(count)} Ausgaben` }),
	editionsAre: {
		new: 'kommt dazu; von deinen wird keine ersetzt.',
		same: 'schon da: bleibt, wie sie ist.',
		faulty: 'nicht lesbar: wird ausgelassen.'
	},
	bringEditions: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Ausgabe übernehmen',
			other: `${talk.number(count)} Ausgaben übernehmen`
		}),
	broughtEditions: ({ count }, talk) => `Ausgaben dazugekommen: ${talk.number(count)}.`,
	savedEditions: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Ausgabe steht jetzt in der Datei.',
			other: `${talk.number(count)} Ausgaben stehen jetzt in der Datei.`
		}),
	unknownGame: 'Unbekanntes Spiel'
};
