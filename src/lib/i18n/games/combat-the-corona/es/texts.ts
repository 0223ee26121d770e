import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CTC-S1':
		'Jugáis juntos de una a doce personas, mientras el mazo de acción alcance para la mano de cada una. Una sola juega el modo en solitario.',
	'CTC-S2': ({ beds: [start] }) =>
		`El marcador de camas empieza en la casilla con bandera, la ${start}, y el de infección en 1.`,
	'CTC-S3':
		'Principiante no añade ninguno. Fácil añade los fáciles y cada nivel los suyos, hasta todos en épico.',
	'CTC-S4': 'Todos los virus normales y los rojos añadidos. El virus inicial está a la vista y no se baraja.',
	'CTC-S5':
		'Revelad las diez primeras cartas, o todas si hay menos. Las que tienen un signo rojo van barajadas debajo del mazo, las demás encima. Podéis anotarlas o no.',
	'CTC-S6': 'Las cartas verdes se apartan, salvo en solitario.',
	'CTC-S7': 'Cada persona recibe 3 cartas de acción; en solitario recibes 5.',
	'CTC-S8':
		'Cada persona puede devolver cartas rojas una vez; luego se completan las manos. Las rojas que lleguen se quedan.',
	'CTC-S9': 'La persona de más edad juega el primer turno.',
	'CTC-S10': ({ hospitals, dieTokens, shieldTokens }) =>
		`Solo está el hospital impreso. En la reserva están todas las piezas: ${hospitals} de hospital, ${dieTokens} de dado y ${shieldTokens} de escudo.`,
	'CTC-T1': 'Solo se puede hacer lo que toca en este paso, y solo quien tiene el turno. Tras el final, nada.',
	'CTC-T2': 'Jugar una carta y robar, retirar cartas, tirar y atacar; luego los virus atacan y proliferan.',
	'CTC-T3': 'Tras el paso de los virus juega la siguiente persona en sentido horario.',
	'CTC-T4': 'Desde el fin de la preparación hasta el final podéis renunciar a un hospital cuando queráis.',
	'CTC-T5': 'Renunciar a hospitales, colocar virus y cada orden bajo el mazo son decisiones de todos.',
	'CTC-A1':
		'Juega exactamente una carta de cualquier color en el espacio vacío más bajo. El espacio vale para cualquier carta.',
	'CTC-A2': 'No se puede jugar una carta si todas sus copias ya están en el tablero o en los descartes.',
	'CTC-A3': 'Después de jugar, roba una carta. Si el mazo está vacío, vale lo que acordó la mesa.',
	'CTC-A4': 'Solo quien no tiene cartas pasa sin jugar, y aun así roba.',
	'CTC-A5': 'Un cambio retira exactamente tres cartas que están en el tablero.',
	'CTC-A6': 'Las tres cartas cambiadas deben ser azules.',
	'CTC-A7': 'Las que no son comodines deben ser del mismo tipo. Pueden ir hasta tres comodines.',
	'CTC-A8':
		'El cambio da un hospital, así que debe quedar uno en la reserva; si no, vale lo que acordó la mesa.',
	'CTC-A9': 'Las retiradas van a los descartes; las demás pasan en su orden a los espacios más bajos.',
	'CTC-A10': 'Con cinco cartas en el tablero, cambia tres o retira las cinco antes de tirar.',
	'CTC-A11': 'Solo se pueden retirar todas cuando hay cinco en el tablero.',
	'CTC-A12': 'La mesa acordó si se pueden retirar las cinco aunque tres se puedan cambiar.',
	'CTC-A13': 'Vaciar da 10 camas y una ficha de dado.',
	'CTC-A14': 'Por cada carta azul retirada puedes mandar un virus debajo del mazo, hasta que tires.',
	'CTC-A15': 'El virus mandado debe estar en la mesa. Cada uno va debajo del anterior.',
	'CTC-A16': 'Al vaciar decides si todos los descartes se barajan con el mazo de acción.',
	'CTC-A17': 'Con tres o cuatro cartas el cambio es voluntario; tirar significa renunciar.',
	'CTC-H1': 'Va al espacio libre más bajo. En el 1 o el 2 da una ficha de dado, cada vez.',
	'CTC-H2': 'Al quitar uno, los demás quedan en los espacios más bajos.',
	'CTC-H3': 'El equipo puede quitar un hospital en cualquier momento. El impreso se queda siempre.',
	'CTC-H4':
		'Al quitar un hospital, como mucho dos virus de la mesa van debajo del mazo, en el orden que queráis.',
	'CTC-H5': 'La pieza vuelve a la reserva.',
	'CTC-H6': 'Los dados ya tirados se quedan aunque luego se quite un hospital.',
	'CTC-D1':
		'Tira un dado por hospital, también por el impreso, y uno por ficha gastada. Tirar es obligatorio.',
	'CTC-D2': 'Solo se gastan fichas del equipo; vuelven a la reserva.',
	'CTC-D3': 'Durante el ataque se puede gastar una ficha en cualquier momento por un dado más.',
	'CTC-D4': 'Con una carta en el espacio 3 se puede volver a tirar un dado, una vez por ataque.',
	'CTC-D5': 'Solo se usan o se vuelven a tirar dados sin usar.',
	'CTC-D6':
		'Cada escudo se lleva un dado cualquiera y desaparece. Con escudos y dados el ataque no puede acabar.',
	'CTC-D7': 'No se puede atacar a ningún virus mientras haya un escudo en la mesa.',
	'CTC-D8': 'Solo se ataca a un virus que está en la mesa.',
	'CTC-D9': 'Un dado hace tanto daño como muestra, a un solo virus. Varios dados sobre un virus se suman.',
	'CTC-D10':
		'Un virus se destruye cuando el daño llega a su vida. La mesa acordó si cuentan los golpes más débiles.',
	'CTC-D11': 'El daño que supera la vida del virus se pierde.',
	'CTC-D12':
		'Solo pueden sobrar dados si todos juntos no pueden destruir ningún virus, salvo que la mesa acordara otra cosa.',
	'CTC-D13': 'Cada dado sobrante puede dar una cama, muestre lo que muestre.',
	'CTC-D14': 'Los virus destruidos van encima de la pila; su orden no cambia nunca.',
	'CTC-B1': ({ beds: [, most] }) =>
		`Las camas van de 0 a ${most}, la última casilla de la tabla. Las de más se pierden.`,
	'CTC-B2': 'El nivel de infección sube paso a paso y no baja nunca.',
	'CTC-B3': ({ dieTokens, shieldTokens }) =>
		`No hay en juego más fichas de dado ni escudos que piezas, ${dieTokens} y ${shieldTokens}, salvo que la mesa acordara otra cosa.`,
	'CTC-V1': 'Tras tu ataque, todos los virus de la mesa atacan con la suma de sus valores.',
	'CTC-V2': 'Se resta uno por cada carta en los espacios 1 a 4, sin bajar de 0.',
	'CTC-V3': 'El resto se quita de las camas, sin bajar de 0.',
	'CTC-P1':
		'Si quedan camas, revelad los tres virus de arriba, o todos si hay menos. Con el mazo vacío solo avanza el marcador.',
	'CTC-P2': 'El árbitro recuerda qué se puso encima y debajo del mazo, y así qué puede salir ahora.',
	'CTC-P3': 'Colocad la combinación con la mayor suma de niveles que no supere el nivel de infección.',
	'CTC-P4': 'Si varias combinaciones alcanzan la mayor suma, el equipo elige una de las reveladas.',
	'CTC-P5':
		'Cada virus colocado con escudo trae una ficha de escudo, y cada escudo protege a todos los virus. La mesa ha acordado qué pasa con ella cuando su virus va debajo del mazo.',
	'CTC-P6': 'Los virus no colocados se apartan y no están en la mesa.',
	'CTC-P7': 'Tras las habilidades, los virus apartados van debajo del mazo en el orden que elija el equipo.',
	'CTC-P8': 'Si no se colocó ningún virus revelado y nada subió el marcador, la infección sube uno.',
	'CTC-K1': 'Colocados o no, sus habilidades actúan: primero subir, luego salvar, luego destruir.',
	'CTC-K2': 'El marcador de infección sube uno, una sola vez, tengan la habilidad los que la tengan.',
	'CTC-K3':
		'Por cada virus que la tenga, los tres de arriba de los derrotados van debajo del mazo en el orden que queráis.',
	'CTC-K4': 'Con menos de tres virus derrotados se salvan todos.',
	'CTC-K5':
		'Por cada virus que la tenga se quita un hospital; podéis usar su efecto. Sin piezas no pasa nada.',
	'CTC-E1': 'Perdéis en cuanto hay 0 camas.',
	'CTC-E2': ({ lastLevel }) =>
		`Ganáis en cuanto el nivel de infección pasa de ${lastLevel}, el último de la tabla, o lo alcanza si así lo acordasteis.`,
	'CTC-E3': 'Ganáis cuando, tras destruir uno, no queda ningún virus en la mesa y el mazo está vacío.',
	'CTC-E4': 'El equipo gana o pierde junto. No hay puntos.',
	'CTC-ED1': 'Exactamente una carta de virus, contando copias, es el virus inicial.',
	'CTC-ED2': 'Al menos una carta de virus es normal, para que haya mazo.',
	'CTC-ED3': 'No hay dos líneas de virus con el mismo código: las jugadas nombran las cartas por él.',
	'CTC-ED4': 'Hay como mucho 80 cartas de virus, contando copias.',
	'CTC-ED5': 'No hay dos líneas de acción con el mismo código.',
	'CTC-ED6': 'Hay al menos seis cartas de acción, sin contar las del modo en solitario.',
	'CTC-ED7': 'El inicio de las camas no está más allá del final de la tabla.'
};
