import { speaking, type Words } from '../words.ts';
import { forms, inPlace, inRegion, names } from './sheet.ts';

const { colours, steps, verbs } = names;
const { face, die, region, event, role } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) => `Dos dados ${forms[colour].dice} o saco tem ${has}, não ${named}.`,
	noSuchInfectionFace: (it) => `Nenhum dado mostra ${die(it.die)}: a cor não tem essa face.`,
	notOnCard: (it, talk) => `“${face(it.face)}” não está na carta de função de ${talk.player(it.by)}.`,
	setUpFirst: 'Primeiro é preciso preparar a mesa.',
	alreadySetUp: 'A mesa já está preparada.',
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Um dado mostra uma cruz: rolem de novo.',
			other: `${dice} dados mostram uma cruz: rolem de novo.`
		}),
	sameEventTwice: ({ card }, talk) => `${event(card, talk)} não pode estar aberta duas vezes.`,
	notYourTurn: ({ by, current }, talk) => `É o turno de ${talk.player(current)}, não de ${talk.player(by)}.`,
	wrongStep: ({ verb, step }) => `Não é hora de ${verbs[verb]}: o passo é “${steps[step]}”.`,
	nothingToReveal: 'Nenhuma carta de evento precisa ser revelada agora.',
	rollFirst: 'Role primeiro: isso não pode ser pulado.',
	infectLast: 'Infecte primeiro: isso não pode ser pulado.',
	stepIsOver: ({ step, now }) => `Os passos só avançam: “${steps[step]}” não vem depois de “${steps[now]}”.`,
	rollAll: ({ toRoll, named }, talk) =>
		talk.plural(toRoll, {
			one: `Rola-se exatamente 1 dado, não ${named}.`,
			other: `Rolam-se juntos os ${toRoll} dados disponíveis, não ${named}.`
		}),
	biohazardStays: 'Um risco biológico não é rolado de novo.',
	notToReroll: (it) =>
		it.has === 0
			? `Nenhum dado não usado mostra “${face(it.face)}”.`
			: `Entre os dados não usados, com “${face(it.face)}” só há ${it.has}, não ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Cada dado recebe uma única face nova: dados escolhidos, ${dice}; faces informadas, ${faces}.`,
	noSuchDie: (it) => `Não há dado sem uso com “${face(it.die)}”.`,
	faceHasNot: ({ die: used, verb }) => `Um dado com “${face(used)}” não serve para ${verbs[verb]}.`,
	noRest: 'Não sobrou nenhum tratamento.',
	restOnlyTreats: 'O que sobra de um dado só serve para tratar.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} já está ${inRegion(region, talk)}.`,
	noNeighbour: (it, talk) => `${region(it.region, talk)} não é vizinha de ${region(it.from, talk)}.`,
	noneInRegion: ({ colour, region }, talk) => `Não há dado ${colours[colour]} ${inRegion(region, talk)}.`,
	noneInCentre: ({ colour }) => `Não há dado ${colours[colour]} no centro de tratamento.`,
	sampleOfCured: ({ colour }) => `A doença ${forms[colour].disease} está curada: não há mais amostras dela.`,
	allLocked: 'Todos os seus dados estão presos: libere um ou siga sem rolar.',
	diceToRoll: ({ toRoll }, talk) =>
		talk.plural(toRoll, {
			one: 'Você só pode liberar com todos os dados presos, e ainda há 1 para rolar.',
			other: `Você só pode liberar com todos os dados presos, e ainda há ${toRoll} para rolar.`
		}),
	notYoursThere: ({ by, holder, colour }, talk) =>
		`Nenhum dado de ${talk.player(by)} cobre uma amostra ${forms[colour].disease} na carta de ${talk.player(holder)}.`,
	gaveAlready: 'Só uma doença é dada por turno.',
	noSamplesToGive: ({ colour }) => `Você não tem amostras ${forms[colour].samples}.`,
	giveToYourself: 'As amostras vão para outra pessoa, não para você.',
	notTogether: ({ player, here, there }, talk) =>
		`${talk.player(player)} está ${inRegion(there, talk)} e você ${inRegion(here, talk)}.`,
	triedAlready: 'Há uma tentativa de cura por turno, e ela já foi feita.',
	oneDisease: 'Uma tentativa de cura rola as amostras de uma só doença.',
	curedAlready: ({ colour }) => `A doença ${forms[colour].disease} já está curada.`,
	noSamplesToCure: ({ colour }) => `Você não tem amostra ${forms[colour].disease}: é preciso ao menos uma.`,
	allSamples: ({ colour, has, named }) =>
		`Rolam-se todas as amostras ${forms[colour].samples} da carta: ${has}, não ${named}.`,
	drawAsRate: ({ rate, named }, talk) =>
		talk.plural(rate, {
			one: `A taxa diz ${rate} dado, não ${named}.`,
			other: `A taxa diz ${rate} dados, não ${named}.`
		}),
	nothingDrawn: ({ named }) => `Neste passo nenhum dado é sorteado (informados: ${named}).`,
	bagShort: ({ rate, bag }) => `A sortear: ${rate}; o saco tem ${bag}: nada é sorteado, a equipe perdeu.`,
	epidemicWaits: 'Primeiro é preciso resolver a epidemia.',
	noEpidemic: 'Não há epidemia agora.',
	epidemicCount: ({ centre, draw, named }) =>
		`Uma epidemia rola todos os dados do centro (${centre}) e ${draw} do saco, não ${named} ao todo.`,
	centreMissing: ({ colour, centre, named }) =>
		`Rolam-se todos os dados ${forms[colour].dice} do centro: ${centre}, não ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Dos dados ${forms[colour].dice} centro e saco têm juntos ${has}, não ${named}.`,
	noEvents: 'Esta mesa joga sem eventos.',
	onlyTableCards: ({ card }, talk) =>
		`Esta mesa joga com suas próprias cartas, não com ${event(card, talk)}.`,
	notOpen: ({ card }, talk) => `${event(card, talk)} não está aberta.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${event(card, talk)} custa exatamente ${cost} dado do CDC, não ${paid}.`,
			other: `${event(card, talk)} custa exatamente ${cost} dados do CDC, não ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`Dos dados ${forms[colour].dice} o CDC tem ${has}: não dá para pagar ${paid}.`,
	allThere: ({ region }, talk) => `Todos os peões já estão ${inRegion(region, talk)}.`,
	tooFewAt: (it, talk) =>
		it.has === 0
			? `Não há dado ${colours[it.colour]} ${inPlace(it.place, talk)}.`
			: talk.plural(it.has, {
					one: `Só há um dado ${colours[it.colour]} ${inPlace(it.place, talk)}, não ${it.count}.`,
					other: `Só há ${it.has} dados ${forms[it.colour].dice} ${inPlace(it.place, talk)}, não ${it.count}.`
				}),
	swabOfCured: ({ colour }) => `A doença ${forms[colour].disease} está curada: escolham uma não curada.`,
	markerAtStart: 'O marcador está no início da trilha e não pode voltar.',
	skipWaits: 'O próximo passo de infecção já será pulado.',
	bonusTooLate: 'Um bônus vem antes da tentativa de cura e antes do passo de infecção.',
	nothingToTakeBack: 'Não há dado usado ou separado para recuperar.',
	takeBackOnlyInAct: 'Dados só são recuperados no passo de agir, sem epidemia pendente.',
	courierToSelf: 'As amostras precisam ir para outra pessoa.',
	courierHasNone: ({ holder, colour }, talk) =>
		`${talk.player(holder)} não tem amostras ${forms[colour].samples}.`,
	revealFirst: 'Revelem primeiro a próxima carta de evento.',
	seenBefore: ({ card }, talk) => `${event(card, talk)} já foi vista, e há cartas que ninguém viu ainda.`,
	notTheOldest: ({ card, oldest }, talk) =>
		`Entra ${event(oldest, talk)}, há mais tempo debaixo do baralho, não ${event(card, talk)}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`Dos dados ${forms[colour].dice} o centro tem ${has}, não ${named}.`,
	noneToTake: (it, talk) =>
		`Não há dado ${colours[it.colour]} ${it.from === 'region' ? inRegion(it.region, talk) : names.places.centre}.`,
	gameOver: 'A partida acabou.',
	setupDice: ({ named, setupDice }) => `Na preparação entram ${setupDice} dados de infecção, não ${named}.`,
	tooManyInSetup: ({ colour, region: at, count, stack }, talk) =>
		`${count} dados ${forms[colour].dice} ${inRegion(at, talk)} são demais: rolem de novo os que passam de ${stack}.`,
	drawAsChanged: ({ rate, change, draw, named }, talk) =>
		change > 0
			? `A taxa diz ${rate}, aqui ${talk.number(change)} a mais: ${draw} ao todo, não ${named}.`
			: `A taxa diz ${rate}, aqui ${talk.number(-change)} a menos: ${draw} ao todo, não ${named}.`,
	onlyAppCards: 'Esta mesa joga com as cartas da sua edição, não com outras.',
	notAsWritten: ({ card }, talk) =>
		`${event(card, talk)} faz o que está escrito: seus efeitos na ordem e com seus valores.`,
	changeTooFar: ({ sum }, talk) =>
		`Ao todo seriam ${talk.number(sum)}: no máximo são 12 dados a mais ou a menos.`,
	preventTooMany: ({ waiting, count }) =>
		`${waiting} surtos já são evitados: com mais ${count} passariam de 20.`,
	bonusTooMuch: ({ bonus }) => `Um bônus de ${bonus} é demais: o máximo é 99.`,
	retryTooEarly: 'Ainda há uma tentativa: outra vem depois dela.',
	retryOnlyInCure: 'Outra tentativa pertence ao passo de curar.',
	tooFewToTakeBack: ({ dice, has }) => `A recuperar: ${dice}; dados usados ou separados há ${has}.`,
	noSuchSample: ({ holder, colour, owner }, talk) =>
		owner === null
			? `${talk.player(holder)} não tem amostra ${forms[colour].disease} sem dado.`
			: `Nenhum dado de ${talk.player(owner)} cobre uma amostra ${forms[colour].disease} na carta de ${talk.player(holder)}.`,
	noDieToFree: 'Sobre esta amostra não há dado para liberar.',
	noPower: ({ by }, talk) => `${talk.player(by)} não tem poder especial.`,
	moreThanThereAre: (it, talk) =>
		`Há mais dados na mesa do que a edição tem: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	stackTooHigh: (it, talk) =>
		`Mais de ${it.stack} dados de uma cor deveriam ter causado surto: ${talk.and(it.regions.map((each) => region(each, talk)))}.`,
	tooFewOutbreaks: ({ needed, outbreaks }, talk) =>
		talk.plural(needed, {
			one: `Há dados onde sua cor nunca cai: pelo menos um surto precisou empurrá-los, e houve ${outbreaks}.`,
			other: `Há dados onde sua cor nunca cai: pelo menos ${needed} surtos precisaram empurrá-los, e houve ${outbreaks}.`
		}),
	samplesOfCured: (it, talk) =>
		`Há amostras de doenças curadas: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	moreLockedThanDice: ({ players }, talk) =>
		`Mais dados cobrem amostras do que a carta de função tem: ${talk.and(players.map((by) => talk.player(by)))}.`,
	uncoveredSamples: ({ players }, talk) =>
		`Há uma amostra que nenhum dado cobre: ${talk.and(players.map((by) => talk.player(by)))}.`,
	openCount: ({ open, openEvents }) => `Cartas de evento abertas: ${open}; deveriam ser ${openEvents}.`,
	beforeTheStart: ({ rate, start }) =>
		`O marcador está na casa ${rate}, antes do início na ${start}, e nenhuma carta o faz voltar.`,
	effectsWaiting: 'Espera um efeito que nenhuma carta desta mesa tem.',
	severalEnds: 'A partida teria acabado de mais de uma maneira.',
	startMarks: ({ difficulty, count }, talk) =>
		talk.plural(count, {
			zero: `Nenhuma casa da trilha está marcada como início de “${names.difficulties[difficulty]}”.`,
			one: `Uma casa está marcada como início de “${names.difficulties[difficulty]}”.`,
			other: `${count} casas estão marcadas como início de “${names.difficulties[difficulty]}”: deve ser uma.`
		}),
	onlyCrosses: ({ colour }) => `O dado ${colours[colour]} só tem cruzes: precisa de um número.`,
	noRoomInSetup: ({ setupDice, room }) =>
		`Na preparação não cabem ${setupDice} dados: há lugar para ${room}.`,
	roleTwice: (it, talk) => `Duas funções têm o mesmo identificador: ${role(it.role, talk)}.`,
	cardTwice: ({ card }, talk) => `Duas cartas de evento têm o mesmo identificador: ${event(card, talk)}.`,
	tooFewCards: ({ cards, openEvents }) => `Ficam abertas ${openEvents} cartas de evento, e só há ${cards}.`
};
