/** The names of things, and the texts on the sheet. */
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { diceWords, sheetWords, speaking, type Names } from '../words.ts';

export const names: Names = {
	colours: { red: 'rojo', yellow: 'amarillo', blue: 'azul', black: 'negro' },
	regions: {
		1: 'América del Norte',
		2: 'Europa',
		3: 'Asia Oriental',
		4: 'India y Oriente Medio',
		5: 'África',
		6: 'América del Sur'
	},
	actions: {
		fly: 'volar',
		sail: 'navegar',
		treat: 'tratar',
		treat2: 'tratar 2',
		treat3: 'tratar 3',
		sample: 'muestra',
		helicopter: 'helicóp\u00adtero',
		contain: 'contener',
		cdc: 'CDC',
		special: 'especial',
		biohazard: 'riesgo biológico'
	},
	rest: 'resto de un tratamiento',
	roles: {
		plain: 'Equipo de campo',
		generalist: 'Generalista',
		medic: 'Médica',
		scientist: 'Científico',
		dispatcher: 'Expedidora',
		'contingency-planner': 'Planificador',
		researcher: 'Investigadora',
		'containment-specialist': 'Especialista'
	},
	powers: {
		'cure-11': 'Cura con 11 o más.',
		'first-biohazard': 'El primer riesgo biológico de tu turno no mueve el marcador.',
		arrival: 'Al entrar en una región, 1 dado de cada color con 2 o más allí va al centro.',
		'far-give': 'Da muestras a cualquier distancia.',
		special: 'Tiene un poder que conoce la mesa.'
	},
	events: {
		charter: { name: 'Vuelo chárter', text: 'Moved un peón a elegir a cualquier otra región.' },
		summit: { name: 'Cumbre de crisis', text: 'Todos los peones se reúnen en una región a elegir.' },
		'field-hospital': {
			name: 'Hospital de campaña',
			text: 'Todos los dados de un color en una región van al centro de tratamiento.'
		},
		shipment: {
			name: 'Envío al laboratorio',
			text: 'Todos los dados de un color del centro de tratamiento vuelven a la bolsa.'
		},
		'swab-drive': {
			name: 'Campaña de hisopos',
			text: 'Hasta 2 dados de un color sin curar van de la bolsa al centro de tratamiento.'
		},
		'quiet-days': {
			name: 'Días tranquilos',
			text: 'En el próximo paso de infección no se sacan dados.'
		},
		slowdown: { name: 'Freno', text: 'El marcador de infección retrocede 2 casillas.' },
		'second-wind': {
			name: 'Segundo aire',
			text: 'Quien juega recupera sus dados usados y de riesgo de este turno y los lanza.'
		},
		reagents: { name: 'Reactivos frescos', text: 'Sumad 2 a la tirada de cura de este turno.' },
		courier: {
			name: 'Mensajero',
			text: 'Alguien entrega todas sus muestras de un color a otra persona, estén donde estén.'
		}
	},
	effects: {
		pawn: 'se mueve un peón',
		dice: 'se mueven dados',
		sample: 'se añade una muestra',
		unlock: 'se libera una muestra',
		courier: 'las muestras cambian de manos',
		back: 'el marcador retrocede',
		forward: 'el marcador avanza',
		skip: 'se salta la próxima infección',
		draw: 'se sacan más o menos dados',
		prevent: 'se evitan brotes',
		bonus: 'puntos para la cura',
		retry: 'un intento más',
		again: 'otra vez todos los dados usados',
		reroll: 'otra vez algunos dados usados',
		free: 'poderes hasta el final del turno',
		nothing: 'nada que cuente aquí'
	},
	steps: { roll: 'lanzar', act: 'actuar', give: 'dar', cure: 'curar', infect: 'infectar' },
	verbs: {
		setup: 'preparar la mesa',
		roll: 'lanzar',
		reroll: 'volver a lanzar',
		unlock: 'liberar un dado',
		fly: 'volar',
		sail: 'navegar',
		treat: 'tratar',
		sample: 'tomar una muestra',
		helicopter: 'usar el helicóptero',
		contain: 'contener',
		cdc: 'la acción del CDC',
		special: 'hacer algo especial',
		give: 'dar muestras',
		cure: 'intentar una cura',
		next: 'pasar a otro paso',
		infect: 'infectar',
		epidemic: 'una epidemia',
		event: 'un evento',
		reveal: 'descubrir una carta'
	},
	places: { centre: 'el centro de tratamiento', cdc: 'el CDC', bag: 'la bolsa' },
	difficulties: { beginner: 'Principiante', standard: 'Normal', heroic: 'Heroica' },
	why: {
		'all-cured': 'Las cuatro enfermedades están curadas.',
		skull: 'La tasa de infección llegó a la calavera.',
		outbreaks: 'Se llegó al límite de brotes.',
		bag: 'En la bolsa había muy pocos dados.'
	},
	cross: 'cruz'
};

