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

type CardText = Extract<SheetText, `action.${string}` | `virus.${string}`>;

/** The names of the cards as texts of the sheet. */
export const cardTexts = (names: CardNames): Readonly<Record<CardText, string>> => ({
	'action.wash-hands': names['wash-hands'],
	'action.wear-mask': names['wear-mask'],
	'action.keep-distance': names['keep-distance'],
	'action.cover-cough': names['cover-cough'],
	'action.stay-home': names['stay-home'],
	'action.big-party': names['big-party'],
	'action.false-news': names['false-news'],
	'action.hoard': names.hoard,
	'virus.Patient Zero': names['Patient Zero'],
	'virus.Speck': names.Speck,
	'virus.Spore': names.Spore,
	'virus.Herald': names.Herald,
	'virus.Droplet': names.Droplet,
	'virus.Husk': names.Husk,
	'virus.Leech': names.Leech,
	'virus.Cluster': names.Cluster,
	'virus.Breaker': names.Breaker,
	'virus.Swarm': names.Swarm,
	'virus.Bulwark': names.Bulwark,
	'virus.Surge': names.Surge,
	'virus.Crown': names.Crown,
	'virus.Wave': names.Wave,
	'virus.Storm': names.Storm,
	'virus.Tempest': names.Tempest,
	'virus.Easy': names.Easy,
	'virus.Medium': names.Medium,
	'virus.Difficult': names.Difficult,
	'virus.Epic': names.Epic
});

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
