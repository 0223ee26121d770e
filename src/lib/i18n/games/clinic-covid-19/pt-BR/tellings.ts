import { kindIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const tellings: NonNullable<Words['tellings']> = {
	lostAtOnce: ({ by, kind }, talk) =>
		`${talk.player(by)}: sai do jogo na hora e vai para a caixa dos mortos (${kindIn(nouns, kind, talk)}); a ficha vai para a reserva.`,
	doctorInfected: ({ by, person, colour }, talk) =>
		`${talk.player(by)}: a ficha passa para o médico ${nouns.colour[colour]}, que agora é o número ${person}.`,
	unplaced: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `Não resta ninguém para infectar: ${tiles} ficha de ${talk.player(by)} vai para a caixa dos mortos.`,
			other: `Não resta ninguém para infectar: ${tiles} fichas de ${talk.player(by)} vão para a caixa dos mortos.`
		}),
	overflow: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} não tem vaga limpa: ${tiles} ficha vai para a caixa dos mortos.`,
			other: `${talk.player(by)} não tem vaga limpa: ${tiles} fichas vão para a caixa dos mortos.`
		}),
	supplyEmpty: 'A reserva está vazia: ninguém precisa pôr mais fichas.',
	worse: ({ by, person, kind, from, to }, talk) =>
		`${talk.player(by)}: o número ${person} (${kindIn(nouns, kind, talk)}) não foi tratado e passa de ${nouns.colour[from]} a ${nouns.colour[to]}.`,
	patientDies: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: o número ${person} (${kindIn(nouns, kind, talk)}) era vermelho, não foi tratado e morre.`,
	doctorDies: ({ by, person, kind, popularity }, talk) =>
		`${talk.player(by)}: o número ${person} (${kindIn(nouns, kind, talk)}) era vermelho, não foi tratado e morre: −${popularity} de popularidade.`,
	spared: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: o número ${person} (${kindIn(nouns, kind, talk)}) recebeu cuidados e continua igual.`,
	back: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: o número ${person} (${kindIn(nouns, kind, talk)}) voltou da quarentena.`,
	phase: ({ phase }) => `Todos terminaram. Agora: ${nouns.phase[phase]}.`,
	round: ({ round }) => `Começa a rodada ${round}.`,
	lost: ({ cured, deceased }) => `Mortos: ${deceased}; curados: ${cured}.`,
	won: ({ cured, deceased }) => `Curados: ${cured}; mortos: ${deceased}.`,
	tactical: ({ popularity, target }, talk) =>
		`Popularidade ${talk.number(popularity)} de ${talk.number(target)}.`,
	strategic: ({ popularity, target, plaque }, talk) =>
		`Popularidade ${talk.number(popularity)} de ${talk.number(target)}. Na placa: ${talk.and(plaque.map((by) => talk.player(by)))}.`,
	gaugeCured: 'Curados contra mortos',
	gaugeDeceased: 'Mortos contra curados',
	gaugePopularity: 'Popularidade de todos',
	toll: 'Mortos'
};