interface Forms {
	readonly dice: string;
	readonly disease: string;
	readonly samples: string;
}

/** "dados rojos", "enfermedad roja", "muestras rojas" */
export const forms: Readonly<Record<Colour, Forms>> = {
	red: { dice: 'rojos', disease: 'roja', samples: 'rojas' },
	yellow: { dice: 'amarillos', disease: 'amarilla', samples: 'amarillas' },
	blue: { dice: 'azules', disease: 'azul', samples: 'azules' },
	black: { dice: 'negros', disease: 'negra', samples: 'negras' }
};

const { event } = speaking(names);

export const sheet = sheetWords(names, {
	title: 'Pandemic: La Cura',
	notice: 'Hoja nuestra, no la publicada. La tuya se introduce en Pipsheet, en «Ediciones».',
	ownNotice: 'Una edición propia, dibujada por Pipsheet; lo que nadie introdujo es nuestro.',
	pageTwo: 'en la segunda página',
	cardNotice: 'Nuestra: introduce la tuya.',
	cardUncertain: 'No todo es seguro: introduce la tuya.',
	rate: 'Tasa de infección',
	outbreaks: 'Brotes',
	board: 'Mundo',
	bag: 'Dados en la bolsa',
	dice: 'Dados normales',
	cards: 'Cartas de rol',
	events: 'Eventos',
	rateSpace: ({ space }) => `Tasa de infección, casilla ${space}`,
	ownTrack: 'tasa propia',
	ownRate: ({ part }) =>
		({ space: 'Tasa propia, casilla del marcador', dice: 'Tasa propia, dados por robar' })[part],
	ownRatePart: ({ part }) => ({ space: 'casilla', dice: 'dados' })[part],
	outbreakSpace: ({ count }) => `Brotes, ${count}`,
	cdc: 'CDC',
	centre: 'Centro de tratamiento',
	cured: 'Curadas',
	bagDie: ({ colour, nth }) => `Bolsa, dado ${names.colours[colour]} ${nth}`,
	dieFace: ({ colour, pips }) => `Un ${pips} normal en un dado ${names.colours[colour]}`,
	roleOf: ({ player }, talk) => `Carta de rol de ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `Muestras ${forms[colour].samples} de ${talk.player(player)}`,
	event: ({ card }, talk) => `Evento: ${event(card, talk)}`,
	epidemicLegend: 'dados por sacar · virus: epidemia',
	outbreakLegend: ({ limit }) => `con ${limit} se pierde`,
	cost: 'precio en dados del CDC',
	difficulty: 'Dificultad',
	date: 'Fecha',
	player: ({ player }) => `Jugador ${player + 1}`,
	eventsDeck: 'Cartas de evento',
	rolesDeck: 'Cartas de rol',
	diceCount: ({ dice }) => `${dice} dados`
});

export const dice = diceWords(
	names,
	{
		red: 'Dados de infección rojos',
		yellow: 'Dados de infección amarillos',
		blue: 'Dados de infección azules',
		black: 'Dados de infección negros'
	},
	(role) => `Dados del rol ${role}`
);
