/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/clinic-covid-19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ protection, contagions: [low, high], strategic }: Required<Given>): Aid => ({
	aim: 'En equipo: al acabar la última ronda debe haber más pacientes curados que fallecidos.',
	steps: [
		{
			signs: ['check', '/', 'tile', '>', 'virus'],
			title: 'Acciones',
			text: 'Cada cual elige Admitir al menos una vez. Un paciente que llega a una ranura con loseta se infecta enseguida.'
		},
		{
			signs: ['tile', '>', 'virus', '/', 'tile', '>', 'house'],
			title: 'Repartir e infectar',
			text: 'Repartid las losetas de la ronda; cada cual toma una o más y pone cada una bajo alguien sin loseta. Enfermeras, cuidadores y conserjes van a cuarentena.'
		},
		{
			signs: ['bed', '>', 'heart', '/', 'virus', '>', 'mask'],
			title: 'Negocio',
			text: `Los infectados cuentan un nivel peor. Los curados van a su caja. Por $${protection} se quita una loseta en cualquier momento.`
		},
		{
			signs: ['bed', '>', '!cross'],
			title: 'Administración',
			text: 'Quien no fue tratado empeora un color; los rojos mueren. Después el personal sale de la cuarentena.'
		},
		{
			signs: ['tile', '>', '[A]'],
			title: 'Contagio',
			text: `Cada cual pone losetas en sus ranuras de preadmisión: ${low} con contagio bajo, ${high} con alto.`
		}
	],
	areas: {
		board: 'Contagio y confinamiento eligen la columna; la fila es la ronda. Tantas losetas por persona.',
		track: 'La jeringuilla muestra la ronda y guarda su pila.',
		cured: 'Todo paciente tratado, infectado o no.',
		deceased: 'Personas fallecidas y losetas que no encontraron sitio.',
		clinic0: 'Ranuras, salas con sus camas, infectados con su color, cuarentena y, al final, popularidad.'
	},
	signs: [
		{ sign: 'tile', name: 'Loseta', text: 'Una loseta COVID-19: esa persona está infectada.' },
		{ sign: 'syringe', name: 'Jeringuilla', text: 'Muestra la ronda.' },
		{ sign: 'check', name: 'Admitido', text: 'Una marca por cada Admitir de esta ronda.' },
		{ sign: 'bed', name: 'Sala', text: 'Anota quién está en cada cama.' },
		{ sign: 'virus', name: 'Infectado', text: 'Tipo y color de quien tiene loseta.' },
		{ sign: 'house', name: 'Cuarentena', text: 'Personal con loseta, hasta el fin de la ronda.' },
		{ sign: 'mask', name: 'Protección', text: 'Dinero pagado por quitar losetas.' },
		{ sign: 'star', name: 'Popularidad', text: 'La del juego base, al final.' },
		{ sign: 'heart', name: 'Curado', text: 'Una casilla por paciente tratado.' },
		{ sign: '!cross', name: 'Fallecido', text: 'Una casilla por muerte y por loseta sin sitio.' }
	],
	end: `Tras la última ronda: más fallecidos que curados es derrota. Si no, victoria; con ${strategic} de popularidad por persona, victoria estratégica.`,
	brief: 'Tras la última ronda: derrota con más fallecidos que curados.',
	setup: [
		'El juego base como siempre; al lado el tablero de contagio y las dos cajas.',
		'Acordad contagio y confinamiento, y apilad las losetas de cada ronda. El resto es la reserva.',
		'La jeringuilla en la ronda 1.'
	]
});
