import { valuesIn, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	dengueSixes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Dengue: Aus einer 1 oder 2 wurde eine 6.',
			other: `Dengue: Aus ${count} Würfeln mit 1 oder 2 wurden Sechsen.`
		}),
	mutantNoted: ({ face }) => `Der Wurf steht fest: Die Mutante ${face} ist notiert.`,
	mutantLost: ({ by, face }, talk) =>
		`${talk.player(by)} hat kein freies Mutantenkästchen: Die ${face} verfällt.`,
	healthGives: ({ by, resource }, talk) =>
		`Das Gesundheitsfeld bringt ${talk.player(by)}: ${resources[resource]}.`,
	healthResistant: 'Eine Zahl in der Gesundheit bringt Resistente.',
	pairGives: ({ by, pair, resource }, talk) =>
		`Paar ${pair} ist vollständig und bringt ${talk.player(by)}: ${resources[resource]}.`,
	rowGives: ({ by, row, resource, multiplier }, talk) =>
		resource === null
			? `Zeile ${row + 1} von ${talk.player(by)} ist voll: Der Multiplikator ist ×${multiplier}.`
			: `Zeile ${row + 1} von ${talk.player(by)} ist voll und bringt: ${resources[resource]}. Der Multiplikator ist ×${multiplier}.`,
	columnStruck: ({ by, column }, talk) =>
		`In Spalte ${column + 1} von ${talk.player(by)} sind alle infiziert: −10 Punkte.`,
	hospitalGives: ({ by }, talk) =>
		`Ein Krankenhaus von ${talk.player(by)} ist umzingelt und bringt eine freie Probe.`,
	noCircle: ({ by, resource }, talk) =>
		`${talk.player(by)} hat keinen freien Kreis mehr, verfallen: ${resources[resource]}.`,
	formulaBlocked: ({ by }, talk) =>
		`Nach diesem Faktor passt kein Würfel mehr: Die Formel von ${talk.player(by)} endet hier.`,
	halfInfected: ({ by, count }, talk) =>
		talk.plural(count, {
			one: `Eine resistente Person von ${talk.player(by)} ist halb infiziert.`,
			other: `${count} resistente Personen von ${talk.player(by)} sind halb infiziert.`
		}),
	received: ({ by, values, scenario }, talk) =>
		`${scenarios[scenario]}: ${talk.player(by)} erhält ${talk.plural(values.length, { one: 'eine Infektion', other: `${values.length} Infektionen` })} ${valuesIn(values, talk)}.`,
	zoneFull: ({ by }, talk) =>
		`In der Zone von ${talk.player(by)} sind alle infiziert: Weitere Infektionen bleiben ohne Wirkung.`,
	newRound: ({ round, of }) => `Runde ${round} von ${of} beginnt.`,
	lastRound: ({ round }) => `Die letzte Runde, Nummer ${round}, beginnt.`,
	secondTurn: ({ by }, talk) => `Zweiter Zug von ${talk.player(by)}: drei Probenwürfel, kein Mutantenwürfel.`,
	reportsAwaited: 'Der letzte Zug ist vorbei: Es fehlen die Meldungen der anderen Blätter.',
	finalStep: 'Der Schlussschritt beginnt.'
};
