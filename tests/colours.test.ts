/** What a colour says can be told by everybody: by full colour vision, without one kind of cone, and on paper. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame, loadWords } from '../src/lib/games.ts';
import { labelInWords } from '../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../src/lib/i18n/talk.ts';
import { loadSample } from '../src/lib/samples.ts';
import { colourOf, inColour, type Colour } from '../src/lib/sheets/kit/tones.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import type { Piece } from '../src/lib/table/record.ts';
import type { Tone } from '../src/lib/table/sheet.ts';
import { boxes } from '../src/lib/ui/home/boxes.ts';
import { apart, everyVision } from './kit/colour-vision.ts';

/** Three times what is just noticed side by side. */
const CLEARLY = 0.06;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colours that a style sheet states for both themes. */
function stated(file: string): ReadonlyMap<string, Readonly<Record<Theme, Colour>>> {
	const found = readFileSync(`src/${file}`, 'utf8').matchAll(
		/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g
	);
	return new Map(
		[...found].map(([, name = '', light = '', dark = '']) => [
			name,
			{ light: colourOf(light), dark: colourOf(dark) }
		])
	);
}
const tokens = stated('styles/tokens.css');
const tones = stated('lib/ui/sheet/tones.css');

/** The least distance over all kinds of colour vision. */
const least = (one: Colour, other: Colour): number =>
	Math.min(...everyVision.map((vision) => apart(one, other, vision)));

function token(name: string, theme: Theme): Colour {
	const colour = tokens.get(name);
	if (!colour) throw new Error(`no token ${name}`);
	return colour[theme];
}

/** Every kind of piece that lies on the sample table at some time. */
async function piecesOf(game: AnyGame): Promise<readonly Piece[]> {
	const sample = await loadSample(game.id);
	if (!sample) throw new Error('no sample');
	const found = new Map<string, Piece>();
	for (const state of replay(game, sample).line.states)
		for (const { marks } of game.pencil(state))
			for (const mark of marks)
				for (const piece of mark.kind === 'pieces' ? mark.pieces : [])
					found.set(JSON.stringify(piece), piece);
	return [...found.values()];
}

describe('the simulation', () => {
	it('shows what it is known to show', () => {
		const [red, green, blue, yellow] = ['#d7191c', '#6e8b00', '#0000ff', '#ffff00'].map(colourOf);
		if (!red || !green || !blue || !yellow) throw new Error('four colours');
		// red and a green of its lightness are told apart by tint alone, which two kinds of vision lack
		expect(apart(red, green, 'full')).toBeGreaterThan(2 * apart(red, green, 'deuteranopia'));
		for (const vision of everyVision) expect(apart(blue, yellow, vision)).toBeGreaterThan(0.3);
		expect(apart(red, red, 'protanopia')).toBe(0);
	});
});

describe.each(gameIds)('%s', (id) => {
	it.each(languages)('no piece is told by its colour alone (%s)', async (language) => {
		const tonesOf = new Map<string, Set<string>>();
		const { sheet } = await loadWords(id, language);
		const talk = talkIn(language, ['Ana', 'Bo']);
		for (const { shape, letter, tone } of await piecesOf(await loadGame(id))) {
			// figures count or number the pieces of a kind
			const kind = `${shape} ${labelInWords(sheet, letter, talk).replace(/\d+/g, '')}`;
			tonesOf.set(kind, (tonesOf.get(kind) ?? new Set()).add(tone));
		}
		expect([...tonesOf].filter(([, all]) => all.size > 1).map(([kind]) => kind)).toEqual([]);
	});

	it('small pieces of one shape are apart in colour too, on the screen and on paper', async () => {
		const pieces = (await piecesOf(await loadGame(id))).filter(({ shape }) => shape !== 'card');
		const paper = inColour('#000000');
		const distances = pieces.flatMap((one) =>
			pieces.flatMap((other) => {
				const [a, b] = [tones.get(`tone-${one.tone}`), tones.get(`tone-${other.tone}`)];
				if (!a || !b || one.shape !== other.shape || one.tone >= other.tone) return [];
				const what = `${one.shape}: ${one.tone} and ${other.tone}`;
				const printed = least(paper.fill(one.tone as Tone), paper.fill(other.tone as Tone));
				return [
					...themes.map((theme) => ({ what, on: theme as string, apart: least(a[theme], b[theme]) })),
					{ what, on: 'paper', apart: printed }
				];
			})
		);
		expect(distances.filter((two) => two.apart <= CLEARLY)).toEqual([]);
	});

	it.each(themes)('danger is not taken for the accent, in the %s theme', async (theme) => {
		const { accent } = (await loadGame(id)).edition.draw('standard');
		expect(least(token('danger', theme), colourOf(accent[theme]))).toBeGreaterThan(CLEARLY);
	});

	it('has an emblem of its own besides its accent', () => {
		const emblems = gameIds.map((game) => boxes.get(game)?.emblem);
		expect(emblems.filter((emblem) => emblem === boxes.get(id)?.emblem)).toHaveLength(1);
	});
});

describe.each(themes)('in the %s theme', (theme) => {
	it.each(['ink', 'soft', 'line', 'pencil', 'paper', 'card'])('danger is not taken for %s', (name) => {
		expect(least(token('danger', theme), token(name, theme))).toBeGreaterThan(CLEARLY);
	});
	it.each(['paper', 'card', 'raised', 'table'])('where the focus is can be seen on %s', (name) => {
		expect(least(token('focus', theme), token(name, theme))).toBeGreaterThan(CLEARLY);
	});
});
