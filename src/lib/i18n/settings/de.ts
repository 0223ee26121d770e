import type { SettingsWords } from './en.ts';

export const words: SettingsWords = {
	title: 'Einstellungen',
	language: 'Sprache',
	theme: 'Aussehen',
	themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
	awake: 'Bildschirm wach halten, solange eine Partie offen ist',
	textSize: 'Textgröße',
	textSizes: { normal: 'Normal', large: 'Groß', larger: 'Sehr groß' },
	hand: 'Die Hand, die tippt',
	hands: { right: 'Rechts', left: 'Links' },
	rollForMe: 'Keine Würfel zur Hand: Die App bietet an zu würfeln',
	haptics: 'Kurzes Vibrieren bei jedem Zug',
	sounds: 'Leise Töne bei jedem Zug',
	names: 'Gemerkte Namen',
	namesHelp: 'Sie werden beim Start einer Partie angeboten und bleiben auf diesem Gerät.',
	forget: ({ name }) => `${name} vergessen`,
	storage: 'Speicher',
	used: ({ used, granted }) => `Pipsheet belegt ${used} von ${granted}, die der Browser gewährt.`,
	usedUnknown: 'Der Browser sagt nicht, wie viel Platz da ist.',
	persisted: 'Geschützt: Der Browser löscht deine Partien nicht von sich aus.',
	notPersisted: 'Nicht geschützt: Wird der Platz knapp, kann der Browser deine Partien löschen. Sichere sie.',
	protect: 'Um Schutz bitten',
	protectRefused: 'Der Browser hat abgelehnt. Ist die App installiert, stimmt er meistens zu.',
	erase: {
		title: 'Alles löschen',
		text: 'Entfernt alle Partien, Namen, eigenen Ausgaben und Einstellungen von diesem Gerät. Ohne Sicherung kann sie niemand zurückholen.',
		backup: 'Vorher eine Sicherung speichern',
		meant: 'Ich habe eine Sicherung oder brauche keine',
		now: 'Jetzt alles löschen',
		failed:
			'Das Löschen ging nicht. Vielleicht ist noch ein anderer Tab offen: Schließ ihn und versuch es noch einmal.'
	},
	app: 'App',
	installed: 'Pipsheet ist installiert.',
	installHow:
		'Zum Installieren öffne das Menü des Browsers und wähle „Installieren“ oder „Zum Startbildschirm“.',
	tour: 'Kurzer Rundgang',
	history: 'Verlauf und Statistik',
	backup: 'Sicherung',
	selfcheck: 'Selbsttest',
	privacy: 'Datenschutz',
	licences: 'Lizenzen',
	licencesText:
		'Pipsheet ist freie Software. Es enthält die Arbeit anderer, mit ihrer Erlaubnis; die Texte ihrer Lizenzen sind Teil der App.',
	licencesLink: 'Lizenzen lesen',
	privacyText: [
		{
			title: 'Alles bleibt hier',
			text: 'Namen, Partien, Züge und Einstellungen liegen in diesem Browser auf diesem Gerät. Niemand sonst bekommt sie: Es gibt kein Konto und keinen Server, an den sie gehen könnten.'
		},
		{
			title: 'Nichts kommt von woanders',
			text: 'Beim ersten Besuch lädt die App ihre eigenen Dateien von der Adresse, die du geöffnet hast. Danach braucht sie kein Netz. Sie lädt nichts von anderen Firmen, und ihre Sicherheitsregeln verbieten es ihr.'
		},
		{
			title: 'Keine Überwachung, keine Cookies',
			text: 'Niemand zählt Besuche, es werden keine Cookies gesetzt, und nichts meldet, was du tust.'
		},
		{
			title: 'Du entscheidest, was das Gerät verlässt',
			text: 'Eine Partie verlässt dieses Gerät nur, wenn du ihren Code zeigst, ihren Link schickst, sie druckst oder als Datei sicherst. Was du weitergibst, enthält die Namen der Mitspieler.'
		},
		{
			title: 'Kamera',
			text: 'Die Kamera läuft nur, solange du einen Code scannst. Die Bilder werden auf dem Gerät gelesen und sofort verworfen.'
		},
		{
			title: 'Alles löschen',
			text: 'Einzelne Partien löschst du auf der Startseite. Soll alles weg: „Alles löschen“ in den Einstellungen, oder lösche im Browser die Daten dieser Website. Was so gelöscht wurde, kommt ohne Sicherung nicht zurück.'
		}
	],
	check: {
		intro:
			'Was die App auf diesem Gerät vorfindet. Der Bericht enthält keine Namen und nichts von deinen Partien.',
		version: 'Version',
		browser: 'Browser',
		language: 'Sprache',
		offline: 'Läuft ohne Netz',
		offlineYes: ({ cached, expected }) => `Ja: ${cached} von ${expected} Dateien sind auf diesem Gerät`,
		offlinePart: ({ cached, expected }) =>
			`Noch nicht: ${cached} von ${expected} Dateien sind auf diesem Gerät. Bleib kurz online und lade neu.`,
		offlineNo: 'Nein: Dieser Browser oder diese Adresse lässt es nicht zu',
		storage: 'Speicher',
		protection: 'Schutz vor dem Löschen',
		tables: 'Partien',
		tableCount: ({ running, finished }, talk) =>
			`${talk.number(running)} laufende, ${talk.number(finished)} beendete`,
		database: 'Datenbank',
		databaseWorks: 'Ein Testeintrag wurde geschrieben und wieder gelesen',
		databaseFails: ({ message }) => `Geht nicht: ${message}`,
		camera: 'Kamera',
		cameraYes: ({ count }, talk) =>
			talk.plural(count, { one: 'Eine Kamera gefunden', other: `${talk.number(count)} Kameras gefunden` }),
		cameraNo: 'Keine Kamera; Codes lassen sich auch eintippen oder als Link öffnen',
		awake: 'Bildschirm wach halten',
		awakeRefused: 'Möglich, aber gerade verweigert (Energiesparmodus?)',
		yes: 'Ja',
		no: 'Nein',
		unknown: 'Der Browser sagt es nicht',
		checking: 'Wird geprüft …',
		again: 'Noch einmal prüfen',
		copy: 'Bericht kopieren',
		copied: 'Kopiert.',
		copyFailed: 'Kopieren war nicht erlaubt: Markiere den Text unten.'
	}
};
