import type { Result, Words } from '../words.ts';

export const parts: Words['parts'] = {
	analysis: 'Analysierte Felder',
	spikes: 'Gefüllte Stacheln',
	progress: 'Verfügbarer Fortschritt',
	research: 'Forschung',
	testing: 'Tests',
	curve: 'Felder der Kurve',
	testingGoals: 'Ziele bei den Tests',
	curveGoals: 'Ziele in der Kurve'
};

export const outcome: Words['outcome'] = ({ result }, talk) => {
	const { over, reason, winners } = result as Result;
	const names = talk.and(winners.map((by) => talk.player(by)));
	if (reason === 'stop') return 'Das Spiel wurde beendet; niemand hat gewonnen.';
	if (winners.length === 0) return 'Noch niemand hat die Forschung abgeschlossen.';
	if (!over)
		return talk.plural(winners.length, {
			one: `${names} hat die Forschung abgeschlossen; der Zug wird noch beendet.`,
			other: `${names} haben die Forschung abgeschlossen; der Zug wird noch beendet.`
		});
	return talk.plural(winners.length, {
		one: `${names} besiegt das Virus und gewinnt.`,
		other: `${names} besiegen das Virus und gewinnen gemeinsam.`
	});
};
