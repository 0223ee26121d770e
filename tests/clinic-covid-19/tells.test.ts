/** What a move sets off is told, so that the players do the same with their pieces. */
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import type { At } from '../kit/at-the-table.ts';
import { randomMove } from '../random-play.ts';
import { business, infecting, modules, sharing, small, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

/** "worse 1", one for each thing that the move set off, with whom or how many it is about. */
const told = (at: At, line: string): string[] =>
	at
		.told(line)
		.map(({ key, values }) =>
			[key, values['person'] ?? values['tiles'] ?? values['phase']]
				.filter((one) => one !== undefined)
				.join(' ')
		);

describe('consequences', () => {
	it('CLN-D2 CLN-D3 CLN-D4 administration, person by person', () => {
		const at = business('patient white, doctor red, patient red, nurse, patient orange', { modules });
		const cared = at.after('A care 5 intensive yellow');
		expect(told(cared, 'A ready')).toEqual([
			'worse 1',
			'doctorDies 2',
			'patientDies 3',
			'spared 5',
			'back 4',
			'phase administration'
		]);
	});

	it('CLN-I5 CLN-I11 who is lost at once, and tiles that nobody takes', () => {
		expect(told(infecting(2, { modules }), 'A infect elder')).toEqual(['lostAtOnce']);
		const two = sharing(2).after('A take 1; B take 3; A full');
		expect(told(two, 'B full')).toEqual(['unplaced 1', 'unplaced 3', 'phase business']);
	});

	it('CLN-T9 the doctor who gave a special consultation', () => {
		expect(told(business('patient white'), 'A treat 1 outpatient red')).toEqual(['doctorInfected 2']);
		expect(told(business('patient white', { modules }), 'A treat 1 outpatient red workaholic')).toEqual([]);
	});

	it('CLN-N4 CLN-N5 no clean slot, an empty supply', () => {
		const owing = business('nurse', { contagion: 'high', slots: 1 }).after('A ready; A ready');
		expect(told(owing, 'A contaminate 0')).toEqual(['overflow 1', 'round actions']);
		const from = { round: 2, phase: 'contagion', clinics: [{}, {}], supply: 1 };
		expect(told(table({ from }), 'A contaminate 0')).toEqual(['supplyEmpty', 'round actions']);
	});

	it('CLN-W1 CLN-W2 CLN-W3 the end, for all together', () => {
		const end = (popularity: number | null, deceased: number) =>
			game.ending?.(
				table({
					players: 1,
					options: small,
					from: {
						round: 6,
						phase: 'over',
						clinics: [{ popularity, cured: { others: 3 } }],
						deceased: { patients: deceased }
					}
				}).state
			);
		expect(end(null, 4)).toMatchObject({
			how: 'lost',
			winners: [],
			together: true,
			story: [{ key: 'lost' }],
			gauges: [{ name: { key: 'gaugeCured' }, value: 3, of: 4 }]
		});
		expect(end(39, 1)?.story?.map(({ key }) => key)).toEqual(['tactical', 'won']);
		expect(end(40, 1)).toMatchObject({
			how: 'won',
			winners: [0],
			gauges: [
				{ name: { key: 'gaugeDeceased' }, value: 1, of: 3 },
				{ value: 40, of: 40 }
			]
		});
	});
});

it('all of it has words in four languages, on own editions too', async () => {
	const words = await Promise.all(languages.map((language) => loadWords(game.id, language)));
	for (let seed = 0; seed < 12; seed++) {
		const random = seeded(seed);
		const sheet = { name: 'Ours', facts: randomFacts(random) };
		const setup = { players: ['Ana'], options: { modules }, sheet };
		if (game.misfit?.(setup)) continue;
		let state = game.start(setup);
		for (let n = 0; n < 150; n++) {
			const move = randomMove(game, state, random);
			if (!move) break;
			const next = game.apply(state, move);
			const says = [
				...(game.tells?.(state, move, next) ?? []),
				...(game.over(next) ? (game.ending?.(next).story ?? []) : [])
			];
			languages.forEach((language, at) => {
				const talk = talkIn(language, setup.players, game.names?.(sheet) ?? {});
				for (const say of says)
					expect(inWords(words[at]?.tellings ?? {}, say, talk)).not.toMatch(/undefined|NaN|\[object/);
				expect(words[at]?.moves[move.do]?.(move, talk)).not.toMatch(/undefined|NaN|\[object/);
			});
			state = next;
		}
	}
});
