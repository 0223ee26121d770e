/** Which words this game needs, and how its cards are called. */
import type { Given } from '../../../sheets/combat-the-corona/facts.ts';
import type { OwnCard } from '../../../sheets/combat-the-corona/lines.ts';
import {
	ourAction,
	ourVirus,
	type ActionId,
	type VirusName
} from '../../../sheets/combat-the-corona/names.ts';
import type { SheetText } from '../../../sheets/combat-the-corona/texts.ts';
import type { OptionName } from '../../../validators/combat-the-corona/agreed.ts';
import type { Verbs } from '../../../validators/combat-the-corona/moves.ts';
import type { RuleId, RulingId, SectionId } from '../../../validators/combat-the-corona/rulebook.ts';
import { howItEnded, type ScorePart } from '../../../validators/combat-the-corona/score.ts';
import { blueCard } from '../../../validators/combat-the-corona/shapes.ts';
import type { Sentences } from '../../../validators/combat-the-corona/sentences.ts';
import type { How } from '../../../validators/combat-the-corona/state.ts';
import type { Tellings } from '../../../validators/combat-the-corona/tells.ts';
import type { Score, Values } from '../../../table/record.ts';
import type { GameWords, TextsOf } from '../../game-words.ts';
import type { Talk } from '../../talk.ts';
import type { Labels } from './labels.ts';

export type Words = GameWords<
	Sentences,
	RuleId,
	RulingId,
	OptionName,
	SheetText,
	ScorePart,
	Verbs,
	SectionId,
	Labels,
	Tellings
>;

/** The rules, with the numbers of the edition. */
export type RuleTexts = TextsOf<RuleId, Required<Given>>;

/** Fields of an edition, and what its editor says. */
export type EditionText =
	| 'viruses'
	| 'actions'
	| 'special'
	| 'beds'
	| 'lastLevel'
	| 'hospitals'
	| 'dieTokens'
	| 'shieldTokens'
	| 'id'
	| 'level'
	| 'life'
	| 'attack'
	| 'shield'
	| 'raise'
	| 'save'
	| 'destroy'
	| 'group'
	| 'normal'
	| 'start'
	| 'easy'
	| 'medium'
	| 'difficult'
	| 'epic'
	| 'copies'
	| 'name'
	| 'colour'
	| 'blue'
	| 'red'
	| 'wild'
	| 'cards'
	| 'soloCards'
	| 'bedsStart'
	| 'bedsMost'
	| 'addVirus'
	| 'addAction'
	| 'duplicate'
	| 'remove'
	| 'pasteTitle'
	| 'pasteHelp'
	| 'pasteAdd'
	| 'pasteReplace'
	| 'virusCount'
	| 'actionCount'
	| 'board'
	| 'countOf'
	| 'signs'
	| 'pasteActionsHelp'
	| 'linesRead'
	| 'wrongLine'
	| 'emptyDeck'
	| 'moreWrong'
	| 'wrongPart'
	| 'quickHelp'
	| 'quickAdd'
	| 'readsAs'
	| 'perLevel'
	| 'levelCount'
	| 'twiceAt'
	| 'makeIt';

/** A value that is a list of texts. */
export const listed = (value: Values[string] | undefined): readonly string[] =>
	Array.isArray(value) ? value.map(String) : [];

export type EditionWords = Readonly<Record<EditionText, string | ((values: Values, talk: Talk) => string)>>;

export type VirusNames = Readonly<Record<VirusName, string>>;
export type ActionNames = Readonly<Record<ActionId | 'wild' | 'red', string>>;

type CardText = Extract<SheetText, `action.${string}` | `virus.${string}`>;

/** What stands on cards and tokens where there is little room: all cards differ. */
export type Letters = Readonly<Record<Extract<SheetText, `letter.${string}`>, string>>;

/** The names of the cards as texts of the sheet. */
export const cardTexts = (viruses: VirusNames, actions: ActionNames): Readonly<Record<CardText, string>> => ({
	'action.wash-hands': actions['wash-hands'],
	'action.wear-mask': actions['wear-mask'],
	'action.keep-distance': actions['keep-distance'],
	'action.cover-cough': actions['cover-cough'],
	'action.stay-home': actions['stay-home'],
	'action.big-party': actions['big-party'],
	'action.false-news': actions['false-news'],
	'action.hoard': actions.hoard,
	'virus.Patient Zero': viruses['Patient Zero'],
	'virus.Speck': viruses.Speck,
	'virus.Spore': viruses.Spore,
	'virus.Herald': viruses.Herald,
	'virus.Droplet': viruses.Droplet,
	'virus.Husk': viruses.Husk,
	'virus.Leech': viruses.Leech,
	'virus.Cluster': viruses.Cluster,
	'virus.Breaker': viruses.Breaker,
	'virus.Swarm': viruses.Swarm,
	'virus.Bulwark': viruses.Bulwark,
	'virus.Surge': viruses.Surge,
	'virus.Crown': viruses.Crown,
	'virus.Wave': viruses.Wave,
	'virus.Storm': viruses.Storm,
	'virus.Tempest': viruses.Tempest,
	'virus.Easy': viruses.Easy,
	'virus.Medium': viruses.Medium,
	'virus.Difficult': viruses.Difficult,
	'virus.Epic': viruses.Epic
});

/** "Husk V13", as the edition calls it; a virus without a name has only its number on the sheet: "Virus x7". */
export const virusIn =
	(names: VirusNames, unnamed: string) =>
	(talk: Talk) =>
	(id: string): string => {
		const name = talk.called(`virus.${id}`, '');
		const ours = ourVirus(name);
		return name === '' ? `${unnamed} ${id}` : `${ours ? names[ours] : name} ${id}`;
	};

/** The name that the edition gives, in the language of the table where it is one of ours. */
export const cardIn =
	(names: ActionNames) =>
	(talk: Talk) =>
	(card: string): string => {
		const blue = blueCard.read(card);
		if (blue !== null) return blue;
		const name = talk.called(`action.${card}`, '');
		const ours = ourAction({ id: card, name });
		if (ours) return names[ours];
		if (name === '' && (card === 'wild' || card === 'red')) return names[card];
		return name === '' ? card : name;
	};

/** "4: 6/3 S" as on the card: level, life and attack, S for a shield. */
export const figuresOf = ({ level, life, attack, shield }: OwnCard): string =>
	`${level}: ${life}/${attack}${shield ? ' S' : ''}`;

/** One sentence for each way it can end, and one for a game that goes on. */
export const endingIn =
	(sentences: Readonly<Record<How | 'open', string>>) =>
	(score: Score): string =>
		sentences[howItEnded(score) ?? 'open'];
