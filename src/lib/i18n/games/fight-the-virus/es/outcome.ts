import type { Result, Words } from '../words.ts';

export const parts: Words['parts'] = {
	analysis: 'Casillas analizadas',
	spikes: 'Espículas cubiertas',
	progress: 'Progreso disponible',
	research: 'Investigación',
	testing: 'Pruebas',
	curve: 'Casillas de la curva',
	testingGoals: 'Metas en las pruebas',
	curveGoals: 'Metas en la curva'
};

export const outcome: Words['outcome'] = ({ result }, talk) => {
	const { over, reason, winners } = result as Result;
	const names = talk.and(winners.map((by) => talk.player(by)));
	if (reason === 'stop') return 'La partida se ha parado; no gana nadie.';
	if (winners.length === 0) return 'Nadie ha terminado la investigación todavía.';
	if (!over)
		return talk.plural(winners.length, {
			one: `${names} ha terminado la investigación; falta terminar el turno.`,
			other: `${names} han terminado la investigación; falta terminar el turno.`
		});
	return talk.plural(winners.length, {
		one: `${names} vence al virus y gana.`,
		other: `${names} vencen al virus y comparten la victoria.`
	});
};
