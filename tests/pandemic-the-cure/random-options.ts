/** What a table may enter in forms of its own, at random: a track, and cards in the place of printed ones. */
import { facts } from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { doubleFaces, powers, singleFaces } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import type { Random } from '../../src/lib/table/record.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, some, times } from '../kit/at-random.ts';
import type { OwnOptions } from '../random-play.ts';

const card = (random: Random): object => ({
	dice: between(random, 1, 8),
	faces: times(6, () => pick(random, [...singleFaces, ...doubleFaces])),
	powers: some(random, powers, 0.3)
});

export const randomOptions: OwnOptions = {
	track: (random) => {
		const dice = times(between(random, 1, 40), () => between(random, 1, 12));
		return { dice, epidemics: dice.flatMap((_, space) => (space > 0 && random() < 0.2 ? [space] : [])) };
	},
	roleCards: (random, sheet) =>
		Object.fromEntries(some(random, facts.factsOf(sheet).roles, 0.5).map(({ id }) => [id, card(random)]))
};
