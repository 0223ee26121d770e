import { speaking, type Words } from '../words.ts';
import { forms, names } from './sheet.ts';

const { colours } = names;
const { region } = speaking(names);

/** What a move set off, and how the game ended. */
export const tellings: NonNullable<Words['tellings']> = {
	biohazards: ({ count, spared, space, skull }, talk) => {
		if (skull) return 'Un riesgo biológico llevó el marcador a la calavera.';
		if (spared && count === 1) return 'El primer riesgo de este turno no cuenta: el marcador se queda.';
		return talk.plural(count, {
			one: `Un riesgo biológico movió el marcador a la casilla ${space}.`,
			other: `${count} riesgos biológicos movieron el marcador a la casilla ${space}.`
		});
	},
	markerForward: ({ space }) => `El marcador avanzó a la casilla ${space}.`,
	markerBack: ({ space }) => `El marcador retrocedió a la casilla ${space}.`,
	epidemicComes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una epidemia: el marcador llegó a una casilla de epidemia.',
			other: `${count} epidemias: el marcador llegó a casillas de epidemia.`
		}),
	arrival: (it, talk) =>
		`${talk.player(it.player)} llega a ${region(it.region, talk)} y un dado de cada uno va al centro de tratamiento: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	cured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bonificación) llega a ${needed}: la enfermedad ${forms[colour].disease} está curada.`
			: `La suma ${sum} llega a ${needed}: la enfermedad ${forms[colour].disease} está curada.`,
	notCured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bonificación) no llega a ${needed}: las muestras ${forms[colour].samples} se quedan.`
			: `La suma ${sum} no llega a ${needed}: las muestras ${forms[colour].samples} se quedan.`,
	outbreak: (it, talk) => {
		const what = it.chain ? 'La cadena sigue: brote' : 'Brote';
		const moved = talk.plural(it.moved, {
			zero: 'ya no se mueve ningún dado',
			one: `1 dado va a ${region(it.to, talk)}`,
			other: `${it.moved} dados van a ${region(it.to, talk)}`
		});
		return `${what} ${it.outbreaks}, ${colours[it.colour]} en ${region(it.region, talk)}: ${moved}.`;
	},
	prevented: (it, talk) => `Se evitó el brote de ${colours[it.colour]} en ${region(it.region, talk)}.`,
	ended: ({ why, outbreaks }, talk) => {
		if (why === 'all-cured') return 'Las cuatro enfermedades están curadas: el equipo gana.';
		if (why === 'skull') return 'La tasa de infección llegó a la calavera: el equipo pierde.';
		if (why === 'bag') return 'En la bolsa había muy pocos dados: el equipo pierde.';
		return talk.plural(outbreaks, {
			one: 'El primer brote ya fue demasiado: el equipo pierde.',
			other: `${outbreaks} brotes: el equipo pierde.`
		});
	},
	gaugeCured: 'Enfermedades curadas',
	gaugeOutbreaks: 'Brotes',
	gaugeRate: 'El marcador camino de la calavera',
	gaugeBag: 'Dados que quedan en la bolsa'
};
