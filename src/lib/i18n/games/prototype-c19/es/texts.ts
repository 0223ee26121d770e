import { bandsOf, startBonuses, type RuleTexts } from '../words.ts';
import { bandNames, resources } from './sheet.ts';

export const texts: RuleTexts = {
	'PC19-T1':
		'Cada jugador tiene su hoja. La mesa comparte cinco dados de muestra iguales y uno distinto, el dado mutante.',
	'PC19-T2': ({ rounds }, talk) =>
		`El número de jugadores decide cuántas rondas hay: con uno, dos y así sucesivamente ${talk.and(rounds.map((count) => talk.number(count)))}.`,
	'PC19-T3': 'El papel pasa por orden de asiento; los demás son asistentes en ese turno.',
	'PC19-T4': 'Cada paso del turno permite ciertas cosas a ciertos jugadores. Todo lo demás espera.',
	'PC19-T5': 'El turno empieza con la tirada de cinco dados de muestra y el dado mutante.',
	'PC19-T6':
		'El investigador puede volver a tirar una vez los dados que quiera, también el mutante. La primera repetición es siempre la gratuita.',
	'PC19-T7': 'Después de la gratuita, cada repetición cuesta un Explorador. Puede haber varias.',
	'PC19-T8': 'Se vuelve a tirar al menos un dado, y solo dados que participan en este turno.',
	'PC19-T9':
		'Cuando el investigador toma dados, la cara del dado mutante se anota en su siguiente casilla de cepa mutante. Si no queda ninguna libre, se pierde.',
	'PC19-T10': 'Coge una muestra o un dado para Biotecnología; pasar es solo para asistentes.',
	'PC19-T11':
		'Cada asistente toma una muestra o un dado suelto de lo que dejó el investigador, o pasa. El orden es libre.',
	'PC19-T12': 'Solo el investigador vuelve a tirar dados.',
	'PC19-T13': 'Varios asistentes pueden usar el mismo dado. Lo que uno cambia en él vale solo para él.',
	'PC19-T14': 'Nadie termina mientras tenga que colocar su infección o pueda anotar su dado suelto.',
	'PC19-T15': 'Nadie está obligado a usar una muestra. La que no se coloca antes de terminar se pierde.',
	'PC19-T16':
		'El turno acaba cuando todos han terminado o pasado y no queda nada pendiente. El siguiente llega solo.',
	'PC19-D1': 'Quien quiere una muestra toma dos de los dados.',
	'PC19-D2': 'Una Rata de laboratorio permite tomar tres dados en vez de dos, nunca más.',
	'PC19-D3': 'En vez de una muestra se toma un solo dado; Biotecnología debe tener un espacio libre.',
	'PC19-D4': 'El investigador elige entre todos los dados del turno, los asistentes entre los que él dejó.',
	'PC19-D5':
		'De dos o tres dados el más alto es la infección (si empatan, el primero); los otros son muestras. Sigue siéndolo aunque cambie su número.',
	'PC19-D6':
		'Una muestra va a Salud o a la Fórmula. La infección no es muestra, y ninguna de las dos va a Biotecnología.',
	'PC19-D7': 'No trae infección, se anota en Biotecnología y no sirve para nada más.',
	'PC19-U1': (facts, talk) =>
		`Todos empiezan con los bonus que la hoja trae marcados: ${startBonuses(facts, resources, talk) || 'ninguno'}.`,
	'PC19-U2':
		'Un bonus ganado se puede usar después, también en el mismo turno. Si todos sus círculos están ya marcados, se pierde.',
	'PC19-U3': 'Para usar un bonus hace falta un círculo ganado y sin tachar; al usarlo se tacha.',
	'PC19-U4': 'Antes de tomar dados el investigador vuelve a tirar los que quiera.',
	'PC19-U5':
		'Cambia en 1, hacia arriba o hacia abajo, un dado tomado y sin usar. Se pueden gastar varios, también en el mismo dado. Si el investigador puede cambiar el dado mutante antes de tomar, lo decide la mesa.',
	'PC19-U6': 'Ningún cambio baja de 1 ni pasa de 6.',
	'PC19-U7': 'Un dado más al tomar, para el investigador o un asistente.',
	'PC19-U8':
		'Funcionan como un dado de cualquier número, para su propia área. Hasta colocarlas el jugador no hace nada más.',
	'PC19-U9': 'Va a Salud, a la Fórmula o a Biotecnología.',
	'PC19-U10': 'La muestra de investigación que no se puede o no se quiere colocar se descarta.',
	'PC19-H1': 'Salud se llena de izquierda a derecha sin huecos, hasta que cada columna tiene un número.',
	'PC19-H2':
		'La primera columna admite cualquier muestra, en su casilla. Si tiene varias, el jugador elige una.',
	'PC19-H3':
		'Una muestra igual al número anterior sigue en la fila, una mayor sube una fila y una menor baja una.',
	'PC19-H4': 'Si esa casilla no existe, la muestra no se puede colocar en Salud.',
	'PC19-H5': 'Una casilla con icono da ese recurso.',
	'PC19-H6': 'En un multiplicador se anota la muestra multiplicada.',
	'PC19-H7': 'Cada muestra añadida a Salud da un bonus de Individuos resistentes.',
	'PC19-F1': 'La Fórmula se llena de izquierda a derecha hasta la última casilla.',
	'PC19-F2': 'Admite cualquier muestra.',
	'PC19-F3':
		'La muestra debe ser lo que el factor hace con el número anterior: = lo fija, + y − suman y restan, × y ÷ multiplican y dividen. Si no es un número de dado, ya nada encaja.',
	'PC19-F4':
		'Con cada muestra se tacha un factor, que vale para la casilla siguiente. La última también cuesta uno, y se puede elegir incluso un factor sin salida. Solo si la hoja tiene menos factores que casillas y no queda ninguno libre, la muestra se anota sin factor y la Fórmula acaba ahí.',
	'PC19-F5': 'Un factor tachado no se puede volver a elegir; uno impreso dos veces se puede usar dos veces.',
	'PC19-F6': 'En una casilla con multiplicador se anota el producto, y el factor siguiente actúa sobre él.',
	'PC19-B1': 'Un dado o una muestra de investigación se anota en cualquier espacio libre.',
	'PC19-B2': 'Quien completa una pareja gana lo que hay entre sus espacios.',
	'PC19-B3':
		'Tacha un número de una pareja completa: uno de tus dados sin usar que muestre ese número pasa a mostrar el otro.',
	'PC19-B4': 'La pareja debe estar completa y sin ningún número tachado.',
	'PC19-B5':
		'Solo convierte quien tomó dos o tres dados, una vez decidido cuál es la infección. Un dado suelto, nunca.',
	'PC19-B6': 'Una pareja con un número tachado está usada.',
	'PC19-I1':
		'El dado de infección infecta a tantos individuos como indica, antes, entre o después de las muestras.',
	'PC19-I2': 'Una infección tiene exactamente la forma de su número, de una pieza, girada como se quiera.',
	'PC19-I3': 'Ninguna parte queda fuera de la zona, sobre un hospital ni en un hueco.',
	'PC19-I4':
		'Nadie dentro de ella está ya infectado. Se pueden mezclar sanos, resistentes y medio infectados.',
	'PC19-I5': 'Mientras no haya infectados, la forma debe incluir una casilla por donde entra la infección.',
	'PC19-I6': 'Después, una de sus casillas debe compartir lado con alguien infectado antes.',
	'PC19-I7':
		'Si la forma no cabe en ningún sitio, el jugador elige una columna e infecta a todos los que no lo estén. No hace falta que toque nada.',
	'PC19-I8': 'Una columna se cubre solo si la forma no cabe en ningún sitio.',
	'PC19-I9': 'En la columna debe quedar alguien sin infectar.',
	'PC19-I10': 'Cuando todos están infectados, las infecciones pendientes y posteriores no tienen efecto.',
	'PC19-I11': 'Una fila con todos infectados da su recurso y sube en 1 el multiplicador mutante.',
	'PC19-I12': 'En una columna con todos infectados se marca su virus.',
	'PC19-I13':
		'Cuando todos los de alrededor de un hospital están infectados, se gana una muestra libre, una vez por hospital.',
	'PC19-I14':
		'Las infecciones de un escenario conservan su valor y van antes que todo salvo las muestras de investigación pendientes. El dado propio espera.',
	'PC19-V1': 'Un bonus hace entrar a dos individuos resistentes.',
	'PC19-V2':
		'Mientras no haya resistentes ni medio infectados, el primero entra donde la hoja muestra el escudo.',
	'PC19-V3':
		'Cada uno más toca a un resistente o medio infectado; el primero de los dos vale para el segundo.',
	'PC19-V4': 'Solo un individuo sano se hace resistente.',
	'PC19-V5': 'Un resistente no puede entrar tocando a un infectado.',
	'PC19-V6': 'Entra uno solo únicamente si no puede seguirle otro. Si no puede ninguno, el bonus no se usa.',
	'PC19-V7': 'La primera infección marca la mitad de un resistente, la segunda el resto.',
	'PC19-V8': 'Los medio infectados no cuentan como infectados para filas, columnas, hospitales y curva.',
	'PC19-E1':
		'La partida acaba tras el último turno de la última ronda y, con algunos escenarios, un paso final.',
	'PC19-E2': 'La suma de los números anotados.',
	'PC19-E3':
		'3 puntos por cada bonus de Individuos resistentes usado, o por cada bonus usado, según decida la mesa.',
	'PC19-E4': 'La suma de los números anotados; los factores no cuentan.',
	'PC19-E5':
		'Quien ha tachado más factores dobla la Fórmula; también todos los empatados y quien juega solo.',
	'PC19-E6': 'La suma de los números sin tachar.',
	'PC19-E7': '10 puntos por cada pareja completa sin números tachados.',
	'PC19-E8': '+5 por cada columna sin cubrir, −10 por cada columna completa.',
	'PC19-E9': ({ multiplierStart }) =>
		`Se pierde la suma de las casillas mutantes por el multiplicador. El multiplicador empieza donde dice la hoja, en ${multiplierStart}, y sube 1 por cada fila completa.`,
	'PC19-E10': 'Los totales iguales comparten la victoria.',
	'PC19-E11': ({ bands }) =>
		`Los límites de la hoja dicen cómo ha ido: ${bandsOf(bands, bandNames)
			.map(({ name, below, from }) =>
				below === null ? `desde ${from} ${name}` : `menos de ${below} ${name}`
			)
			.join(', ')}.`,
	'PC19-S1':
		'En solitario cada ronda tiene, tras el turno normal, otro con tres dados de muestra y sin dado mutante.',
	'PC19-M1':
		'De quien apunta en otro sitio solo se anotan sus tiradas y los dados que toma como investigador. Como asistente no se le espera.',
	'PC19-M2': 'Tras el último turno cada uno comunica los factores tachados y las columnas de Salud llenas.',
	'PC19-M3':
		'Con Anti vacunas se avisa de cada muestra que un jugador así añade a su Fórmula, como mucho tantas como casillas hay.',
	'PC19-M4': 'Sus hojas no se puntúan aquí. Antes de dar sus datos cuentan como sin factores tachados.',
	'PC19-M5':
		'Un dispositivo que no lleva ninguna hoja anota lo que los investigadores tiran y toman. Cada toma acaba el turno, y la última, la partida.',
	'PC19-X1':
		'Antes de multiplicar, la suma mutante crece con el número mutante más alto de un vecino; en solitario, con el propio.',
	'PC19-X2':
		'En la primera tirada de un turno cada 1 y cada 2 pasa a ser un 6, también en el dado mutante. Lo repetido vale como cae.',
	'PC19-X3':
		'Antes del primer turno y al final todos reciben una infección tan grande como el número de jugadores.',
	'PC19-X4': 'Cada hospital rodeado sube en 1 el multiplicador.',
	'PC19-X5': 'Al final cada jugador recibe una infección de 3 por cada pareja completa y sin usar.',
	'PC19-X6':
		'Los resistentes se infectan del todo a la primera, y cada uno trae una infección recibida de 1.',
	'PC19-X7':
		'Al final todos reciben una infección de 2 por cada columna de Salud vacía en todas las hojas juntas.',
	'PC19-X8':
		'Al usarse, los dados de infección valen 1 más y las muestras y dados sueltos 1 menos; las caras no cambian. Cada Rata usada sube en 1 el multiplicador.',
	'PC19-X9':
		'Al final todos reciben una infección de 1 por cada factor sin tachar en todas las hojas juntas.',
	'PC19-X10':
		'Antes de multiplicar, la suma mutante crece en 1 por cada Análisis usado y en 3 por cada uno sin usar.',
	'PC19-X11':
		'Sin Exploradores durante la partida, y los dados de infección valen la mitad, hacia abajo. Al final cada jugador tira cinco infecciones que valen enteras; los Exploradores que queden las repiten antes de colocar la primera.',
	'PC19-X12':
		'El multiplicador es 10, haya las filas que haya. Al final cada pareja completa y sin usar que se anula lo baja en 1, nunca por debajo de 3.',
	'PC19-X13':
		'Cada vez que alguien añade una muestra a una Fórmula, todos los jugadores reciben una infección de 1.',
	'PC19-ED1': 'La columna 1 de Salud necesita una casilla; si no, no se podría colocar la primera muestra.',
	'PC19-ED2': 'La zona de riesgo necesita un individuo por donde entre la infección.',
	'PC19-ED3': 'La zona de riesgo necesita un individuo por donde entren los resistentes.',
	'PC19-ED4': 'Hay tantos recursos como filas tiene la zona de riesgo.',
	'PC19-ED5': 'Ningún bonus puede tener al principio más que círculos.',
	'PC19-ED6': 'La infección de un número tiene exactamente ese número de casillas.',
	'PC19-ED7': 'Cada resultado tiene un límite mayor que el anterior.',
	'PC19-PO1':
		'Un turno da a un jugador un número como mucho, una Rata de laboratorio otro y cada muestra de investigación uno.'
};
