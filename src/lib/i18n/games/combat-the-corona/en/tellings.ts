import type { Words } from '../words.ts';
import { virus } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	stockRenewed: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'The action stock was empty: the one discarded card is the new one.',
			other: `The action stock was empty: the ${cards} discarded cards are shuffled to be the new one.`
		}),
	nothingDrawn: ({ player }, talk) => `The action stock is empty: ${talk.player(player)} draws no card.`,
	hospitalBuilt: ({ space }) => `A hospital stands on space ${space}: one die more when rolling.`,
	tokenGained: ({ tokens }, talk) =>
		talk.plural(tokens, {
			one: 'The team gains a die token, its first.',
			other: `The team gains a die token and has ${tokens}.`
		}),
	tokensFull: ({ most }) => `No die token is left in the store (${most} in all): none is gained.`,
	bedsGained: ({ beds, now }, talk) =>
		talk.plural(beds, {
			zero: `The chart is full: still ${now} beds.`,
			one: `One bed more: ${now}.`,
			other: `${beds} beds more: ${now}.`
		}),
	sendsGained: ({ count }, talk) =>
		talk.plural(count, {
			one: 'One blue card was cleared: one virus may be sent away.',
			other: `${count} blue cards were cleared: as many viruses may be sent away.`
		}),
	shuffledBack: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'One card is shuffled into the action stock.',
			other: `${cards} cards are shuffled into the action stock.`
		}),
	virusDestroyed: ({ virus: id }, talk) => `${virus(talk)(id)} is destroyed.`,
	virusDamaged: ({ virus: id, life }, talk) => `${virus(talk)(id)} is hurt and has ${life} life left.`,
	bedsLost: ({ lost, now, attack, masks }, talk) =>
		talk.plural(lost, {
			one: `The viruses attack with ${attack}, less ${masks} for masks: one bed is lost, ${now} left.`,
			other: `The viruses attack with ${attack}, less ${masks} for masks: ${lost} beds are lost, ${now} left.`
		}),
	noBedLost: ({ attack, masks }, talk) =>
		talk.plural(masks, {
			zero: `The viruses attack with ${attack}: no bed is lost.`,
			one: `The viruses attack with ${attack}, and one mask holds it off.`,
			other: `The viruses attack with ${attack}, and ${masks} masks hold it off.`
		}),
	placed: ({ viruses, infection }, talk) =>
		`To the table, up to level ${infection} together: ${talk.and(viruses.map(virus(talk)))}.`,
	nonePlaced: ({ infection }) =>
		`Nothing revealed fits the infection level ${infection}: no virus comes to the table.`,
	setAside: ({ viruses }, talk) => `Set aside: ${talk.and(viruses.map(virus(talk)))}.`,
	shieldsBrought: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `A shield comes along; ${shields} on the table.`,
			other: `${count} shields come along; ${shields} on the table.`
		}),
	shieldsFull: ({ most }) => `No shield is left in the store (${most} in all): no more are placed.`,
	shieldsGone: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `A shield goes with its virus; ${shields} left.`,
			other: `${count} shields go with their viruses; ${shields} left.`
		}),
	raised: ({ level }) => `A revealed virus raises the infection to ${level}.`,
	savedAlone: ({ virus: id }, talk) =>
		`${virus(talk)(id)} is saved: it goes from the defeated pile under the deck.`,
	hospitalDestroyed: ({ left }, talk) =>
		talk.plural(left, {
			zero: 'A hospital is destroyed; only the printed one is left.',
			one: 'A hospital is destroyed; one piece is left.',
			other: `A hospital is destroyed; ${left} pieces are left.`
		}),
	wentUnder: ({ virus: id }, talk) => `${virus(talk)(id)} goes under the deck.`,
	risen: ({ level }) => `No virus was placed: the infection rises to ${level}.`,
	gaugeBeds: 'Beds',
	gaugeInfection: 'Infection',
	gaugeViruses: 'Viruses defeated'
};
