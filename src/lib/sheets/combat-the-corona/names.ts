/** How cards are called: names of this app's own are words in four languages, others stand as somebody wrote them. */
import { onceAnEdition } from '../kit/edition.ts';
import type { Label } from '../../table/sheet.ts';
import type { Facts } from './facts.ts';
import { words } from './texts.ts';

export type VirusName =
	| 'Patient Zero'
	| 'Speck'
	| 'Spore'
	| 'Herald'
	| 'Droplet'
	| 'Husk'
	| 'Leech'
	| 'Cluster'
	| 'Breaker'
	| 'Swarm'
	| 'Bulwark'
	| 'Surge'
	| 'Crown'
	| 'Wave'
	| 'Storm'
	| 'Tempest'
	| 'Easy'
	| 'Medium'
	| 'Difficult'
	| 'Epic';

export type ActionId =
	| 'wash-hands'
	| 'wear-mask'
	| 'keep-distance'
	| 'cover-cough'
	| 'stay-home'
	| 'big-party'
	| 'false-news'
	| 'hoard';

const virusNames: Readonly<Record<VirusName, true>> = {
	'Patient Zero': true,
	Speck: true,
	Spore: true,
	Herald: true,
	Droplet: true,
	Husk: true,
	Leech: true,
	Cluster: true,
	Breaker: true,
	Swarm: true,
	Bulwark: true,
	Surge: true,
	Crown: true,
	Wave: true,
	Storm: true,
	Tempest: true,
	Easy: true,
	Medium: true,
	Difficult: true,
	Epic: true
};

/** The names that this app gave. */
const actionNames: Readonly<Record<ActionId, string>> = {
	'wash-hands': 'Wash hands',
	'wear-mask': 'Wear a mask',
	'keep-distance': 'Keep your distance',
	'cover-cough': 'Cough into your elbow',
	'stay-home': 'Stay at home',
	'big-party': 'Throw a big party',
	'false-news': 'Spread false news',
	hoard: 'Hoard supplies'
};

interface Named {
	readonly id: string;
	readonly name: string | null;
}

/** The name, when it is one of this app's own. */
export const ourVirus = (name: string | null): VirusName | null =>
	name !== null && Object.hasOwn(virusNames, name) ? (name as VirusName) : null;

/** The kind, when it is one of this app's own under its own name. */
export const ourAction = ({ id, name }: Named): ActionId | null =>
	Object.hasOwn(actionNames, id) && actionNames[id as ActionId] === name ? (id as ActionId) : null;

export function virusLabel({ id, name }: Named): Label {
	const ours = ourVirus(name);
	return ours ? words(`virus.${ours}`) : (name ?? id);
}

export function actionLabel(kind: Named): Label {
	const ours = ourAction(kind);
	return ours ? words(`action.${ours}`) : (kind.name ?? kind.id);
}

/** Kinds of this app have a letter; others the beginning of their name, or of their id. */
export function letterOf(kind: Named): Label {
	const ours = ourAction(kind);
	return ours ? words(`letter.${ours}`) : [...(kind.name ?? kind.id)].slice(0, 2).join('');
}

/** What the words are told of an edition: the name of each card by `virus.ID` and `action.ID`. */
export const cardNames = onceAnEdition(({ viruses, actions }: Facts): Readonly<Record<string, string>> => {
	const named = (kind: string, cards: readonly Named[]) =>
		cards.flatMap(({ id, name }) => (name === null ? [] : [[`${kind}.${id}`, name]]));
	return Object.fromEntries([...named('virus', viruses), ...named('action', actions)]) as Record<
		string,
		string
	>;
});
