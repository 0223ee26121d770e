import type { Result, Words } from '../words.ts';

export const parts: Words['parts'] = {
	analysis: 'Casas analisadas',
	spikes: 'Espículas cobertas',
	progress: 'Progresso disponível',
	research: 'Pesquisa',
	testing: 'Testes',
	curve: 'Casas da curva',
	testingGoals: 'Metas nos testes',
	curveGoals: 'Metas na curva'
};

export const outcome: Words['outcome'] = ({ result }, talk) => {
	const { over, reason, winners } = result as Result;
	const names = talk.and(winners.map((by) => talk.player(by)));
	if (reason === 'stop') return 'O jogo foi interrompido; ninguém venceu.';
	if (winners.length === 0) return 'Ninguém terminou a pesquisa ainda.';
	if (!over)
		return talk.plural(winners.length, {
			one: `${names} terminou a pesquisa; falta terminar o turno.`,
			other: `${names} terminaram a pesquisa; falta terminar o turno.`
		});
	return talk.plural(winners.length, {
		one: `${names} derrota o vírus e vence.`,
		other: `${names} derrotam o vírus e vencem em conjunto.`
	});
};
