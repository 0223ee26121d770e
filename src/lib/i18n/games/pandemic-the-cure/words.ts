/** What each language has to fill in: the keys and values that this game's words are made of. */
import type {
	Action,
	Colour,
	Difficulty,
	EventId,
	InfectionDie,
	Power,
	Region,
	RoleId
} from '../../../sheets/pandemic-the-cure/facts.ts';
import type { SheetText } from '../../../sheets/pandemic-the-cure/texts.ts';
import type { From, MovesByVerb, Place, Verb } from '../../../validators/pandemic-the-cure/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/pandemic-the-cure/rulebook.ts';
import type { Sentences } from '../../../validators/pandemic-the-cure/sentences.ts';
import type { Step, Why } from '../../../validators/pandemic-the-cure/state.ts';
import type { Score } from '../../../table/record.ts';
import type { GameWords } from '../../game-words.ts';
import type { Language } from '../../talk.ts';
import type { Labels } from './labels.ts';

export type Option =
	'difficulty' | 'roles' | 'roleCards' | 'track' | 'start' | 'first' | 'events' | 'infectionDice';

export type Part = 'cured' | 'outbreaks' | 'rate' | 'bag';

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	Option,
	SheetText,
	Part,
	MovesByVerb,
	SectionId,
	Labels
>;

/** The names of things, as this language calls them within a sentence. */
export interface Names {
	readonly colours: Readonly<Record<Colour, string>>;
	readonly regions: Readonly<Record<Region, string>>;
	readonly actions: Readonly<Record<Action | 'biohazard', string>>;
	readonly rest: string;
	readonly roles: Readonly<Record<RoleId, string>>;
	readonly powers: Readonly<Record<Power, string>>;
	readonly events: Readonly<Record<EventId, { readonly name: string; readonly text: string }>>;
	readonly steps: Readonly<Record<Step, string>>;
	readonly verbs: Readonly<Record<Verb, string>>;
	/** With the article or preposition that a list of places needs. */
	readonly places: Readonly<Record<Exclude<Place, Region>, string>>;
	readonly difficulties: Readonly<Record<Difficulty, string>>;
	readonly why: Readonly<Record<Why, string>>;
	readonly cross: string;
}

/** Short ways to say a thing by its name. */
export const speaking = (names: Names) => ({
	face: (face: string): string =>
		face === 'rest'
			? names.rest
			: face
					.split('/')
					.map((action) => names.actions[action as Action])
					.join(' / '),
	place: (place: Place): string => (typeof place === 'number' ? names.regions[place] : names.places[place]),
	from: (from: From, region: Region): string =>
		from === 'region' ? names.regions[region] : names.places.centre,
	die: (die: InfectionDie): string => {
		const face = die.slice(-1);
		return `${names.colours[die.slice(0, -1) as Colour]} ${face === '+' ? names.cross : face}`;
	}
});

/** Why the game ended, or null, and how many diseases are cured. */
export const endingOf = ({ result, scores }: Score): { why: Why | null; cured: number } => ({
	why: (result as { readonly why: Why | null }).why,
	cured: scores[0]?.total ?? 0
});

/** A chance as people read it: 0 % and 100 % only when they are certain. */
export const percent = (language: Language): ((chance: number) => string) => {
	const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
	return (chance) =>
		format.format(chance > 0 && chance < 1 ? Math.min(0.999, Math.max(0.001, chance)) : chance);
};
