/** Any valid edition: every field stated or left out, small and large. */
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, some, times } from '../kit/at-random.ts';

const columns = ['low/low', 'low/medium', 'low/high', 'high/low', 'high/medium', 'high/high'] as const;
const names = [
	'surgeon',
	'intern',
	'cook',
	'x',
	'a-1',
	'white',
	'tiles',
	'child',
	'visitor',
	'driver',
	'cared'
];
const likes = ['patient', 'doctor', 'nurse', 'elder', 'pregnant'];

function candidate(random: Random): Facts {
	const rounds = between(random, 1, 12);
	const facts: Record<string, unknown> = {
		rounds,
		board: Object.fromEntries(
			some(random, columns, 0.6).map((key) => [key, times(rounds, () => between(random, 1, 6))])
		),
		contagions: [between(random, 0, 4), between(random, 0, 12)],
		total: between(random, 20, 300),
		nurses: times(4, () => times(4, () => (random() < 0.1 ? '-' : String(between(random, 0, 9)))).join('')),
		incomes: times(4, () => between(random, 0, 99)),
		protection: between(random, 0, 99),
		consultation: between(random, 0, 99),
		doctorDeath: between(random, 0, 99),
		strategic: between(random, 0, 999),
		slots: between(random, 1, 12),
		rooms: between(random, 1, 12),
		beds: between(random, 1, 9),
		admits: between(random, 1, 9),
		people: times(between(random, 0, 12), (at) => {
			const like = pick(random, likes);
			return `${names[at] ?? 'last'} ${like}${random() < 0.5 ? '' : `: Kind ${at}`}`;
		})
	};
	// without a board the standard columns are cut or continued
	return Object.fromEntries(Object.entries(facts).filter(() => random() < 0.7));
}

export function randomFacts(random: Random): Facts {
	for (;;) {
		const facts = candidate(random);
		if (game.edition.faults(facts).length === 0) return facts;
	}
}
