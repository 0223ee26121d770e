/** What has to be put into words for this game, in every language. */
import type {
	Colour,
	Confinement,
	Contagion,
	Kind,
	Module,
	Ward
} from '../../../sheets/clinic-covid-19/facts.ts';
import type { Values } from '../../../table/record.ts';
import type { OptionName } from '../../../validators/clinic-covid-19/agreed.ts';
import type { Result } from '../../../validators/clinic-covid-19/end.ts';
import type { Moves, Verb } from '../../../validators/clinic-covid-19/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/clinic-covid-19/rulebook.ts';
import type { ScorePart } from '../../../validators/clinic-covid-19/score.ts';
import type { Sentences } from '../../../validators/clinic-covid-19/sentences.ts';
import type { Phase } from '../../../validators/clinic-covid-19/state.ts';
import type { GameWords } from '../../game-words.ts';
import type { Labels } from './labels.ts';

export type SheetText =
	| 'title'
	| 'notice'
	| 'board'
	| 'boardShort'
	| 'boardCell'
	| 'contagion'
	| 'confinement'
	| 'spread'
	| 'track'
	| 'trackShort'
	| 'trackCell'
	| 'cured'
	| 'deceased'
	| 'curedShort'
	| 'deceasedShort'
	| 'tallyCell'
	| 'clinicOf'
	| 'slots'
	| 'slotCell'
	| 'admitted'
	| 'admittedCell'
	| 'rooms'
	| 'bedCell'
	| 'people'
	| 'personCell'
	| 'quarantine'
	| 'quarantineCell'
	| 'spent'
	| 'spentCell'
	| 'popularity'
	| 'popularityCell'
	| 'nurseTable'
	| 'withTile'
	| 'doctor'
	| 'income'
	| 'tilesDeck';

export type ClinicWords = GameWords<
	Sentences,
	RuleId,
	RulingId,
	OptionName,
	SheetText,
	ScorePart,
	Moves,
	SectionId,
	Labels
>;

/** The nouns that sentences are made with. */
export interface Nouns {
	readonly colour: Readonly<Record<Colour, string>>;
	readonly kind: Readonly<Record<Kind, string>>;
	readonly ward: Readonly<Record<Ward, string>>;
	readonly module: Readonly<Record<Module, string>>;
	readonly phase: Readonly<Record<Phase, string>>;
	readonly verb: Readonly<Record<Verb, string>>;
	readonly contagion: Readonly<Record<Contagion, string>>;
	readonly confinement: Readonly<Record<Confinement, string>>;
	readonly result: Readonly<Record<Result, string>>;
}

/** Slots are lettered, so that they are never mistaken for the numbered rooms. */
export const slotLetter = (slot: number): string => 'ABCDEF'.charAt(slot);

export const numberIn = (values: Values, key: string): number => {
	const value = values[key];
	return typeof value === 'number' ? value : 0;
};

/** A word chosen by a value of the sheet. */
export const wordIn = (words: Readonly<Record<string, string>>, values: Values, key: string): string => {
	const value = values[key];
	return (typeof value === 'string' ? words[value] : undefined) ?? '';
};
