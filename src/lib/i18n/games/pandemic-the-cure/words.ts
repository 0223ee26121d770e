/** What each language has to fill in: the keys and values that this game's words are made of. */
import type { OwnRatePart } from '../../../sheets/pandemic-the-cure/cells.ts';
import type { EffectName } from '../../../sheets/pandemic-the-cure/effects.ts';
import {
	colours,
	doubleFaces,
	infectionFaces,
	isEventId,
	singleFaces,
	type Action,
	type Colour,
	type Difficulty,
	type EventId,
	type InfectionDie,
	type Place,
	type Power,
	type Region
} from '../../../sheets/pandemic-the-cure/pieces.ts';
import type { Given } from '../../../sheets/pandemic-the-cure/facts.ts';
import type { RoleId } from '../../../sheets/pandemic-the-cure/standard.ts';
import type { SheetText } from '../../../sheets/pandemic-the-cure/texts.ts';
import type { Score, Values } from '../../../table/record.ts';
import type { EventMove, From, Spoken, Verb } from '../../../validators/pandemic-the-cure/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/pandemic-the-cure/rulebook.ts';
import type { ScorePart } from '../../../validators/pandemic-the-cure/score.ts';
import type { Sentences } from '../../../validators/pandemic-the-cure/sentences.ts';
import type { Step, Why } from '../../../validators/pandemic-the-cure/state.ts';
import type { Tellings } from '../../../validators/pandemic-the-cure/tells.ts';
import type { DiceWords, GameWords, TextsOf } from '../../game-words.ts';
import type { Language, Talk } from '../../talk.ts';
import type { Labels } from './labels.ts';

export type Option =
	| 'difficulty'
	| 'roles'
	| 'roleCards'
	| 'track'
	| 'start'
	| 'first'
	| 'events'
	| 'infectionDice';

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	Option,
	SheetText,
	ScorePart,
	Spoken,
	SectionId,
	Labels,
	Tellings
>;

export type RuleWords = Readonly<Record<RuleId, string>>;
export type RuleTexts = TextsOf<RuleId, Required<Given>>;

/** How many infection dice there are of each colour: "red 12 and yellow 10". */
export const infectionCounts = (
	{ infectionDice }: Required<Given>,
	{ colours: called }: Pick<Names, 'colours'>,
	talk: Talk
): string =>
	talk.and(colours.map((colour) => `${called[colour]} ${parseInt(infectionDice[colour] ?? '', 10)}`));

/** The fields of an edition, and the further texts of its editor. */
export type EditionText =
	| 'palette'
	| `part.${'dice' | 'track' | 'numbers' | 'roles' | 'events' | 'regions'}`
	| 'regions'
	| 'infectionDice'
	| 'track'
	| 'outbreakLimit'
	| 'setupDice'
	| 'stack'
	| 'cureAt'
	| 'roles'
	| 'events'
	| 'openEvents'
	| 'infectionDiceHelp'
	| 'diceCount'
	| 'dieFace'
	| 'startOf'
	| 'space'
	| 'numbers'
	| 'name'
	| 'cost'
	| 'removeCard'
	| 'addRole'
	| 'newRole'
	| 'theTen'
	| 'addEvent'
	| 'newEvent'
	| 'effectsHelp'
	| 'regionName';

export type EditionWords = Readonly<Record<EditionText, string | ((values: Values, talk: Talk) => string)>>;

/** The letters of the colours on dice and sheets, all different: black is K in English, because B is blue. */
export const letters: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
	en: { red: 'R', yellow: 'Y', blue: 'B', black: 'K' },
	es: { red: 'R', yellow: 'A', blue: 'Z', black: 'N' },
	'pt-BR': { red: 'V', yellow: 'A', blue: 'Z', black: 'P' },
	de: { red: 'R', yellow: 'G', blue: 'B', black: 'S' }
};

/** The names of things, as this language calls them within a sentence. */
export interface Names {
	readonly colours: Readonly<Record<Colour, string>>;
	readonly regions: Readonly<Record<Region, string>>;
	readonly actions: Readonly<Record<Action | 'biohazard', string>>;
	readonly rest: string;
	readonly roles: Readonly<Record<RoleId, string>>;
	readonly powers: Readonly<Record<Power, string>>;
	readonly events: Readonly<Record<EventId, { readonly name: string; readonly text: string }>>;
	/** What an effect does, in a few words that a list can hold. */
	readonly effects: Readonly<Record<EffectName, string>>;
	readonly steps: Readonly<Record<Step, string>>;
	readonly verbs: Readonly<Record<Verb, string>>;
	/** With the article or preposition that a list of places needs. */
	readonly places: Readonly<Record<Exclude<Place, Region>, string>>;
	readonly difficulties: Readonly<Record<Difficulty, string>>;
	readonly why: Readonly<Record<Why, string>>;
	readonly cross: string;
}

