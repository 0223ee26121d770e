/** All that the screen of a verdict needs: words, rules, the message that carries it, and its card. */
import { base } from '$app/paths';
import { loadControls, loadExamples, loadWords, titleOf } from '../../games.ts';
import { common } from '../../i18n/common/index.ts';
import { deskWords } from '../../i18n/desk/index.ts';
import { editionsWords } from '../../i18n/editions/index.ts';
import { share } from '../../i18n/share/index.ts';
import { moveInWords } from '../../i18n/game-words.ts';
import { talkIn, type Language } from '../../i18n/talk.ts';
import { addressFor, linkFor } from '../../share/give.ts';
import { questionMessage, type Question } from '../../share/message.ts';
import { withPrimers } from '../../share/primers.ts';
import { stateOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';
import { toldApart } from '../play/alternatives.ts';
import { rulesAbout, type Judged } from './judged.ts';
import { cardOf } from './verdict-card.ts';

export async function loadVerdict(game: AnyGame, question: Question, found: Judged, language: Language) {
	const [texts, examples, desk, editions, shared, general, primed, controls] = await Promise.all([
		loadWords(game.id, language),
		loadExamples(game.id),
		deskWords[language](),
		editionsWords[language](),
		share[language](),
		common[language](),
		withPrimers(game),
		loadControls(game.id)
	]);
	const { players, sheet } = question.table;
	const talk = talkIn(language, players, game.names?.(sheet));
	const tell = (move: Move): string => moveInWords(texts, game.spoken(stateOf(found.line), move), talk);
	const told: Judged = { ...found, instead: toldApart(found.instead, tell) };
	const bytes = questionMessage(primed, question);
	const address = addressFor(base);
	const about = rulesAbout(game, examples, question.move);
	return {
		texts,
		about,
		others: told.instead,
		words: desk.words,
		share: shared.words,
		common: general.words,
		bytes,
		address,
		OwnDie: controls?.OwnDie ?? null,
		card: cardOf(
			{ game, question, told, rules: about, language, title: titleOf(game.id, language).name },
			{ texts, desk: desk.words, editions: editions.words, common: general.words },
			[linkFor(address, bytes), new URL(`${base}/`, location.href).href]
		)
	};
}
