/** Any valid edition: every field stated or left out, small and large. */
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';

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
	const between = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
	const times = <T>(n: number, make: (at: number) => T): T[] =>
		Array.from({ length: n }, (_, at) => make(at));
	const rounds = between(1, 12);
	const facts: Record<string, unknown> = {
		rounds,
		board: Object.fromEntries(
			columns.filter(() => random() < 0.6).map((key) => [key, times(rounds, () => between(1, 6))])
		),
		contagions: [between(0, 4), between(0, 12)],
		total: between(20, 300),
		nurses: times(4, () => times(4, () => (random() < 0.1 ? '-' : String(between(0, 9)))).join('')),
		incomes: times(4, () => between(0, 99)),
		protection: between(0, 99),
		consultation: between(0, 99),
		doctorDeath: between(0, 99),
		strategic: between(0, 999),
		slots: between(1, 12),
		rooms: between(1, 12),
		beds: between(1, 9),
		admits: between(1, 9),
		people: times(between(0, 12), (at) => {
			const like = likes[between(0, 4)] ?? 'nurse';
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
