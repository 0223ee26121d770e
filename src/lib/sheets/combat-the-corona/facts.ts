/** The cards and pieces of this app's own set. They agree with every figure that the rule book names. */

export type Skill = 'raise' | 'save' | 'destroy';
export type Difficulty = 'beginner' | 'easy' | 'medium' | 'difficult' | 'epic';
/** What a virus is called; the words are in i18n. */
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

/** What a table with decks of its own tells of a virus. */
export interface OwnCard {
	readonly level: number;
	readonly life: number;
	readonly attack: number;
	readonly shield: boolean;
	readonly skills: readonly Skill[];
}

export interface Virus extends OwnCard {
	readonly id: string;
}

export interface VirusCard extends Virus {
	readonly name: VirusName;
	/** `start` is the blue card that lies open; the four difficulties have a red background. */
	readonly group: 'start' | 'normal' | Exclude<Difficulty, 'beginner'>;
}

const virus = (
	id: string,
	name: VirusName,
	group: VirusCard['group'],
	level: number,
	life: number,
	attack: number,
	shield: 'S' | '',
	...skills: readonly Skill[]
): VirusCard => ({ id, name, group, level, life, attack, shield: shield === 'S', skills });

/** id, name, group, level, life, attack, shield, skills */
export const viruses: readonly VirusCard[] = [
	virus('V00', 'Patient Zero', 'start', 1, 3, 1, ''),
	virus('V01', 'Speck', 'normal', 1, 1, 1, ''),
	virus('V02', 'Speck', 'normal', 1, 2, 1, ''),
	virus('V03', 'Speck', 'normal', 1, 2, 1, ''),
	virus('V04', 'Speck', 'normal', 1, 2, 1, ''),
	virus('V05', 'Speck', 'normal', 1, 3, 1, ''),
	virus('V06', 'Spore', 'normal', 1, 3, 1, ''),
	virus('V07', 'Spore', 'normal', 1, 4, 1, ''),
	virus('V08', 'Herald', 'normal', 1, 2, 1, '', 'raise'),
	virus('V09', 'Droplet', 'normal', 2, 3, 1, ''),
	virus('V10', 'Droplet', 'normal', 2, 3, 1, ''),
	virus('V11', 'Droplet', 'normal', 2, 4, 1, ''),
	virus('V12', 'Droplet', 'normal', 2, 2, 2, ''),
	virus('V13', 'Husk', 'normal', 2, 3, 1, 'S'),
	virus('V14', 'Husk', 'normal', 2, 3, 2, 'S'),
	virus('V15', 'Herald', 'normal', 2, 3, 1, '', 'raise'),
	virus('V16', 'Leech', 'normal', 2, 3, 2, '', 'save'),
	virus('V17', 'Cluster', 'normal', 3, 4, 2, ''),
	virus('V18', 'Cluster', 'normal', 3, 4, 2, ''),
	virus('V19', 'Cluster', 'normal', 3, 5, 2, ''),
	virus('V20', 'Cluster', 'normal', 3, 6, 1, ''),
	virus('V21', 'Husk', 'normal', 3, 4, 2, 'S'),
	virus('V22', 'Husk', 'normal', 3, 5, 2, 'S'),
	virus('V23', 'Herald', 'normal', 3, 4, 2, '', 'raise'),
	virus('V24', 'Breaker', 'normal', 3, 4, 2, '', 'destroy'),
	virus('V25', 'Swarm', 'normal', 4, 5, 3, ''),
	virus('V26', 'Swarm', 'normal', 4, 6, 2, ''),
	virus('V27', 'Swarm', 'normal', 4, 6, 3, ''),
	virus('V28', 'Husk', 'normal', 4, 5, 3, 'S'),
	virus('V29', 'Bulwark', 'normal', 4, 5, 2, 'S', 'raise'),
	virus('V30', 'Herald', 'normal', 4, 6, 2, '', 'raise'),
	virus('V31', 'Leech', 'normal', 4, 5, 3, '', 'save'),
	virus('V32', 'Surge', 'normal', 5, 6, 3, ''),
	virus('V33', 'Surge', 'normal', 5, 7, 3, ''),
	virus('V34', 'Surge', 'normal', 5, 7, 4, ''),
	virus('V35', 'Husk', 'normal', 5, 6, 3, 'S'),
	virus('V36', 'Crown', 'normal', 5, 7, 3, '', 'raise', 'save'),
	virus('V37', 'Herald', 'normal', 5, 6, 3, '', 'raise'),
	virus('V38', 'Wave', 'normal', 6, 8, 4, ''),
	virus('V39', 'Wave', 'normal', 6, 9, 4, ''),
	virus('V40', 'Husk', 'normal', 6, 8, 3, 'S'),
	virus('V41', 'Herald', 'normal', 6, 8, 3, '', 'raise'),
	virus('V42', 'Breaker', 'normal', 6, 8, 4, '', 'destroy'),
	virus('V43', 'Storm', 'normal', 7, 10, 5, ''),
	virus('V44', 'Storm', 'normal', 7, 9, 5, ''),
	virus('V45', 'Bulwark', 'normal', 7, 9, 4, 'S', 'raise'),
	virus('V46', 'Crown', 'normal', 7, 9, 4, '', 'raise', 'save'),
	virus('V47', 'Tempest', 'normal', 8, 11, 5, ''),
	virus('V48', 'Bulwark', 'normal', 8, 10, 5, 'S', 'raise'),
	virus('V49', 'Crown', 'normal', 8, 11, 5, '', 'raise', 'save'),
	virus('VE', 'Easy', 'easy', 4, 7, 5, 'S', 'save'),
	virus('VM', 'Medium', 'medium', 5, 10, 6, 'S', 'save'),
	virus('VD', 'Difficult', 'difficult', 6, 10, 6, 'S', 'destroy'),
	virus('VX', 'Epic', 'epic', 7, 12, 7, 'S', 'destroy', 'save')
];

