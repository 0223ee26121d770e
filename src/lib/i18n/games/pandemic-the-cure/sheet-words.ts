/** Texts of the sheet, typed by what each of them is told. Names of things come from the language's own list. */
import type {
	Action,
	Colour,
	Difficulty,
	EventId,
	Power,
	Region,
	RoleId
} from '../../../sheets/pandemic-the-cure/facts.ts';
import type { OwnRatePart } from '../../../sheets/pandemic-the-cure/places.ts';
import type { SheetText } from '../../../sheets/pandemic-the-cure/texts.ts';
import type { Values } from '../../../table/record.ts';
import type { Talk } from '../../talk.ts';
import type { Names, Words } from './words.ts';

/** What the layout tells the texts that need to know something. */
interface Told {
	rateSpace: { space: number };
	ownRate: { part: OwnRatePart };
	ownRatePart: { part: OwnRatePart };
	outbreakSpace: { count: number };
	bagDie: { colour: Colour; nth: number };
	dieFace: { colour: Colour; pips: number };
	roleOf: { player: number };
	samplesOf: { player: number; colour: Colour };
	event: { card: EventId };
	player: { player: number };
	diceCount: { dice: number };
	region: { region: Region };
	colour: { colour: Colour };
	start: { difficulty: Difficulty };
	action: { action: Action | 'biohazard' };
	eventName: { card: EventId };
	eventText: { card: EventId };
	roleName: { role: RoleId };
	power: { power: Power };
}

type Text<K> = K extends keyof Told ? (values: Told[K], talk: Talk) => string : string;

/** Those that every language makes from its names in the same way. */
type FromNames = 'region' | 'colour' | 'start' | 'action' | 'eventName' | 'eventText' | 'roleName' | 'power';

type Own = { readonly [K in Exclude<SheetText, FromNames>]: Text<K> };

/** The layout and its words agree on the values: this is the one place that says so. */
const told = <K extends keyof Told>(text: (values: Told[K], talk: Talk) => string) =>
	text as unknown as (values: Values, talk: Talk) => string;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function sheetWords(names: Names, own: Own): Words['sheet'] {
	return {
		...(own as unknown as Words['sheet']),
		region: told<'region'>(({ region }) => names.regions[region]),
		colour: told<'colour'>(({ colour }) => capital(names.colours[colour])),
		start: told<'start'>(({ difficulty }) => names.difficulties[difficulty]),
		action: told<'action'>(({ action }) => capital(names.actions[action])),
		eventName: told<'eventName'>(({ card }) => names.events[card].name),
		eventText: told<'eventText'>(({ card }) => names.events[card].text),
		roleName: told<'roleName'>(({ role }) => names.roles[role]),
		power: told<'power'>(({ power }) => names.powers[power])
	};
}
