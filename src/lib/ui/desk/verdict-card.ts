/** The words of a verdict, the same on the screen, in the picture and in the PDF. */
import type { CommonWords } from '../../i18n/common/en.ts';
import type { DeskWords } from '../../i18n/desk/en.ts';
import type { EditionsWords } from '../../i18n/editions/en.ts';
import {
	complaintInWords,
	dieInWords,
	inWords,
	labelInWords,
	moveInWords,
	ruleInWords,
	type AnyGameWords
} from '../../i18n/game-words.ts';
import { talkIn, type Language, type Talk } from '../../i18n/talk.ts';
import type { VerdictCard } from '../../print/verdict.ts';
import type { Question } from '../../share/message.ts';
import { sheetOf, statedBy, stateOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';
import type { Label } from '../../table/sheet.ts';
import { RULES } from '../../table/rules.ts';
import { defaultOf } from '../../validators/kit/rulebook.ts';
import { cellsIn, inkIn } from '../sheet/excerpt.ts';
import { overlayOf } from '../sheet/overlay.ts';
import { writtenIn } from '../sheet/tried-numbers.ts';
import { pictured } from './excerpt.ts';
import type { OtherAnswer, Judged } from './judged.ts';
import { toldAnswers } from './told-answers.ts';

interface About {
	readonly game: AnyGame;
	readonly question: Question;
	readonly told: Judged;
	/** The rules about moves of this kind. */
	readonly rules: readonly string[];
	readonly language: Language;
	/** The name of the game. */
	readonly title: string;
}

interface Texts {
	readonly texts: AnyGameWords;
	readonly desk: DeskWords;
	readonly editions: EditionsWords;
	readonly common: CommonWords;
}

/** As many are told in the picture and on paper. */
const EXAMPLES = 3;

/** The first ones that read differently: with equal dice several moves are told alike. */
function firstOf<T>(all: readonly T[], tell: (one: T) => string): readonly string[] {
	const told = new Set<string>();
	for (const one of all) {
		if (told.size === EXAMPLES) break;
		told.add(tell(one));
	}
	return [...told];
}

const nothing: ReadonlySet<string> = new Set();

/** The rulings that the table has chosen otherwise than the app proposes. */
const chosenRulings = ({ game, question }: About): readonly OtherAnswer[] =>
	game.rulings.flatMap((ruling) => {
		const answer = question.table.options?.rulings?.[ruling.id];
		return answer === undefined || answer === defaultOf(ruling) ? [] : [{ ruling: ruling.id, answer }];
	});

/** What the table said because no paper shows it, where it decides something. */
const toldByTable = ({ game, question }: About, { texts, desk }: Texts, talk: Talk): readonly string[] =>
	toldAnswers(game, question.table, question.move.by ?? 0).map(({ asked, answer }) =>
		desk.toldByTable({ asked: inWords(texts.entry, asked, talk), answer: inWords(texts.entry, answer, talk) })
	);

/** How what else is allowed is counted. */
function insteadOf({ verdict, instead, isSameKind }: Judged, desk: DeskWords): DeskWords['alternatives'] {
	if (verdict.legal) return desk.others;
	return isSameKind || instead.length === 0 ? desk.alternatives : desk.otherKinds;
}

export function cardOf(about: About, words: Texts, links: VerdictCard['links']): VerdictCard {
	const { game, question, told, language, title } = about;
	const { texts, desk, editions, common } = words;
	const { table, move } = question;
	const talk = talkIn(language, table.players, game.names?.(table.sheet));
	const sheet = sheetOf(game, told.line.setup);
	const stated = statedBy(game, table.sheet);
	const complaints = told.verdict.legal ? [] : told.verdict.complaints;
	const causes = new Set(complaints.flatMap(({ cells }) => cells));
	const state = stateOf(told.line);
	const picture = pictured(game, sheet, state, move, causes);
	const tell = (one: Move): string => moveInWords(texts, game.spoken(state, one), talk);
	const saidOf = ({ ruling, answer }: OtherAnswer) => {
		const text = texts.rulings[ruling];
		return { ruling, question: text?.question ?? '', answer: text?.answers[answer] ?? answer };
	};
	const { legal } = told.verdict;
	const sentence = tell(move);
	const label = (text: Label): string => labelInWords(texts.sheet, text, talk);
	const [first] = complaints;
	const chosen = chosenRulings(about);
	const dice = game.diceOnTable(state);
	const named = (rule: string): string => `${rule} ${texts.rules[rule]?.title ?? ''}`;
	const over =
		picture &&
		overlayOf(picture.excerpt.area, {
			lit: nothing,
			ghost: legal ? picture.cells : nothing,
			tried: legal ? nothing : picture.cells,
			written: writtenIn(picture.marks, picture.numbers),
			pointed: causes
		});
	return {
		language,
		head: `${title} · ${talk.and([...table.players])}`,
		legal,
		banner: legal ? desk.allowed : desk.notAllowed,
		sentence: first ? complaintInWords(texts, first, talk) : sentence,
		move: sentence,
		dice:
			dice.length === 0
				? null
				: desk.dice({ faces: talk.and(dice.map((die) => dieInWords(texts, die, talk))) }),
		rules: complaints.map(({ rule }) => ({
			id: named(rule),
			text: ruleInWords(texts, rule, stated, talk),
			basis: common.basis[game.rulebook[rule]?.basis ?? 'text']
		})),
		about:
			legal && about.rules.length > 0 ? desk.judgedBy({ rules: talk.and(about.rules.map(named)) }) : null,
		rulings: [
			...told.otherwise.map((other) =>
				legal ? desk.otherAnswerRefuses(saidOf(other)) : desk.otherAnswerAllows(saidOf(other))
			),
			...told.toldOtherwise.map(({ asked, answer }) => {
				const said = { asked: inWords(texts.entry, asked, talk), answer: inWords(texts.entry, answer, talk) };
				return legal ? desk.toldOtherwiseRefuses(said) : desk.toldOtherwiseAllows(said);
			}),
			...(told.otherwise.length === 0 ? [desk.noRulingChanges] : [])
		],
		instead: insteadOf(told, desk)({ count: told.instead.length }, talk),
		examples: firstOf(told.instead, ({ move: other }) => tell(other)),
		foot: [
			desk.rulesVersion({
				edition: table.sheet === 'standard' ? editions.standard : table.sheet.name,
				rules: RULES
			}),
			...toldByTable(about, words, talk),
			...(chosen.length === 0 ? [desk.rulingsAsGiven] : chosen.map((ruling) => desk.rulingOf(saidOf(ruling))))
		],
		judge: desk.judgeYourself,
		links,
		excerpt: picture &&
			over && {
				sheet,
				area: {
					...picture.excerpt.area,
					ink: inkIn(picture.excerpt, label),
					cells: cellsIn(picture.excerpt)
				},
				crop: picture.excerpt.view,
				words: label,
				drawing: {
					marks: picture.marks,
					numbers: picture.numbers,
					tried: over.tried,
					causes: over.causes,
					ghosts: over.ghosts
				},
				alt: sentence
			}
	};
}
