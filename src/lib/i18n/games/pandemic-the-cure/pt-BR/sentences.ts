import { speaking, type Words } from '../words.ts';
import { forms, inPlace, inRegion, names } from './names.ts';

const { colours, regions, events, steps, verbs } = names;
const { face, die } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`Não podem sair ${named} dados ${forms[colour].dice} do saco: ele tem ${has}.`,
	noSuchInfectionFace: (it) => `Nenhum dado mostra ${die(it.die)}: a cor não tem essa face.`,
	notOnCard: (it, talk) => `“${face(it.face)}” não está na carta de função de ${talk.player(it.by)}.`,
	setUpFirst: 'Primeiro é preciso preparar a mesa.',
	alreadySetUp: 'A mesa já está preparada.',
	twelveDice: ({ named }) => `Na preparação entram 12 dados de infecção, não ${named}.`,
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Um dado mostra uma cruz: rolem de novo.',
			other: `${dice} dados mostram uma cruz: rolem de novo.`
		}),
	tooManyInSetup: ({ colour, region, count }) =>
		`${count} dados ${forms[colour].dice} ${inRegion(region)} são demais: rolem de novo os que passam de 3.`,
	sameEventTwice: ({ card }) => `${events[card].name} não pode estar aberta duas vezes.`,
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
			: `Só ${it.has} dados não usados mostram “${face(it.face)}”, não ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Cada dado recebe uma única face nova: ${dice} escolhidos, ${faces} informadas.`,
	noSuchDie: (it) => `Não há dado sem uso com “${face(it.die)}”.`,
	faceHasNot: ({ die: used, verb }) => `Um dado com “${face(used)}” não serve para ${verbs[verb]}.`,
	noRest: 'Não sobrou nenhum tratamento.',
	restOnlyTreats: 'O que sobra de um dado só serve para tratar.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} já está ${inRegion(region)}.`,
	noNeighbour: (it) => `${regions[it.region]} não é vizinha de ${regions[it.from]}.`,
	noneInRegion: ({ colour, region }) => `Não há dado ${colours[colour]} ${inRegion(region)}.`,
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
		`${talk.player(player)} está ${inRegion(there)} e você ${inRegion(here)}.`,
	triedAlready: 'Há uma tentativa de cura por turno, e ela já foi feita.',
	oneDisease: 'Uma tentativa de cura rola as amostras de uma só doença.',
	curedAlready: ({ colour }) => `A doença ${forms[colour].disease} já está curada.`,
	noSamplesToCure: ({ colour }) => `Você não tem amostra ${forms[colour].disease}: é preciso ao menos uma.`,
	allSamples: ({ colour, has, named }) =>
		`Rolam-se todas as amostras ${forms[colour].samples} da carta: ${has}, não ${named}.`,
	drawAsRate: ({ rate, named }) =>
		rate === 1 ? `A taxa diz 1 dado, não ${named}.` : `A taxa diz ${rate} dados, não ${named}.`,
	nothingDrawn: ({ named }) => `Nada é sorteado neste passo: ${named} dados são demais.`,
	bagShort: ({ rate, bag }) =>
		`É preciso sortear ${rate} dados e o saco tem ${bag}: nada é sorteado, a equipe perdeu.`,
	epidemicWaits: 'Primeiro é preciso resolver a epidemia.',
	noEpidemic: 'Não há epidemia agora.',
	epidemicCount: ({ centre, draw, named }) =>
		`Uma epidemia rola os ${centre} dados do centro e ${draw} do saco, não ${named} ao todo.`,
	centreMissing: ({ colour, centre, named }) =>
		`Rolam-se todos os dados ${forms[colour].dice} do centro: ${centre}, e só há ${named} informados.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Centro e saco têm juntos ${has} dados ${forms[colour].dice}, não ${named}.`,
	noEvents: 'Esta mesa joga sem eventos.',
	onlyAppCards: 'Esta mesa joga com as dez cartas do aplicativo, não com as suas.',
	onlyTableCards: ({ card }) => `Esta mesa joga com suas próprias cartas, não com ${events[card].name}.`,
	notOpen: ({ card }) => `${events[card].name} não está aberta.`,
	wrongPrice: ({ card, cost, paid }) =>
		cost === 1
			? `${events[card].name} custa exatamente 1 dado do CDC, não ${paid}.`
			: `${events[card].name} custa exatamente ${cost} dados do CDC, não ${paid}.`,
	notAtCdc: ({ colour, has, paid }) =>
		`Não dá para pagar ${paid} dados ${forms[colour].dice}: o CDC tem ${has}.`,
	allThere: ({ region }) => `Todos os peões já estão ${inRegion(region)}.`,
	tooFewAt: (it) =>
		it.has === 0
			? `Não há dado ${colours[it.colour]} ${inPlace(it.place)}.`
			: `Só há ${it.has} dados ${forms[it.colour].dice} ${inPlace(it.place)}, não ${it.count}.`,
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
	seenBefore: ({ card }) => `${events[card].name} já foi vista, e há cartas que ninguém viu ainda.`,
	notTheOldest: ({ card, oldest }) =>
		`Entra ${events[oldest].name}, há mais tempo debaixo do baralho, não ${events[card].name}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`O centro tem ${has} dados ${forms[colour].dice}, não ${named}.`,
	noneToTake: (it) =>
		`Não há dado ${colours[it.colour]} ${it.from === 'region' ? inRegion(it.region) : names.places.centre}.`,
	gameOver: 'A partida acabou.'
};
