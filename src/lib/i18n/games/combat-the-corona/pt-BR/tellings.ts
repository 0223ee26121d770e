import type { Words } from '../words.ts';
import { virus } from './sheet.ts';

export const tellings: NonNullable<Words['tellings']> = {
	stockRenewed: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'O monte de ação estava vazio: a única carta do descarte vira o novo.',
			other: `O monte de ação estava vazio: as ${cards} cartas do descarte são embaralhadas e viram o novo.`
		}),
	nothingDrawn: ({ player }, talk) => `O monte de ação está vazio: ${talk.player(player)} não compra carta.`,
	hospitalBuilt: ({ space }) => `Há um hospital no espaço ${space}: um dado a mais ao rolar.`,
	tokenGained: ({ tokens }, talk) =>
		talk.plural(tokens, {
			one: 'A equipe ganha uma ficha de dado, a primeira.',
			other: `A equipe ganha uma ficha de dado e tem ${tokens}.`
		}),
	tokensFull: ({ most }) => `Não há mais fichas de dado na reserva (${most} ao todo): nenhuma é ganha.`,
	bedsGained: ({ beds, now }, talk) =>
		talk.plural(beds, {
			zero: `A tabela está cheia: continuam ${now} leitos.`,
			one: `Um leito a mais: ${now}.`,
			other: `${beds} leitos a mais: ${now}.`
		}),
	sendsGained: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma carta azul foi limpa: um vírus pode ser mandado embora.',
			other: `${count} cartas azuis foram limpas: outros tantos vírus podem ser mandados embora.`
		}),
	shuffledBack: ({ cards }, talk) =>
		talk.plural(cards, {
			one: 'Uma carta é embaralhada no monte de ação.',
			other: `${cards} cartas são embaralhadas no monte de ação.`
		}),
	virusDestroyed: ({ virus: id }, talk) => `${virus(talk)(id)} é destruído.`,
	virusDamaged: ({ virus: id, life }, talk) => `${virus(talk)(id)} está ferido e tem ${life} de vida.`,
	bedsLost: ({ lost, now, attack, masks }, talk) =>
		talk.plural(lost, {
			one: `Os vírus atacam com ${attack}, menos ${masks} das máscaras: perde-se um leito; no total: ${now}.`,
			other: `Os vírus atacam com ${attack}, menos ${masks} das máscaras: perdem-se ${lost} leitos; no total: ${now}.`
		}),
	noBedLost: ({ attack, masks }, talk) =>
		talk.plural(masks, {
			zero: `Os vírus atacam com ${attack}: nenhum leito se perde.`,
			one: `Os vírus atacam com ${attack} e uma máscara segura.`,
			other: `Os vírus atacam com ${attack} e ${masks} máscaras seguram.`
		}),
	placed: ({ viruses, infection }, talk) =>
		`Para a mesa, até o nível ${infection} no total: ${talk.and(viruses.map(virus(talk)))}.`,
	nonePlaced: ({ infection }) =>
		`Nada do que foi revelado cabe no nível de infecção ${infection}: nenhum vírus chega.`,
	setAside: ({ viruses }, talk) => `De lado: ${talk.and(viruses.map(virus(talk)))}.`,
	shieldsBrought: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Vem um escudo junto; ${shields} na mesa.`,
			other: `Vêm ${count} escudos junto; ${shields} na mesa.`
		}),
	shieldsFull: ({ most }) => `Não há mais escudos na reserva (${most} ao todo): nenhum a mais é posto.`,
	shieldsGone: ({ count, shields }, talk) =>
		talk.plural(count, {
			one: `Um escudo vai com seu vírus; na mesa: ${shields}.`,
			other: `${count} escudos vão com seus vírus; na mesa: ${shields}.`
		}),
	raised: ({ level }) => `Um vírus revelado sobe a infecção para ${level}.`,
	savedAlone: ({ virus: id }, talk) =>
		`${virus(talk)(id)} é salvo: sai dos derrotados e vai para baixo do baralho.`,
	hospitalDestroyed: ({ left }, talk) =>
		talk.plural(left, {
			zero: 'Um hospital é destruído; só resta o impresso.',
			one: 'Um hospital é destruído; resta uma peça.',
			other: `Um hospital é destruído; restam ${left} peças.`
		}),
	wentUnder: ({ virus: id }, talk) => `${virus(talk)(id)} vai para baixo do baralho.`,
	risen: ({ level }) => `Nenhum vírus foi colocado: a infecção sobe para ${level}.`,
	gaugeBeds: 'Leitos',
	gaugeInfection: 'Infecção',
	gaugeViruses: 'Vírus derrotados'
};
