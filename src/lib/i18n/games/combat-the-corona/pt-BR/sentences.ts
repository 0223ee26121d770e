import type { Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const sentences: Words['sentences'] = {
	over: 'O jogo acabou.',
	otherPhase: ({ phase, player }, talk) =>
		({
			setup: 'Primeiro o jogo é preparado.',
			play: `Agora ${talk.player(player)} joga uma carta.`,
			remove: `Agora ${talk.player(player)} remove cartas ou rola.`,
			attack: `Agora ${talk.player(player)} ataca com os dados.`,
			reveal: 'Agora vírus são revelados.',
			place: 'Agora a equipe escolhe quais vírus são colocados.',
			save: 'Agora a equipe ordena os vírus salvos.',
			destroy: 'Agora um hospital é destruído.',
			bottom: 'Agora a equipe ordena os vírus deixados de lado.',
			over: 'O jogo acabou.'
		})[phase],
	otherPlayer: ({ player }, talk) => `É a vez de ${talk.player(player)}.`,
	tenOrNone: ({ count, expected }) => `Anotem as ${expected} cartas reveladas ou nenhuma, não ${count}.`,
	notInThisDeck: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} não está neste baralho de vírus.`,
			other: `${talk.and(viruses.map(virus(talk)))} não estão neste baralho de vírus.`
		}),
	emptyHand: ({ player }, talk) => `${talk.player(player)} não tem carta para jogar.`,
	noCopyLeft: ({ card: kind, copies }, talk) =>
		talk.plural(copies, {
			one: `A única cópia de “${card(talk)(kind)}” está no tabuleiro ou no descarte.`,
			other: `As ${copies} cópias de “${card(talk)(kind)}” estão no tabuleiro ou no descarte.`
		}),
	cardsInHand: ({ player, cards }, talk) =>
		talk.plural(cards, {
			one: `${talk.player(player)} ainda tem uma carta e deve jogá-la.`,
			other: `${talk.player(player)} ainda tem ${cards} cartas e deve jogar uma.`
		}),
	exactlyThree: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma troca leva exatamente três cartas, não uma.',
			other: `Uma troca leva exatamente três cartas, não ${count}.`
		}),
	emptySpaces: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `Não há carta no espaço ${talk.and(spaces.map(String))}.`,
			other: `Não há cartas nos espaços ${talk.and(spaces.map(String))}.`
		}),
	redCards: ({ spaces }, talk) =>
		talk.plural(spaces.length, {
			one: `A carta no espaço ${talk.and(spaces.map(String))} é vermelha; só azuis podem ser trocadas.`,
			other: `As cartas nos espaços ${talk.and(spaces.map(String))} são vermelhas; só azuis podem ser trocadas.`
		}),
	differentKinds: ({ cards }, talk) => `“${talk.and(cards.map(card(talk)))}” não combinam.`,
	noPieceFree: ({ pieces }, talk) =>
		talk.plural(pieces, {
			one: 'O único hospital está no tabuleiro; abram mão dele antes.',
			other: `Os ${pieces} hospitais estão no tabuleiro; abram mão de um antes.`
		}),
	fiveToClear: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Limpar exige cinco cartas no tabuleiro; não há nenhuma.',
			one: 'Limpar exige cinco cartas no tabuleiro; há uma.',
			other: `Limpar exige cinco cartas no tabuleiro; há ${count}.`
		}),
	exchangePossible: ({ spaces }, talk) =>
		`As cartas em ${talk.and(spaces.map(String))} podem ser trocadas, então não dá para limpar as cinco.`,
	noneToSend: 'Agora nenhum vírus pode ser mandado: cada um custa uma carta azul limpa.',
	notOnTable: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} não está na mesa.`,
			other: `${talk.and(viruses.map(virus(talk)))} não estão na mesa.`
		}),
	removeFirst: 'Há cinco cartas no tabuleiro: troque três ou limpe as cinco antes de rolar.',
	tooFewTokens: ({ tokens, owned }, talk) =>
		talk.plural(owned, {
			zero: `A equipe não tem fichas de dado e não pode gastar ${tokens}.`,
			one: `A equipe tem uma ficha de dado e não pode gastar ${tokens}.`,
			other: `A equipe tem ${owned} fichas de dado e não pode gastar ${tokens}.`
		}),
	wrongDice: ({ dice, expected, hospitals, tokens }, talk) =>
		talk.plural(expected, {
			one: `${hospitals} pelos hospitais e ${tokens} pelas fichas é ${expected} dado, não ${dice}.`,
			other: `${hospitals} pelos hospitais e ${tokens} pelas fichas são ${expected} dados, não ${dice}.`
		}),
	noCardInThree: 'Rolar de novo exige uma carta no espaço 3.',
	rerolledAlready: 'Neste ataque um dado já foi rolado de novo.',
	noSuchDie: ({ faces }, talk) => `Não há dado não usado para ${talk.and(faces.map(String))}.`,
	noToken: 'A equipe não tem mais fichas de dado.',
	noShield: 'Não há escudo na mesa.',
	shieldsTakeDice: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'Há um escudo na mesa e ele leva um dado antes.',
			other: `Há ${shields} escudos na mesa e eles levam dados antes.`
		}),
	shieldsProtect: ({ shields }, talk) =>
		talk.plural(shields, {
			one: 'Um escudo protege todos os vírus; ponha antes um dado nele.',
			other: `${shields} escudos protegem todos os vírus; ponha antes dados neles.`
		}),
	tooWeak: ({ virus: id, damage, life }, talk) =>
		`${damage} é pouco para ${virus(talk)(id)}, que tem ${life} de vida.`,
	diceCouldDestroy: ({ virus: id, damage, life }, talk) =>
		`Os dados que sobram somam ${damage} e poderiam destruir ${virus(talk)(id)}, com ${life} de vida.`,
	moreBedsThanDice: ({ beds, dice }, talk) => {
		const some = talk.plural(beds, { one: 'um leito', other: `${beds} leitos` });
		return talk.plural(dice, {
			zero: `Nenhum dado sobra, então não pode haver ${some}.`,
			one: `Um dado sobra, então não pode haver ${some}.`,
			other: `${dice} dados sobram, então não pode haver ${some}.`
		});
	},
	wrongNumberRevealed: ({ cards, expected }, talk) =>
		talk.plural(expected, {
			one: `Exatamente uma carta é revelada, não ${cards}.`,
			other: `Exatamente ${expected} cartas são reveladas, não ${cards}.`
		}),
	notOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} não pode estar agora em cima do baralho.`,
			other: `${talk.and(viruses.map(virus(talk)))} não podem estar agora em cima do baralho.`
		}),
	mustBeOnTop: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} deve sair antes.`,
			other: `${talk.and(viruses.map(virus(talk)))} devem sair antes.`
		}),
	notRevealed: ({ viruses }, talk) =>
		talk.plural(viruses.length, {
			one: `${talk.and(viruses.map(virus(talk)))} não foi revelado.`,
			other: `${talk.and(viruses.map(virus(talk)))} não foram revelados.`
		}),
	aboveInfection: ({ sum, infection }) => `Os níveis somam ${sum}, mais que a infecção, ${infection}.`,
	betterSum: ({ sum, best, infection }) =>
		`Os níveis somam ${sum}, e isso não é o máximo que cabe em ${infection}: dá para chegar a ${best}.`,
	saveTheseThree: ({ viruses }, talk) =>
		`São salvos exatamente ${talk.and(viruses.map(virus(talk)))}, em qualquer ordem.`,
	noPieceOnBoard: 'Não há peça de hospital no tabuleiro; o impresso fica.',
	twoAtMost: ({ count }) => `Um hospital leva no máximo dois vírus, não ${count}.`,
	asideAll: ({ viruses }, talk) =>
		`Vão para baixo do baralho exatamente ${talk.and(viruses.map(virus(talk)))}, em qualquer ordem.`,
	deckTooSmall: ({ players, most }, talk) =>
		talk.plural(most, {
			one: `O baralho de ação dá para uma pessoa, não para ${players}.`,
			other: `O baralho de ação dá para ${most} pessoas, não para ${players}.`
		}),
	noSpaceLeft: 'Os cinco espaços de ação estão cheios: nenhuma carta pode ser jogada.',
	noShieldOn: ({ virus: id }, talk) => `Não há escudo sobre ${virus(talk)(id)}.`,
	oneStart: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nenhum vírus está marcado como inicial; é preciso haver exatamente um.',
			one: 'Um vírus é o inicial.',
			other: `Há ${count} cartas de vírus marcadas como inicial; é preciso haver exatamente uma.`
		}),
	noNormal: 'Não há nenhuma carta de vírus normal: o baralho ficaria vazio.',
	virusTwice: ({ ids }, talk) => `Estes códigos estão em mais de uma linha de vírus: ${talk.and(ids)}.`,
	tooManyViruses: ({ count, most }) => `Há ${count} cartas de vírus com as cópias; o máximo é ${most}.`,
	actionTwice: ({ ids }, talk) => `Estes códigos estão em mais de uma linha de ação: ${talk.and(ids)}.`,
	tooFewActions: ({ count, least }) =>
		`Há só ${count} cartas de ação sem as do modo solo; o mínimo é ${least}.`,
	startAboveMost: ({ start, most }) => `Os leitos começam em ${start}, mas a tabela termina em ${most}.`,
	otherTurn: ({ turn, player, expected }, talk) =>
		`O turno ${turn} é de ${talk.player(expected)}, não de ${talk.player(player)}.`,
	infectionAboveTurn: ({ infection, turn }) =>
		`A infecção sobe no máximo uma vez por turno, então não pode ser ${infection} no turno ${turn}.`,
	lastLevelReached: ({ level }) => `O nível ${level} é o último e já teria vencido, como a mesa combinou.`,
	tokensAboveLimit: ({ dieTokens, shields, mostDice, mostShields }) =>
		`Fichas de dado: ${dieTokens} em jogo, ${mostDice} na caixa. Escudos: ${shields} em jogo, ${mostShields} na caixa.`,
	fiveOnBoard: 'Há cinco cartas no tabuleiro; quem jogou a quinta tinha de retirar cartas.',
	copiesAboveDeck: ({ card: kind, seen, copies }, talk) =>
		`“${card(talk)(kind)}” está ${seen} vezes no tabuleiro e no descarte; há ${copies}.`,
	handTooLarge: ({ player, cards, most }, talk) =>
		`${talk.player(player)} tem ${cards} cartas; uma mão cheia tem ${most}.`,
	actionsDoNotAddUp: ({ counted, cards }) =>
		`Tabuleiro, descarte, mãos e monte somam ${counted} cartas de ação; esta partida tem ${cards}.`,
	strangeViruses: ({ viruses }, talk) => `Não são desta partida: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesNowhere: ({ viruses }, talk) => `Não estão em lugar nenhum: ${talk.and(viruses.map(virus(talk)))}.`,
	virusesDoNotAddUp: ({ counted, cards }) =>
		`Mesa, derrotados e baralho somam ${counted} vírus; esta partida tem ${cards}.`,
	levelAboveInfection: ({ viruses, infection }, talk) =>
		`Acima do nível de infecção ${infection}, portanto nunca colocados: ${talk.and(viruses.map(virus(talk)))}.`,
	tokenWithoutShield: ({ viruses }, talk) =>
		`Há um escudo sobre um vírus que não o traz: ${talk.and(viruses.map(virus(talk)))}.`,
	noShieldYet: ({ infection }) => `Nenhum vírus até o nível ${infection} traz escudo.`,
	damageKept: ({ viruses }, talk) =>
		`Nesta mesa o dano não é mantido, mas há dano em ${talk.and(viruses.map(virus(talk)))}.`,
	damageDestroys: ({ viruses }, talk) => `O dano já teria destruído ${talk.and(viruses.map(virus(talk)))}.`,
	nothingLeft: 'Não há vírus na mesa nem no baralho: a partida estaria ganha.'
};
