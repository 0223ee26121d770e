/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/fight-the-virus/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ free: { most, box } }: Required<Given>): Aid => ({
	aim: 'Sé la primera persona en tachar la última casilla de investigación. Antes deben estar llenas todas las casillas con bandera de las pruebas y de la curva.',
	steps: [
		{
			signs: ['d5', 'd3'],
			title: 'Tirar',
			text: 'Una persona tira los dos dados para todas. Los dobles de 1 a 5 pueden repetirse, con ambos dados.'
		},
		{
			signs: ['!d5', '!d6', '>', 'circled', '/', '!d6', '!d6', '>', 'crossed'],
			title: '¿Contratiempo?',
			text: '5 y 6: cada cual rodea la siguiente casilla de la curva. 6 y 6: cada cual tacha un campo de avance.'
		},
		{
			signs: ['d4', '>', 'filled', '/', 'd2', '>', '[2]'],
			title: 'Si tiraste: los dos',
			text: 'Un dado en el análisis del virus y el otro en investigación, pruebas o curva.'
		},
		{
			signs: ['d4', 'o', 'd2', '/', 'die', '>', '+', 'd2'],
			title: 'Los demás: uno',
			text: 'Un dado en cualquier zona, o ninguno. Quien llena la casilla del dado extra usa también el segundo.'
		},
		{
			signs: ['bars', 'tube', 'virus'],
			title: 'Bonificación y sigue',
			text: 'Una bonificación se toma enseguida o se pierde. Después tira la siguiente persona.'
		}
	],
	areas: {
		analysis: `Rellena la forma de tu dado, girada a voluntad. Toca lo ya relleno; lo que queda sigue en una pieza. Cada espiga rodea un campo de avance. Un 6 rellena casillas a tu elección, en una pieza dentro de ${box.join(' por ')}, ${most} como máximo.`,
		research: 'En orden desde el 1, cada número con su valor exacto. Por encima de 6 hace falta avance.',
		testing:
			'Todas las casillas de debajo están llenas y son menores. Un 1 puede ir sobre todo menos un 1. Una fila llena da su bonificación.',
		curve:
			'Hacia arriba, columna tras columna. Las vecinas son distintas. Una casilla rodeada toma la cara opuesta de su vecina: 7 menos ella.',
		progress: 'Un campo rodeado suma 1 o 2 a un dado, solo para ti; luego táchalo.'
	},
	signs: [
		{ sign: 'spike', name: 'Espiga', text: 'Al rellenarla rodeas un campo de avance.' },
		{ sign: 'virus', name: 'Bonificación: forma', text: 'Rellena una como con un 6.' },
		{ sign: 'bars', name: 'Bonificación: número', text: 'Del 1 al 6, el siguiente de la curva.' },
		{ sign: 'tube', name: 'Bonificación: uno', text: 'Anota un 1 en las pruebas.' },
		{ sign: 'die', name: 'Dado extra', text: '¿No tiraste? Usa también el segundo dado.' },
		{ sign: '!flag', name: 'Objetivo', text: 'Llénalo antes de la última investigación.' },
		{ sign: 'circle', name: 'Campo rodeado', text: 'Puedes gastarlo; tachado, está gastado.' },
		{ sign: 'circled', name: 'Casilla rodeada', text: 'Un revés: 7 menos su vecina.' }
	],
	end: 'Alguien tacha la última casilla de investigación: se termina este turno. Ganan juntas todas las personas que la hayan tachado.',
	brief: 'Gana quien haya tachado la última casilla de investigación al acabar ese turno.',
	dice: ['d5', 'd3'],
	setup: [
		'Una hoja y un lápiz para cada persona, dos dados en el centro.',
		'Empieza quien llevó mascarilla por última vez.'
	]
});
