import type { RulingId } from '../../../../validators/clinic-covid-19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CLN-R1':
		'El apartado del final solo da por perdida la partida si hay más fallecidos; solo el objetivo pide más curados.',
	'CLN-R2': 'La frase está en el apartado de ingresos.',
	'CLN-R3': 'El texto no exceptúa las plazas ni la cuarentena.',
	'CLN-R4': 'Nada exceptúa la última ronda, y lo que sobra entonces todavía cuenta.',
	'CLN-R5':
		'Los pacientes infectados van a la consulta externa de su color, y la consulta especial se añade a las reglas normales.',
	'CLN-R6': 'Así lo dice el apartado del tratamiento; solo el objetivo habla de los infectados.',
	'CLN-R7': 'Lo que hay en el tablero se ve; el color al infectarse habría que recordarlo.',
	'CLN-R8': 'Están en la caja con los demás.'
};
