import { CLOSE, type When } from '../story.ts';
import { within, type Talk } from '../talk.ts';
import type { EndWords } from './en.ts';

const when = ({ round, turn, move }: When): string =>
	round !== null ? `na rodada ${round}` : turn !== null ? `no turno ${turn}` : `com a jogada ${move}`;

/** Several of them, all counted alike. */
const whens = (all: readonly When[], talk: Talk): string => {
	const [first] = all;
	if (first && all.length === 1) return when(first);
	const each = talk.and(all.map(({ round, turn, move }) => String(round ?? turn ?? move)));
	if (first?.round != null) return `nas rodadas ${each}`;
	return first?.turn != null ? `nos turnos ${each}` : `com as jogadas ${each}`;
};

export const end: EndWords = {
	over: 'A partida acabou',
	scoreNow: 'Pontuação se a partida parasse agora',
	finalScore: 'Pontuação final',
	total: 'Total',
	team: 'Equipe',
	playAgain: 'Jogar de novo com as mesmas pessoas',
	lookAtSheets: 'Ver as folhas',
	pointsByPart: 'Pontos por parte',
	howFar: 'Até onde cada um chegou',
	howFarTeam: 'Até onde a equipe chegou',
	lastSheet: 'A última folha',
	howNear: 'Quão perto foi',
	storyBehind: ({ name, points }, talk) =>
		points === null
			? `${name} ficou à frente por um tempo.`
			: talk.plural(points, {
					one: `${name} ficou à frente por um tempo, uma vez por um ponto.`,
					other: `${name} ficou à frente por um tempo, uma vez por ${points} pontos.`
				}),
	storyNeverBehind: ({ name }) => `${name} nunca ficou para trás.`,
	storyTurned: ({ name, when: at, points }, talk) =>
		points === null
			? `${name} assumiu a liderança de vez ${when(at)}.`
			: talk.plural(points, {
					one: `A virada veio ${when(at)}: uma só jogada fez um ponto de diferença.`,
					other: `A virada veio ${when(at)}: uma só jogada fez ${points} pontos de diferença.`
				}),
	storyDecided: ({ part, own, theirs, name }, talk) =>
		`O que decidiu: ${within(part)}, ${talk.number(own)} contra ${talk.number(theirs)} de ${name}.`,
	storySteps: ({ name, when: all }, talk) => `${name}: ${whens(all, talk)}.`,
	storyCourse: ({ kind, name, from, to, of, when: at }, talk) =>
		({
			blow: `O golpe mais duro veio ${when(at)}: ${within(name)}, de ${talk.number(from)} para ${talk.number(to)}.`,
			step: `O maior passo veio ${when(at)}: ${within(name)}, de ${talk.number(from)} para ${talk.number(to)}.`,
			close: `O pior momento veio ${when(at)}: ${within(name)}, ${talk.number(to)} de ${talk.number(of ?? to)}.`
		})[kind],
	storyEventful: ({ when: at, move }) => `O que mais desencadeou aconteceu ${when(at)}: ${move}`,
	storyNear: ({ name, value, of }) =>
		value / of >= CLOSE
			? `Faltou pouco: ${within(name)}, ${value} de ${of}.`
			: `${name} no fim: ${value} de ${of}.`,
	storyRounds: ({ count }, talk) =>
		talk.plural(count, { one: 'Durou uma rodada.', other: `Durou ${count} rodadas.` }),
	storyTurns: ({ count }, talk) =>
		talk.plural(count, { one: 'Durou um turno.', other: `Durou ${count} turnos.` }),
	bestSoFar: ({ name }) => `Recorde pessoal de ${name}`,
	bestBefore: ({ before, month, now }) => `${before} em ${month}, agora ${now}`,
	winsOf: ({ name, won }, talk) => `${name} ${talk.number(won)}`,
	togetherOf: ({ won, played }) => `${won} de ${played} vencidas em equipe`,
	since: ({ game, month }) => `Este grupo em ${game}, desde ${month}`,
	took: ({ minutes }, talk) =>
		talk.plural(minutes, { one: 'Jogada em um minuto', other: `Jogada em ${talk.number(minutes)} minutos` }),
	usually: ({ minutes, count }, talk) =>
		talk.plural(count, {
			one: `na vez anterior, em ${talk.number(minutes)}`,
			other: `a mediana de ${talk.number(count)} partidas anteriores é ${talk.number(minutes)}`
		}),
	when,
	turningPoint: 'O momento decisivo',
	watchIt: 'Ver',
	replay: 'Replay',
	watchAgain: 'Ver de novo',
	ahead: ({ name }) => `Acima da linha: ${name} está na frente`,
	gained: ({ points }, talk) =>
		talk.plural(points, { one: '1 ponto ganho', other: `${points} pontos ganhos` }),
	afterMoves: ({ game, count }, talk) =>
		talk.plural(count, { one: `${game}, após uma jogada`, other: `${game}, após ${count} jogadas` }),
	againTogether: 'Tentar juntos de novo',
	showResult: 'Mostrar o resultado'
};
