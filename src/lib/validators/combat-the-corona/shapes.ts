/** The shapes that moves and positions share: ids, cards, own cards, as far as the edition and the decks allow. */
import { skills, type OwnCard, type Skill } from '../../sheets/combat-the-corona/lines.ts';
import { integer, list, object, oneOf, text, truth, type Shape } from '../../table/shape.ts';
import type { Agreed } from './agreed.ts';

/** What the numbers of an own card can be: the least and the most. */
export const cardNumbers = { level: [1, 20], life: [1, 60], attack: [0, 30] } as const;

export const ownCard: Shape<OwnCard> = object({
	level: integer(...cardNumbers.level),
	life: integer(...cardNumbers.life),
	attack: integer(...cardNumbers.attack),
	shield: truth,
	skills: list(oneOf<Skill>(...skills), { max: skills.length, unique: true })
});

/** A card of which nothing has been told yet. */
export const plainCard: OwnCard = { level: 1, life: 3, attack: 1, shield: false, skills: [] };

/** `x` and a number from 0 to 99999. */
const ownId = /^x(0|[1-9]\d{0,4})$/;
export const numberIn = (id: string): number => Number(id.slice(1));

/** Any virus card of the edition, whatever the difficulty; or a number of the table's own deck. */
export const virusId = ({ own, byId }: Agreed): Shape<string> =>
	text(own ? (id) => ownId.test(id) : (id) => byId.has(id), 'value');

/** How many letters the name of an own blue card has at the most. */
export const LONGEST_NAME = 24;

/** A blue card of an own deck by its name. */
export const blueCard = {
	make: (name: string): string => `blue:${name}`,
	read: (card: string): string | null => (card.startsWith('blue:') ? card.slice('blue:'.length) : null)
};

/** `wild`, `red`, or `blue:` and a name. */
function isOwnAction(card: string): boolean {
	if (card === 'wild' || card === 'red') return true;
	const name = blueCard.read(card);
	if (name === null) return false;
	const length = [...name].length;
	return length >= 1 && length <= LONGEST_NAME && name.trim() === name && !/\p{Cc}/u.test(name);
}

export const actionCard = ({ own, kinds }: Agreed): Shape<string> =>
	text(own ? isOwnAction : (card) => kinds.has(card), 'value');
