/** What can be done at the table, and the shape of it. */
import { actions, skills, viruses, type OwnCard, type Skill } from '../../sheets/combat-the-corona/facts.ts';
import type { Setup } from '../../table/record.ts';
import { integer, list, object, oneOf, text, truth, verbs, type Shape } from '../../table/shape.ts';

export interface Verbs {
	setup: { do: 'setup'; top?: readonly string[]; start?: OwnCard };
	play: { do: 'play'; by: number; card: string };
	skip: { do: 'skip'; by: number };
	remove: { do: 'remove'; by: number; spaces: readonly number[] };
	clear: { do: 'clear'; by: number; reshuffle: boolean };
	send: { do: 'send'; by: number; virus: string };
	roll: { do: 'roll'; by: number; dice: readonly number[]; tokens: number };
	reroll: { do: 'reroll'; by: number; die: number; to: number };
	extra: { do: 'extra'; by: number; die: number };
	shield: { do: 'shield'; by: number; die: number };
	hit: { do: 'hit'; by: number; virus: string; dice: readonly number[] };
	rest: { do: 'rest'; by: number; beds: number };
	reveal: { do: 'reveal'; cards: readonly (string | OwnCard)[] };
	place: { do: 'place'; viruses: readonly string[] };
	save: { do: 'save'; order: readonly string[] };
	destroy: { do: 'destroy'; viruses: readonly string[] };
	bottom: { do: 'bottom'; order: readonly string[] };
	hospital: { do: 'hospital'; viruses: readonly string[] };
}

export type Verb = keyof Verbs;
export type CoronaMove = Verbs[Verb];

/** More dice than this are never named in one move. */
export const MOST_DICE = 30;

const face = integer(1, 6);
const ownCard: Shape<OwnCard> = object({
	level: integer(1, 20),
	life: integer(1, 60),
	attack: integer(0, 30),
	shield: truth,
	skills: list(oneOf<Skill>(...skills), { max: skills.length, unique: true })
});

const ownAction = (card: string): boolean => {
	if (card === 'wild' || card === 'red') return true;
	if (!card.startsWith('blue:')) return false;
	const name = card.slice('blue:'.length);
	const length = [...name].length;
	return length >= 1 && length <= 24 && name.trim() === name && !/\p{Cc}/u.test(name);
};

const ownDeck = (setup: Setup): boolean => setup.options['deck'] === 'own';

export function moveShape(setup: Setup): Shape<CoronaMove> {
	const own = ownDeck(setup);
	const by = integer(0, setup.players.length - 1);
	const id = own
		? text((x) => /^x(0|[1-9]\d{0,4})$/.test(x), 'value')
		: oneOf(...viruses.map((virus) => virus.id));
	const kind = own ? text(ownAction, 'value') : oneOf(...actions.map((action) => action.id));
	const revealed: Shape<readonly (string | OwnCard)[]> = own
		? list(ownCard, { min: 1, max: 3 })
		: list(id, { min: 1, max: 3, unique: true });
	const ids = (max: number) => list(id, { max, unique: true });
	const verb = <const V extends Verb>(name: V) => oneOf(name);
	return verbs<CoronaMove>({
		setup: own ? object({ do: verb('setup'), start: ownCard }) : object({ do: verb('setup'), top: ids(60) }),
		play: object({ do: verb('play'), by, card: kind }),
		skip: object({ do: verb('skip'), by }),
		remove: object({ do: verb('remove'), by, spaces: list(integer(1, 5), { min: 1, max: 5, unique: true }) }),
		clear: object({ do: verb('clear'), by, reshuffle: truth }),
		send: object({ do: verb('send'), by, virus: id }),
		roll: object({
			do: verb('roll'),
			by,
			dice: list(face, { min: 1, max: MOST_DICE }),
			tokens: integer(0, 30)
		}),
		reroll: object({ do: verb('reroll'), by, die: face, to: face }),
		extra: object({ do: verb('extra'), by, die: face }),
		shield: object({ do: verb('shield'), by, die: face }),
		hit: object({ do: verb('hit'), by, virus: id, dice: list(face, { min: 1, max: MOST_DICE }) }),
		rest: object({ do: verb('rest'), by, beds: integer(0, MOST_DICE) }),
		reveal: object({ do: verb('reveal'), cards: revealed }),
		place: object({ do: verb('place'), viruses: ids(3) }),
		save: object({ do: verb('save'), order: ids(3) }),
		destroy: object({ do: verb('destroy'), viruses: ids(60) }),
		bottom: object({ do: verb('bottom'), order: ids(3) }),
		hospital: object({ do: verb('hospital'), viruses: ids(60) })
	});
}
