import { kindIn, slotLetter, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const sentences: Words['sentences'] = {
	over: 'A partida acabou: nada mais é anotado.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} não cabe nesta fase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} já encerrou esta fase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} já pegou fichas nesta rodada.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} não tem mais fichas para colocar.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} já disse que não resta ninguém para infectar.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} não tem mais fichas para pôr em vagas.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} já informou a popularidade final.`,
	kindNeedsModule: ({ who, module }, talk) =>
		`Esta mesa joga sem o módulo ${nouns.module[module]}: não há ninguém assim para infectar (${kindIn(nouns, who, talk)}).`,
	wardNeedsModule: ({ ward, module }) =>
		`Esta mesa joga sem o módulo ${nouns.module[module]}: não há ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'Esta mesa joga sem o módulo Viciados em trabalho: nenhum médico é um deles.',
	outsideNeedsModule: 'Esta mesa joga sem o módulo Instalações: ninguém está fora da clínica.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} ainda não escolheu Admitir pacientes nesta rodada.`,
	tooManyAdmissions: ({ by, admits }, talk) =>
		talk.plural(admits, {
			one: `${talk.player(by)} já usou sua única ficha de Admitir nesta rodada.`,
			other: `${talk.player(by)} já usou suas ${admits} fichas de Admitir nesta rodada.`
		}),
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
	slotStays: ({ slot, price }) =>
		`Nesta mesa, $${price} retiram só fichas de pacientes e médicos, não a da vaga ${slotLetter(slot)}.`,
	staffStays: ({ kind, price }, talk) =>
		`Nesta mesa, $${price} retiram só fichas de pacientes e médicos: a quarentena continua (${kindIn(nouns, kind, talk)}).`,
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
	neverTreats: ({ doctor, kind, colour }) =>
		`Um médico ${nouns.colour[doctor]} nunca trata um ${nouns.kind[kind]} ${nouns.colour[colour]} infectado, com quantas enfermeiras for.`,
	roomFull: ({ room, used, coming, beds }, talk) =>
		talk.plural(beds, {
			one: `A sala ${room} tem ${beds} leito: ${used} + ${coming} pessoas são demais em uma rodada.`,
			other: `A sala ${room} tem ${beds} leitos: ${used} + ${coming} pessoas são demais em uma rodada.`
		}),
	slotTaken: ({ slot }) => `A vaga ${slotLetter(slot)} já tem uma ficha.`,
	immune: 'Médicos viciados em trabalho são imunes.',
	outsideIsSafe: ({ who }, talk) => `Fora da clínica ninguém se infecta (${kindIn(nouns, who, talk)}).`,
	caredWorse: ({ now, then }) =>
		`Cuidados nunca pioram: de ${nouns.colour[now]} não se passa a ${nouns.colour[then]}.`,
	tooManyTiles: ({ needed, total }) => `As pilhas precisam de ${needed} fichas, e só há ${total}.`,
	columnLength: ({ column, numbers, rounds }, talk) =>
		talk.plural(rounds, {
			one: `A coluna ${column} tem ${numbers} números, mas só há ${rounds} rodada.`,
			other: `A coluna ${column} precisa de ${rounds} números, um por rodada, e tem ${numbers}.`
		}),
	noColumnFits: ({ total, least }) =>
		`Nenhuma coluna pode ser jogada: a menor precisa de ${least} fichas, e só há ${total}.`,
	sameKind: ({ kind }) => `Há dois tipos de pessoas com o nome “${kind}”.`,
	tooEarlyToEnd: ({ round, rounds }) => `A partida não acaba na rodada ${round}: ela tem ${rounds} rodadas.`,
	goesOn: ({ phase }) => `Nesta fase (${nouns.phase[phase]}) não resta nada a fazer: ela já teria acabado.`,
	noLastContagion: ({ round }) => `Nesta mesa não há novos contágios na última rodada, a ${round}.`,
	alreadyLost: ({ cured, deceased }) =>
		`A partida já estava perdida antes de perguntar pela popularidade: mortos: ${deceased}; curados: ${cured}.`,
	unreported: ({ by }, talk) => `A partida não está perdida, e falta a popularidade de ${talk.player(by)}.`,
	wrongTotal: ({ found, total }) => `Ao todo há ${found} fichas, e não ${total}.`,
	janitorWithoutModule: 'Há um zelador em quarentena, mas o módulo Zeladores não está em jogo.',
	caredWithoutModule: 'Alguém recebeu cuidados, mas nem Terapia intensiva nem Transfusões estão em jogo.',
	lostWithoutModule: ({ module }) =>
		`Na caixa dos mortos há alguém do módulo ${nouns.module[module]}, que não está em jogo.`,
	neverAdmitted: ({ by }, talk) => `${talk.player(by)} não admitiu pacientes nesta rodada.`,
	admittedTooOften: ({ by, admitted, admits }, talk) =>
		`${talk.player(by)} admitiu ${admitted} vezes nesta rodada, e só pode ${admits}.`,
	handsBeyondStack: ({ tiles, stack }) =>
		`Nas mãos há ${tiles} fichas, mas a pilha desta rodada só tinha ${stack}.`,
	moreTilesThanLaid: ({ tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `Há ${tiles} ficha em jogo, mas até agora não podem ter entrado mais de ${laid}.`,
			other: `Há ${tiles} fichas em jogo, mas até agora não podem ter entrado mais de ${laid}.`
		}),
	tooFewLeft: ({ left, others }, talk) =>
		talk.plural(others, {
			one: `${others} pessoa ainda não pegou ficha, e restam ${Math.max(0, left)}.`,
			other: `${others} pessoas ainda não pegaram ficha, e restam ${Math.max(0, left)}.`
		}),
	moreOnSlots: ({ by, tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} tem ${tiles} ficha em vagas, mas até agora só foram postas ${laid}.`,
			other: `${talk.player(by)} tem ${tiles} fichas em vagas, mas até agora só foram postas ${laid}.`
		}),
	impossibleColour: ({ person, kind, colour }) =>
		`O número ${person}, um ${nouns.kind[kind]} ${nouns.colour[colour]}, não pode ter essa cor agora.`,
	lateQuarantine: ({ by, phase }, talk) =>
		`${talk.player(by)} tem alguém em quarentena, que nesta fase (${nouns.phase[phase]}) está vazia.`,
	overfullRoom: ({ room, used, beds }, talk) =>
		talk.plural(beds, {
			one: `Na sala ${room} foram tratadas ${used} pessoas, com ${beds} leito.`,
			other: `Na sala ${room} foram tratadas ${used} pessoas, com ${beds} leitos.`
		}),
	boxTooEarly: ({ box }) =>
		box === 'cured'
			? 'Tão cedo na rodada 1 ninguém pode estar curado.'
			: 'Tão cedo na rodada 1 não pode haver nada na caixa dos mortos.'
};