/** Short ways to say a thing by its name: that of the table's own edition, where it has one. */
export const speaking = (names: Names) => {
	const region = (at: Region, talk: Talk): string => talk.called(`region.${at}`, names.regions[at]);
	return {
		region,
		event: (card: string, talk: Talk): string =>
			talk.called(`event.${card}`, isEventId(card) ? names.events[card].name : card),
		/** What was filled in and paid when a card was used, in brackets: two uses of it are told apart. */
		filledIn: ({ holder, player, region: at, colour, pay }: EventMove, talk: Talk): string => {
			const said = [
				...(holder === undefined ? [] : [talk.player(holder)]),
				...(player === undefined ? [] : [talk.player(player)]),
				...(at === undefined ? [] : [region(at, talk)]),
				...(colour === undefined ? [] : [names.colours[colour]])
			];
			const paid = pay.map((one) => names.colours[one]);
			const told = [said.join(', '), paid.length > 0 ? `${names.places.cdc}: ${paid.join(', ')}` : ''];
			const brackets = told.filter((part) => part !== '').join('; ');
			return brackets === '' ? '' : ` (${brackets})`;
		},
		role: (role: string, talk: Talk): string =>
			talk.called(`role.${role}`, (names.roles as Readonly<Record<string, string>>)[role] ?? role),
		face: (face: string): string =>
			face === 'rest'
				? names.rest
				: face
						.split('/')
						.map((action) => names.actions[action as Action])
						.join(' / '),
		place: (place: Place, talk: Talk): string =>
			typeof place === 'number' ? region(place, talk) : names.places[place],
		from: (from: From, at: Region, talk: Talk): string =>
			from === 'region' ? region(at, talk) : names.places.centre,
		die: (die: InfectionDie): string => {
			const face = die.slice(-1);
			return `${names.colours[die.slice(0, -1) as Colour]} ${face === '+' ? names.cross : face}`;
		}
	};
};

/** What the dice and their faces are called in the statistics. */
export function diceWords(
	names: Names,
	infection: Readonly<Record<Colour, string>>,
	ofRole: (role: string) => string
): DiceWords {
	const { face } = speaking(names);
	const turned = doubleFaces.map((both) => both.split('/').reverse().join('/'));
	const actions = Object.fromEntries([...singleFaces, ...doubleFaces, ...turned].map((id) => [id, face(id)]));
	const numbers = Object.fromEntries(infectionFaces.map((id) => [id, id === '+' ? names.cross : String(id)]));
	return {
		...Object.fromEntries(
			Object.entries(names.roles).map(([id, role]) => [id, { name: ofRole(role), faces: actions }])
		),
		...Object.fromEntries(
			Object.entries(infection).map(([colour, name]) => [colour, { name, faces: numbers }])
		)
	};
}

/** Why the game ended, or null, and how many diseases are cured. */
export const endingOf = ({ result, scores }: Score): { why: Why | null; cured: number } => ({
	why: (result as { readonly why: Why | null }).why,
	cured: scores[0]?.total ?? 0
});

/** What the layout tells the texts that need to know something. */
interface SheetValues {
	rateSpace: { space: number };
	ownRate: { part: OwnRatePart };
	ownRatePart: { part: OwnRatePart };
	outbreakSpace: { count: number };
	outbreakLegend: { limit: number };
	bagDie: { colour: Colour; nth: number };
	dieFace: { colour: Colour; pips: number };
	roleOf: { player: number };
	samplesOf: { player: number; colour: Colour };
	event: { card: string };
	player: { player: number };
	diceCount: { dice: number };
	region: { region: Region };
	colour: { colour: Colour };
	letter: { colour: Colour };
	start: { difficulties: readonly Difficulty[]; short: boolean };
	action: { action: Action | 'biohazard' };
	eventName: { card: string };
	eventText: { card: EventId };
	roleName: { role: string };
	powers: { powers: readonly Power[] };
}

type Text<K> = K extends keyof SheetValues ? (values: SheetValues[K], talk: Talk) => string : string;

/** Those that every language makes from its names in the same way. */
type FromNames =
	| 'region'
	| 'colour'
	| 'letter'
	| 'start'
	| 'action'
	| 'eventName'
	| 'eventText'
	| 'roleName'
	| 'powers';

type Own = { readonly [K in Exclude<SheetText, FromNames>]: Text<K> };

/** The layout and its words agree on the values: this is the one place that says so. */
const told = <K extends keyof SheetValues>(text: (values: SheetValues[K], talk: Talk) => string) =>
	text as unknown as (values: Values, talk: Talk) => string;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function sheetWords(names: Names, own: Own): Words['sheet'] {
	const { region, event, role } = speaking(names);
	return {
		...(own as unknown as Words['sheet']),
		region: told<'region'>((it, talk) => region(it.region, talk)),
		colour: told<'colour'>(({ colour }) => capital(names.colours[colour])),
		letter: told<'letter'>(({ colour }, talk) => letters[talk.language][colour]),
		start: told<'start'>(({ difficulties, short }) =>
			difficulties
				.map((difficulty) => names.difficulties[difficulty])
				.map((name) => (short ? name.charAt(0) : name))
				.join(' ')
		),
		action: told<'action'>(({ action }) => capital(names.actions[action])),
		eventName: told<'eventName'>(({ card }, talk) => event(card, talk)),
		eventText: told<'eventText'>(({ card }) => names.events[card].text),
		roleName: told<'roleName'>((it, talk) => role(it.role, talk)),
		powers: told<'powers'>(({ powers }) => powers.map((power) => names.powers[power]).join('\n'))
	};
}
