/** Every sentence that games say, in four languages: one of a thing is not told as several, and articles fit. */
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn, type Language } from '../../src/lib/i18n/talk.ts';
import { variantsOf } from '../../src/lib/rulebook/variants.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';
import { randomGame, randomSetup } from '../random-play.ts';

const wrong: Readonly<Record<Language, RegExp>> = {
	en: /(?<![\d+.])\b1 ((?!for)[a-z]+ )?(dice|cards|beds|tokens|shields|viruses|tiles|people|points|fields|squares|columns|rows|boxes|infections|individuals|masks|hospitals|samples|turns|rounds|players|outbreaks|nurses)\b|(?<!\bslot )\ba [aeiou](?!ne|se)\w*|\ban (?!hour)[^aeiou\W]/i,
	es: /(?<![\d+.])\b1 (dados|cartas|camas|fichas|escudos|losetas|personas|puntos|casillas|columnas|filas|infecciones|individuos|mascarillas|hospitales|muestras|turnos|rondas|brotes|enfermeras)\b|(?<!\p{L})(de el|a el)(?![\p{L}\d])/iu,
	'pt-BR':
		/(?<![\d+.])\b1 (dados|cartas|leitos|fichas|escudos|pessoas|pontos|casas|colunas|fileiras|infecções|indivíduos|máscaras|hospitais|amostras|turnos|rodadas|surtos|enfermeiras)\b|(?<!\p{L})(de o|de a|em o|em a|por o)(?![\p{L}\d])/iu,
	de: /(?<![\d+.])\b1 (Würfeln|Karten|Betten|Marken|Schilde|Viren|Personen|Punkte|Felder|Spalten|Zeilen|Infektionen|Masken|Krankenhäuser|Proben|Züge|Runden|Ausbrüche|Krankenschwestern)\b|\b(eine? [a-zäöü]+e Würfel|von dem|in dem|zu dem|zu der)\b/
};
const broken = /undefined|NaN|\[object| {2}|\.\.|[,;:] ?[.,;:]/;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	it.each(languages)('%s', async (language) => {
		const words = await loadWords(id, language);
		const said = new Set<string>();
		for (let seed = 1; seed <= 3; seed++) {
			const random = seeded(seed);
			const { setup, moves, states } = randomGame(game, randomSetup(game, random), random, 90);
			const talk = talkIn(language, setup.players);
			const shape = game.shape.move(setup);
			for (const [at, move] of moves.entries()) {
				const [before, after] = [states[at], states[at + 1]];
				const tell = (one: Move): unknown =>
					said.add(inWords(words.moves, { key: one.do, values: game.spoken(before, one) as never }, talk));
				tell(move);
				for (const say of game.tells?.(before, move, after) ?? [])
					said.add(inWords(words.tellings ?? {}, say, talk));
				for (const other of variantsOf(move, moves, setup.players.length, random))
					if (shape.fits(other))
						for (const { say } of game.check(before, other)) said.add(inWords(words.sentences, say, talk));
			}
		}
		expect(said.size).toBeGreaterThan(60);
		const faults = [...said].filter((one) => wrong[language].test(one) || broken.test(one));
		expect(faults).toEqual([]);
	});

	it.each(languages)(
		'%s: every question of the table is one, and every answer a sentence',
		async (language) => {
			const words = await loadWords(id, language);
			for (const { id: ruling, answers } of game.rulings) {
				const said = words.rulings[ruling];
				expect(said?.question).toMatch(/\?$/);
				for (const answer of answers) expect(said?.answers[answer]).toMatch(/[^.]\.$/);
			}
		}
	);
});
