import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import type { At } from '../kit/at-the-table.ts';
import { rulings, smallStanding, standing } from './lines.ts';

const words = await loadWords(game.id, 'en');

/** What a move set off, in the words of the table. */
function told(here: At, line: string): readonly string[] {
	const talk = talkIn('en', here.setup.players, game.names?.(here.setup.sheet ?? 'standard'));
	return here.told(line).map((say) => inWords(words.tellings ?? {}, say, talk));
}

describe('what a move set off', () => {
	it('a hospital and its token', () => {
		const here = standing({ spaces: ['stay-home', 'stay-home'] }).after('A play stay-home');
		expect(told(here, 'A remove 1 2 3')).toEqual([
			'A hospital stands on space 1: one die more when rolling.',
			'The team gains a die token, its first.'
		]);
	});

	it('an empty stock', () => {
		const dry = standing({ stock: 0, discard: { 'wear-mask': 3 } });
		expect(told(dry, 'A play hoard')).toEqual([
			'The action stock was empty: the 3 discarded cards are shuffled to be the new one.'
		]);
	});

	it('the attack of the viruses, after the beds', () => {
		const here = smallStanding({ viruses: ['H', 'C'] }).after('A play hoard; A roll 1');
		expect(told(here, 'A rest 1')).toEqual([
			'One bed more: 31.',
			'The viruses attack with 5, less 1 for masks: 4 beds are lost, 27 left.'
		]);
	});

	it('placing, shields, a raise and what goes under the deck, in their order', () => {
		const from = { infection: 3, turn: 3, viruses: ['H'], deck: [['T', 'Q', 'A'], '*'] };
		const here = smallStanding(from).after('A play hoard; A roll 1; A rest');
		expect(told(here, 'reveal T Q A')).toEqual([
			'To the table, up to level 3 together: Virus T.',
			'A shield comes along; 1 on the table.',
			'A revealed virus raises the infection to 4.',
			'Set aside: Virus Q and Virus A.'
		]);
	});

	it('a lost hospital, a saved virus and the step of the marker', () => {
		const from = { hospitals: 1, viruses: [], defeated: ['A'], deck: [['K', 'D', 'H'], '*'] };
		const here = smallStanding(from).after('A play hoard; A roll 1 1; A rest');
		expect(told(here, 'reveal K D H')).toEqual([
			'Nothing revealed fits the infection level 1: no virus comes to the table.',
			'Set aside: Virus K, Virus D, and Virus H.',
			'Virus A is saved: it goes from the defeated pile under the deck.',
			'A hospital is destroyed; only the printed one is left.'
		]);
		const aside = here.after('reveal K D H');
		expect(told(aside, 'bottom K D H')).toEqual(['No virus was placed: the infection rises to 2.']);
	});

	it('CTC-R8: a shield that goes with its virus', () => {
		const from = { infection: 3, turn: 3, hospitals: 1, viruses: ['S', 'T'], shields: ['S', 'T'] };
		expect(told(smallStanding(from, rulings('R8b')), 'hospital S')).toEqual([
			'A shield goes with its virus; 1 left.'
		]);
	});

	it('nothing, where nothing follows', () => {
		const here = standing({}).after('A play hoard');
		expect(told(here, 'A roll 3')).toEqual([]);
	});
});
