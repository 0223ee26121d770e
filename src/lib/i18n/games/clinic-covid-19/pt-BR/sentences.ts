import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sentences: ClinicWords['sentences'] = {
	over: 'A partida acabou: nada mais é anotado.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} não cabe nesta fase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} já encerrou esta fase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} já pegou fichas nesta rodada.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} não tem mais fichas para colocar.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} já disse que não resta ninguém para infectar.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} não tem mais fichas para pôr em vagas.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} já informou a popularidade final.`,
	kindNeedsModule: ({ who, module }) =>
		`Esta mesa joga sem o módulo ${nouns.module[module]}: não há ninguém assim para infectar (${nouns.kind[who]}).`,
	wardNeedsModule: ({ ward, module }) =>
		`Esta mesa joga sem o módulo ${nouns.module[module]}: não há ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'Esta mesa joga sem o módulo Viciados em trabalho: nenhum médico é um deles.',
	outsideNeedsModule: 'Esta mesa joga sem o módulo Instalações: ninguém está fora da clínica.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} ainda não escolheu Admitir pacientes nesta rodada.`,
	thirdAdmission: ({ by }, talk) => `${talk.player(by)} já usou suas duas fichas de Admitir nesta rodada.`,
	arrivesUnadmitted: ({ by }, talk) =>
		`Ninguém chega antes que ${talk.player(by)} escolha Admitir pacientes nesta rodada.`,
	cleanSlot: ({ slot }) => `A vaga ${slotLetter(slot)} não tem ficha: essa chegada não é anotada.`,
	takesTooMany: ({ tiles, stack }, talk) =>
		talk.plural(stack, {
			one: `Na pilha há só ${stack} ficha, não ${tiles}.`,
			other: `Na pilha há só ${stack} fichas, não ${tiles}.`
		}),
	leavesTooFew: ({ tiles, left, others }, talk) =>
		talk.plural(others, {
			one: `Se você pegar ${tiles}, sobram ${left}, e ${others} jogador ainda precisa de uma ficha.`,
			other: `Se você pegar ${tiles}, sobram ${left}, e ${others} jogadores ainda precisam de uma ficha cada.`
		}),
	leavesTiles: ({ by, stack }, talk) =>
		`${talk.player(by)} pega por último e precisa levar tudo o que resta: ${stack}.`,
	fullInfectsNobody: ({ by }, talk) =>
		`${talk.player(by)} disse que não resta ninguém para infectar: as fichas são passadas adiante.`,
	notFull: ({ by }, talk) =>
		`${talk.player(by)} só passa fichas depois de dizer que não resta ninguém para infectar.`,
	handsToSelf: ({ by }, talk) => `${talk.player(by)} não pode passar fichas para a própria clínica.`,
	handsToFull: ({ to }, talk) => `${talk.player(to)} também não tem mais ninguém para infectar.`,
	handsTooMany: ({ tiles, hand }, talk) =>
		talk.plural(hand, {
			one: `Na mão há só ${hand} ficha, não ${tiles}.`,
			other: `Na mão há só ${hand} fichas, não ${tiles}.`
		}),
	noTileThere: ({ by, person }, talk) =>
		`Na clínica de ${talk.player(by)} ninguém com ficha tem o número ${person}.`,
	noTileOnSlot: ({ slot }) => `A vaga ${slotLetter(slot)} não tem ficha para retirar.`,
	slotStays: ({ slot }) =>
		`Nesta mesa, $20 retiram só fichas de pacientes e médicos, não a da vaga ${slotLetter(slot)}.`,
	staffStays: ({ kind }) =>
		`Nesta mesa, $20 retiram só fichas de pacientes e médicos: a quarentena continua (${nouns.kind[kind]}).`,
	notInfectedHere: ({ by, person }, talk) =>
		`Na clínica de ${talk.player(by)} ninguém infectado tem o número ${person}.`,
	cared: ({ person }) => `O número ${person} já recebeu cuidados nesta rodada.`,
	fresh: ({ person }) =>
		`O número ${person} acabou de se infectar em uma consulta: o movimento já passou e o tratamento espera.`,
	doctorNotThere: ({ person, ward }) =>
		`O número ${person} é um médico infectado e não é tratado ali (${nouns.ward[ward]}).`,
	noOrdinaryConsultation: 'Nesta mesa, uma pessoa infectada não tem consulta comum, só a especial.',
	restingDoctor: ({ doctor, colour }) =>
		`O médico ${doctor} (${nouns.colour[colour]}) foi tratado nesta rodada e não trabalha mais.`,
	infectedDoctor: ({ doctor, colour }) =>
		`O médico ${doctor} (${nouns.colour[colour]}) está infectado e não trata ninguém.`,
	noSuchDoctor: ({ by, doctor }, talk) =>
		`${talk.player(by)} não tem médico com o número ${doctor}: um médico saudável é indicado pela cor.`,
	wrongNurses: ({ doctor, kind, colour, nurses, needed }, talk) =>
		talk.plural(needed, {
			zero: `Para um ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, um médico ${nouns.colour[doctor]} não precisa de enfermeira, e não de ${nurses}.`,
			one: `Para um ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, um médico ${nouns.colour[doctor]} precisa de exatamente ${needed} enfermeira, não ${nurses}.`,
			other: `Para um ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, um médico ${nouns.colour[doctor]} precisa de exatamente ${needed} enfermeiras, não ${nurses}.`
		}),
	roomFull: ({ room, used, coming }) =>
		`Na sala ${room} cabem duas pessoas por rodada: ${used} + ${coming} é demais.`,
	slotTaken: ({ slot }) => `A vaga ${slotLetter(slot)} já tem uma ficha.`,
	immune: 'Médicos viciados em trabalho são imunes.',
	outsideIsSafe: ({ who }) => `Fora da clínica ninguém se infecta (${nouns.kind[who]}).`,
	caredWorse: ({ now, then }) =>
		`Cuidados nunca pioram: de ${nouns.colour[now]} não se passa a ${nouns.colour[then]}.`
};
