/** What no play could work with (document: "Editions"), one rule after the other. */
import type { EditionFault, Say } from '../../table/record.ts';
import type { Facts, Given, InfectionDice } from './facts.ts';
import { colours, difficulties, type Colour, type Difficulty } from './pieces.ts';

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	startMarks: { difficulty: Difficulty; count: number };
	onlyCrosses: { colour: Colour };
	noRoomInSetup: { setupDice: number; room: number };
	roleTwice: { role: string };
	cardTwice: { card: string };
	tooFewCards: { cards: number; openEvents: number };
}
export type EditionRule = 'PTC-ED1' | 'PTC-ED2' | 'PTC-ED3' | 'PTC-ED4' | 'PTC-ED5' | 'PTC-ED6';

function fault<K extends keyof EditionSentences>(
	rule: EditionRule,
	field: keyof Given,
	key: K,
	values: EditionSentences[K]
): EditionFault {
	const say: Say = { key, values };
	return { rule, field, say, cells: [] };
}

/** PTC-ED1 */
const oneStartEach = ({ track }: Facts): EditionFault[] =>
	difficulties
		.filter((difficulty) => track.starts[difficulty].length !== 1)
		.map((difficulty) =>
			fault('PTC-ED1', 'track', 'startMarks', { difficulty, count: track.starts[difficulty].length })
		);

const numbersOn = ({ faces }: InfectionDice): number => new Set(faces.filter((face) => face !== '+')).size;

/** PTC-ED2 */
const aNumberEach = ({ infectionDice }: Facts): EditionFault[] =>
	colours
		.filter((colour) => numbersOn(infectionDice[colour]) === 0)
		.map((colour) => fault('PTC-ED2', 'infectionDice', 'onlyCrosses', { colour }));

/** PTC-ED3 */
function roomForSetup({ infectionDice, setupDice, stack }: Facts): EditionFault[] {
	const room = colours.reduce((sum, colour) => {
		const dice = infectionDice[colour];
		return sum + Math.min(dice.count, stack * numbersOn(dice));
	}, 0);
	return setupDice <= room ? [] : [fault('PTC-ED3', 'setupDice', 'noRoomInSetup', { setupDice, room })];
}

const twice = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at);

/** PTC-ED4 */
function differentRoles({ roles }: Facts): EditionFault[] {
	const same = twice(roles.map(({ id }) => id));
	return same === undefined ? [] : [fault('PTC-ED4', 'roles', 'roleTwice', { role: same })];
}

/** PTC-ED5 */
function differentCards({ events }: Facts): EditionFault[] {
	const same = twice(events.map(({ id }) => id));
	return same === undefined ? [] : [fault('PTC-ED5', 'events', 'cardTwice', { card: same })];
}

/** PTC-ED6 */
const enoughCards = ({ events, openEvents }: Facts): EditionFault[] =>
	events.length >= openEvents
		? []
		: [fault('PTC-ED6', 'events', 'tooFewCards', { cards: events.length, openEvents })];

export const editionRules = [
	oneStartEach,
	aNumberEach,
	roomForSetup,
	differentRoles,
	differentCards,
	enoughCards
];
