import { speaking, type Words } from '../words.ts';
import { inRegion, names, plain, weak } from './sheet.ts';

const { colours } = names;
const { region } = speaking(names);

/** What a move set off, and how the game ended. */
export const tellings: NonNullable<Words['tellings']> = {
	biohazards: ({ count, spared, space, skull }, talk) => {
		if (skull) return 'Eine Biogefahr hat den Ratenmarker auf den Totenkopf gebracht.';
		if (spared && count === 1)
			return 'Die erste Biogefahr dieses Zuges zählt nicht: der Ratenmarker bleibt stehen.';
		return talk.plural(count, {
			one: `Eine Biogefahr hat den Ratenmarker auf Feld ${space} gebracht.`,
			other: `${count} Biogefahren haben den Ratenmarker auf Feld ${space} gebracht.`
		});
	},
	markerForward: ({ space }) => `Der Ratenmarker ist auf Feld ${space} vorgerückt.`,
	markerBack: ({ space }) => `Der Ratenmarker ist auf Feld ${space} zurückgegangen.`,
	epidemicComes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Epidemie: der Marker hat ein Epidemiefeld erreicht.',
			other: `${count} Epidemien: der Marker hat Epidemiefelder erreicht.`
		}),
	arrival: (it, talk) =>
		`${talk.player(it.player)} kommt ${inRegion(it.region, talk)} an, und je ein Würfel kommt ins Behandlungszentrum: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	cured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (Bonus) erreicht ${needed}: die ${plain(colour)} Seuche ist geheilt.`
			: `Die Summe ${sum} erreicht ${needed}: die ${plain(colour)} Seuche ist geheilt.`,
	notCured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (Bonus) ist weniger als ${needed}: die ${weak(colour)} Proben bleiben.`
			: `Die Summe ${sum} ist weniger als ${needed}: die ${weak(colour)} Proben bleiben.`,
	outbreak: (it, talk) => {
		const what = it.chain ? 'Die Kette geht weiter: Ausbruch' : 'Ausbruch';
		const moved = talk.plural(it.moved, {
			zero: 'kein Würfel bewegt sich mehr',
			one: `1 Würfel geht nach ${region(it.to, talk)}`,
			other: `${it.moved} Würfel gehen nach ${region(it.to, talk)}`
		});
		return `${what} ${it.outbreaks}, ${colours[it.colour]} ${inRegion(it.region, talk)}: ${moved}.`;
	},
	prevented: (it, talk) =>
		`Der Ausbruch von ${colours[it.colour]} ${inRegion(it.region, talk)} wurde verhindert.`,
	ended: ({ why, outbreaks }, talk) => {
		if (why === 'all-cured') return 'Alle vier Seuchen sind geheilt: das Team gewinnt.';
		if (why === 'skull') return 'Die Infektionsrate hat den Totenkopf erreicht: das Team verliert.';
		if (why === 'bag') return 'Im Beutel waren zu wenige Würfel: das Team verliert.';
		return talk.plural(outbreaks, {
			one: 'Schon der erste Ausbruch war zu viel: das Team verliert.',
			other: `${outbreaks} Ausbrüche: das Team verliert.`
		});
	},
	gaugeCured: 'Geheilte Seuchen',
	gaugeOutbreaks: 'Ausbrüche',
	gaugeRate: 'Der Ratenmarker auf dem Weg zum Totenkopf',
	gaugeBag: 'Würfel im Beutel'
};
