import type { RulingId } from '../../../../validators/fight-the-virus/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'FTV-R1':
		'El texto dice que el jugador activo «usa» los dados y los demás «pueden», y que solo se saltan los dados inservibles.',
	'FTV-R2':
		'El texto habla de una vecina rellenada antes; la última es la que todos recuerdan. No se pretende un círculo que ningún número podría cumplir.',
	'FTV-R3': 'El texto no pone límite.',
	'FTV-R4': 'El texto libra al 1 de ser mayor, no de apoyarse en algo.',
	'FTV-R5':
		'Si solo una columna pudiera ser la siguiente, una casilla con círculo nunca competiría con otra permitida, y el texto dice que compite.',
	'FTV-R6': 'El bono deja elegir el número; nada lo libra de las reglas de la curva.',
	'FTV-R7':
		'El texto prefiere la del círculo entre varias casillas permitidas: una que no admite el número no está permitida.',
	'FTV-R8': 'Solo se nombra como excepción el área de tests, y un dado no tiene cara opuesta al 7.',
	'FTV-R9': 'El texto deja girar las formas a voluntad; en nuestra hoja no cambia nada.'
};
