import type { Result, Words } from '../words.ts';

export const parts: Words['parts'] = {
	analysis: 'Squares analysed',
	spikes: 'Spikes covered',
	progress: 'Progress available',
	research: 'Research',
	testing: 'Tests',
	curve: 'Squares of the curve',
	testingGoals: 'Goals in testing',
	curveGoals: 'Goals in the curve'
};

export const outcome: Words['outcome'] = ({ result }, talk) => {
	const { over, reason, winners } = result as Result;
	const names = talk.and(winners.map((by) => talk.player(by)));
	if (reason === 'stop') return 'The game was stopped; nobody has won.';
	if (winners.length === 0) return 'Nobody has finished the research yet.';
	if (!over) return `${names} finished the research; the turn is being finished.`;
	return talk.plural(winners.length, {
		one: `${names} beats the virus and wins.`,
		other: `${names} beat the virus and win together.`
	});
};