export const skills: readonly Skill[] = ['raise', 'save', 'destroy'];

export const difficulties: readonly Difficulty[] = ['beginner', 'easy', 'medium', 'difficult', 'epic'];

/** The red-background cards that join the deck. */
export const redCards: Readonly<Record<Difficulty, readonly string[]>> = {
	beginner: [],
	easy: ['VE'],
	medium: ['VE', 'VM'],
	difficult: ['VE', 'VM', 'VD'],
	epic: ['VE', 'VM', 'VD', 'VX']
};

export type ActionId =
	| 'wash-hands'
	| 'wear-mask'
	| 'keep-distance'
	| 'cover-cough'
	| 'stay-home'
	| 'big-party'
	| 'false-news'
	| 'hoard';

export interface ActionCard {
	readonly id: ActionId;
	/** Printed on the card, and all that is drawn of it where there is little room. */
	readonly letter: string;
	readonly colour: 'blue' | 'red';
	readonly wild: boolean;
	readonly count: number;
	/** Green-background copies that only the solo mode uses. */
	readonly soloExtra: number;
}

const action = (
	id: ActionId,
	letter: string,
	colour: ActionCard['colour'],
	count: number,
	wild = false,
	soloExtra = 0
): ActionCard => ({ id, letter, colour, wild, count, soloExtra });

export const actions: readonly ActionCard[] = [
	action('wash-hands', 'W', 'blue', 5),
	action('wear-mask', 'M', 'blue', 5),
	action('keep-distance', 'D', 'blue', 5),
	action('cover-cough', 'C', 'blue', 5),
	action('stay-home', 'H', 'blue', 4, true, 2),
	action('big-party', 'P', 'red', 3),
	action('false-news', 'N', 'red', 3),
	action('hoard', 'S', 'red', 3)
];

export const pieces = { hospitals: 4, dieTokens: 5, shieldTokens: 5, markers: 2, dice: 5 } as const;

export const beds = { start: 30, max: 50 } as const;

/** The last level of the chart proper; the step beyond it is the cell 16. */
export const infection = { start: 1, last: 15 } as const;
