/** How an edition writes its cards: a line of text a card, like "A7 4 5/2 S raise x3: Crown". */
import { limits } from './limits.ts';

export type Skill = 'raise' | 'save' | 'destroy';
export type Difficulty = 'beginner' | 'easy' | 'medium' | 'difficult' | 'epic';
/** `start` is the blue card that lies open; the four difficulties have a red background. */
export type Group = 'start' | 'normal' | Exclude<Difficulty, 'beginner'>;

export const skills: readonly Skill[] = ['raise', 'save', 'destroy'];
/** Those that a line names; without one it is `normal`. */
export const groups: readonly Group[] = ['start', 'easy', 'medium', 'difficult', 'epic'];
export const actionColours = ['blue', 'wild', 'red'] as const;

/** What a virus card says. */
export interface OwnCard {
	readonly level: number;
	readonly life: number;
	readonly attack: number;
	readonly shield: boolean;
	readonly skills: readonly Skill[];
}

export interface VirusLine extends OwnCard {
	readonly id: string;
	readonly name: string | null;
	readonly group: Group;
	/** 1 when the line says nothing of copies. */
	readonly copies: number;
}

/** A kind of action cards. */
export interface ActionKind {
	readonly id: string;
	readonly name: string | null;
	readonly colour: 'blue' | 'red';
	readonly wild: boolean;
	readonly count: number;
	/** Further copies that only the solo mode uses. */
	readonly soloExtra: number;
}

/** What stands before the first colon, and the name after it; null when the name is none. */
function partsOf(line: string): { readonly head: string; readonly name: string | null } | null {
	const colon = line.indexOf(':');
	if (colon < 0) return { head: line, name: null };
	const written = line.slice(colon + 1);
	const name = written.trim();
	const length = [...name].length;
	if (length < 1 || length > limits.name || /\p{Cc}/u.test(written)) return null;
	return { head: line.slice(0, colon), name };
}

type Range = readonly [least: number, most: number];

const isNumber = (text: string, [least, most]: Range): boolean =>
	/^(0|[1-9]\d?)$/.test(text) && Number(text) >= least && Number(text) <= most;

const virusId = new RegExp(`^[A-Za-z0-9]{1,${limits.virusId}}$`);
const actionId = new RegExp(`^[A-Za-z0-9-]{1,${limits.actionId}}$`);
const figures = /^([A-Za-z0-9]+) (\d+) (\d+)\/(\d+)((?: [A-Za-z0-9]+)*)$/;

/** "x3"; a single card is not counted. */
const copiesIn = (word: string): string[] => {
	const [, copies = ''] = /^x(.*)$/.exec(word) ?? [];
	return copies !== '1' && isNumber(copies, limits.copies) ? [copies] : [];
};

const among = <T extends string>(words: readonly string[], known: readonly T[]): readonly T[] =>
	words.flatMap((word) => known.filter((one) => one === word));

/** Null when it is no virus line. */
export function readVirusLine(line: string): VirusLine | null {
	const parts = partsOf(line);
	const found = parts && figures.exec(parts.head);
	if (!found) return null;
	const [, id = '', level = '', life = '', attack = '', rest = ''] = found;
	const words = rest.split(' ').slice(1);
	const copies = words.flatMap(copiesIn);
	const group = among(words, groups);
	const shields = words.filter((word) => word === 'S').length;
	const known = shields + copies.length + group.length + among(words, skills).length;
	const once = new Set(words).size === words.length && copies.length <= 1 && group.length <= 1;
	const fit =
		virusId.test(id) &&
		isNumber(level, limits.level) &&
		isNumber(life, limits.life) &&
		isNumber(attack, limits.attack);
	if (known < words.length || !once || !fit) return null;
	return {
		id,
		name: parts.name,
		level: Number(level),
		life: Number(life),
		attack: Number(attack),
		shield: shields > 0,
		skills: among(words, skills),
		group: group[0] ?? 'normal',
		copies: Number(copies[0] ?? 1)
	};
}

/** The parts of a virus line, as far as one can be wrong; `signs` are its words. */
export type VirusPart = 'id' | 'level' | 'life' | 'attack' | 'signs' | 'name';

/** The first part that does not fit; null when it is a virus line. */
export function virusLineFault(line: string): VirusPart | null {
	if (readVirusLine(line)) return null;
	const parts = partsOf(line);
	if (!parts) return 'name';
	const [id = '', level = '', figures = ''] = parts.head.split(' ');
	const [life = '', attack = ''] = figures.split('/');
	if (!virusId.test(id)) return 'id';
	if (!isNumber(level, limits.level)) return 'level';
	if (!isNumber(life, limits.life)) return 'life';
	return isNumber(attack, limits.attack) ? 'signs' : 'attack';
}

const kind = new RegExp(`^([A-Za-z0-9-]+) (\\d+)(?:\\+(\\d+))? (${actionColours.join('|')})$`);

/** Null when it is no action line. */
export function readActionLine(line: string): ActionKind | null {
	const parts = partsOf(line);
	const found = parts && kind.exec(parts.head);
	if (!found) return null;
	const [, id = '', cards = '', solo = '0', colour] = found;
	if (!actionId.test(id) || !isNumber(cards, limits.ofAKind) || !isNumber(solo, limits.ofAKind)) return null;
	return {
		id,
		name: parts.name,
		colour: colour === 'red' ? 'red' : 'blue',
		wild: colour === 'wild',
		count: Number(cards),
		soloExtra: Number(solo)
	};
}

export type ActionPart = 'id' | 'cards' | 'colour' | 'name';

/** The first part that does not fit; null when it is an action line. */
export function actionLineFault(line: string): ActionPart | null {
	if (readActionLine(line)) return null;
	const parts = partsOf(line);
	if (!parts) return 'name';
	const [id = '', cards = ''] = parts.head.split(' ');
	if (!actionId.test(id)) return 'id';
	const [count = '', solo = '0', ...more] = cards.split('+');
	const fit = more.length === 0 && isNumber(count, limits.ofAKind) && isNumber(solo, limits.ofAKind);
	return fit ? 'colour' : 'cards';
}

/** The way back, for editors and for tables copied from elsewhere. */
export function writeVirusLine({
	id,
	level,
	life,
	attack,
	shield,
	skills,
	group,
	copies,
	name
}: VirusLine): string {
	const words = [
		id,
		level,
		`${life}/${attack}`,
		...(shield ? ['S'] : []),
		...skills,
		...(group === 'normal' ? [] : [group]),
		...(copies > 1 ? [`x${copies}`] : [])
	];
	return words.join(' ') + (name ? `: ${name}` : '');
}

export function writeActionLine({ id, count, soloExtra, colour, wild, name }: ActionKind): string {
	const cards = soloExtra > 0 ? `${count}+${soloExtra}` : String(count);
	return `${id} ${cards} ${wild ? 'wild' : colour}${name ? `: ${name}` : ''}`;
}
