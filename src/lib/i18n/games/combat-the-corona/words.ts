/** Which words this game needs, and how its cards are called. */
import {
	viruses,
	type ActionId,
	type OwnCard,
	type VirusName
} from '../../../sheets/combat-the-corona/facts.ts';
import type { SheetText } from '../../../sheets/combat-the-corona/texts.ts';
import type { OptionName } from '../../../validators/combat-the-corona/agreed.ts';
import type { Verbs } from '../../../validators/combat-the-corona/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/combat-the-corona/rulebook.ts';
import { howItEnded, type Part } from '../../../validators/combat-the-corona/score.ts';
import type { Sentences } from '../../../validators/combat-the-corona/sentences.ts';
import type { How } from '../../../validators/combat-the-corona/state.ts';
import type { Score } from '../../../table/record.ts';
import type { GameWords } from '../../game-words.ts';
import type { Labels } from './labels.ts';

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	OptionName,
	SheetText,
	Part,
	Verbs,
	SectionId,
	Labels
>;

export type CardNames = Readonly<Record<VirusName | ActionId | 'wild' | 'red', string>>;

const virusNames: ReadonlyMap<string, VirusName> = new Map(viruses.map(({ id, name }) => [id, name]));

/** "Husk V13"; a virus of the table's own deck has only its number: "x7". */
export const virusIn =
	(names: CardNames) =>
	(id: string): string => {
		const name = virusNames.get(id);
		return name ? `${names[name]} ${id}` : id;
	};

export const cardIn =
	(names: CardNames) =>
	(card: string): string => {
		if (card.startsWith('blue:')) return card.slice('blue:'.length);
		return (names as Readonly<Record<string, string>>)[card] ?? card;
	};

/** "4: 6/3 S" as on the card: level, life and attack, S for a shield. */
export const figuresOf = ({ level, life, attack, shield }: OwnCard): string =>
	`${level}: ${life}/${attack}${shield ? ' S' : ''}`;

/** One sentence for each way it can end, and one for a game that goes on. */
export const endingIn =
	(sentences: Readonly<Record<How | 'open', string>>) =>
	(score: Score): string =>
		sentences[howItEnded(score) ?? 'open'];
