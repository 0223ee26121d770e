import type { PcWords } from '../words.ts';

export const sections: PcWords['sections'] = {
	table: 'Mesa y turno',
	dice: 'Tomar dados',
	resources: 'Recursos',
	health: 'Salud',
	formula: 'Fórmula',
	biotech: 'Biotecnología',
	infection: 'Infección',
	resistant: 'Individuos resistentes',
	end: 'Final y puntuación',
	alone: 'En solitario',
	elsewhere: 'Hojas en otro sitio',
	scenarios: 'Escenarios'
};

export const rules: PcWords['rules'] = {
	'PC19-T1': {
		title: 'De uno a cinco jugadores',
		text: 'Cada jugador tiene su hoja. La mesa comparte cinco dados de muestra iguales y uno distinto, el dado mutante.'
	},
	'PC19-T2': {
		title: 'Seis, cinco o cuatro rondas',
		text: 'La partida dura seis rondas con hasta tres jugadores, cinco con cuatro y cuatro con cinco.'
	},
	'PC19-T3': {
		title: 'Todos son investigador una vez por ronda',
		text: 'El papel pasa por orden de asiento; los demás son asistentes en ese turno.'
	},
	'PC19-T4': {
		title: 'Solo lo que permite el momento',
		text: 'Cada paso del turno permite ciertas cosas a ciertos jugadores. Todo lo demás espera.'
	},
	'PC19-T5': {
		title: 'El investigador tira todos los dados',
		text: 'El turno empieza con la tirada de cinco dados de muestra y el dado mutante.'
	},
	'PC19-T6': {
		title: 'Una repetición gratis',
		text: 'El investigador puede volver a tirar una vez los dados que quiera, también el mutante. La primera repetición es siempre la gratuita.'
	},
	'PC19-T7': {
		title: 'Más repeticiones cuestan Exploradores',
		text: 'Después de la gratuita, cada repetición cuesta un Explorador. Puede haber varias.'
	},
	'PC19-T8': {
		title: 'Se repiten dados de este turno',
		text: 'Se vuelve a tirar al menos un dado, y solo dados que participan en este turno.'
	},
	'PC19-T9': {
		title: 'Tomar dados cierra la tirada',
		text: 'Cuando el investigador toma dados, la cara del dado mutante se anota en su siguiente casilla de cepa mutante.'
	},
	'PC19-T10': {
		title: 'El investigador tiene que tomar dados',
		text: 'Coge una muestra o un dado para Biotecnología; pasar es solo para asistentes.'
	},
	'PC19-T11': {
		title: 'Después, los asistentes',
		text: 'Cada asistente toma una muestra o un dado suelto de lo que dejó el investigador, o pasa. El orden es libre.'
	},
	'PC19-T12': { title: 'Los asistentes no repiten', text: 'Solo el investigador vuelve a tirar dados.' },
	'PC19-T13': {
		title: 'Los asistentes comparten dados',
		text: 'Varios asistentes pueden usar el mismo dado. Lo que uno cambia en él vale solo para él.'
	},
	'PC19-T14': {
		title: 'Cuándo se puede terminar',
		text: 'Nadie termina mientras tenga que colocar su infección o pueda anotar su dado suelto.'
	},
	'PC19-T15': {
		title: 'Una muestra se puede perder',
		text: 'Nadie está obligado a usar una muestra. La que no se coloca antes de terminar se pierde.'
	},
	'PC19-T16': {
		title: 'Final del turno',
		text: 'El turno acaba cuando todos han terminado o pasado y no queda nada pendiente. El siguiente llega solo.'
	},
	'PC19-D1': { title: 'Una muestra son dos dados', text: 'Quien quiere una muestra toma dos de los dados.' },
	'PC19-D2': {
		title: 'Tres dados con una Rata',
		text: 'Una Rata de laboratorio permite tomar tres dados en vez de dos, nunca más.'
	},
	'PC19-D3': {
		title: 'Biotecnología es un dado',
		text: 'En vez de una muestra se toma un solo dado; Biotecnología debe tener un espacio libre.'
	},
	'PC19-D4': {
		title: 'Solo dados de la mesa',
		text: 'El investigador elige entre todos los dados del turno, los asistentes entre los que él dejó.'
	},
	'PC19-D5': {
		title: 'El dado más alto es la infección',
		text: 'De dos o tres dados el más alto es la infección (si empatan, el primero); los otros son muestras. Sigue siéndolo aunque cambie su número.'
	},
	'PC19-D6': {
		title: 'Cada muestra se usa una vez',
		text: 'Una muestra va a Salud o a la Fórmula. La infección no es muestra, y ninguna de las dos va a Biotecnología.'
	},
	'PC19-D7': {
		title: 'El dado suelto es para Biotecnología',
		text: 'No trae infección, se anota en Biotecnología y no sirve para nada más.'
	},
	'PC19-U1': {
		title: 'Un bonus de cada',
		text: 'Todos empiezan con un Explorador, un Análisis, una Rata de laboratorio y un bonus de Individuos resistentes.'
	},
	'PC19-U2': {
		title: 'Los bonus se marcan al momento',
		text: 'Un bonus ganado se puede usar después, también en el mismo turno.'
	},
	'PC19-U3': {
		title: 'Un bonus se usa una vez',
		text: 'Para usar un bonus hace falta un círculo ganado y sin tachar; al usarlo se tacha.'
	},
	'PC19-U4': {
		title: 'Explorador',
		text: 'Antes de tomar dados el investigador vuelve a tirar los que quiera.'
	},
	'PC19-U5': {
		title: 'Análisis',
		text: 'Cambia en 1, hacia arriba o hacia abajo, un dado tomado y sin usar, nunca el mutante. Se pueden gastar varios, también en el mismo dado.'
	},
	'PC19-U6': { title: 'Un dado va de 1 a 6', text: 'Ningún cambio baja de 1 ni pasa de 6.' },
	'PC19-U7': {
		title: 'Rata de laboratorio',
		text: 'Un dado más al tomar, para el investigador o un asistente.'
	},
	'PC19-U8': {
		title: 'Las muestras de investigación se colocan al momento',
		text: 'Funcionan como un dado de cualquier número, para su propia área. Hasta colocarlas el jugador no hace nada más.'
	},
	'PC19-U9': { title: 'Muestra libre', text: 'Va a Salud, a la Fórmula o a Biotecnología.' },
	'PC19-U10': {
		title: 'Descartar',
		text: 'La muestra de investigación que no se puede o no se quiere colocar se descarta.'
	},
	'PC19-H1': {
		title: 'Una muestra por columna',
		text: 'Salud se llena de izquierda a derecha sin huecos, nueve columnas en total.'
	},
	'PC19-H2': {
		title: 'La casilla inicial',
		text: 'La primera columna admite cualquier muestra, en la casilla inicial.'
	},
	'PC19-H3': {
		title: 'Igual, arriba o abajo',
		text: 'Una muestra igual al número anterior sigue en la fila, una mayor sube una fila y una menor baja una.'
	},
	'PC19-H4': {
		title: 'Sin casilla no hay muestra',
		text: 'Si esa casilla no existe, la muestra no se puede colocar en Salud.'
	},
	'PC19-H5': { title: 'Los iconos dan recursos', text: 'Una casilla con icono da ese recurso.' },
	'PC19-H6': { title: 'Multiplicadores', text: 'En un multiplicador se anota la muestra multiplicada.' },
	'PC19-H7': {
		title: 'La Salud da resistencia',
		text: 'Cada muestra añadida a Salud da un bonus de Individuos resistentes.'
	},
	'PC19-F1': { title: 'Diez casillas en fila', text: 'La Fórmula se llena de izquierda a derecha.' },
	'PC19-F2': { title: 'La primera casilla', text: 'Admite cualquier muestra.' },
	'PC19-F3': {
		title: 'Decide el factor',
		text: 'La muestra debe ser lo que el factor hace con el número anterior: = lo fija, + y − suman y restan, ÷ divide entre dos. Si no es un número de dado, ya nada encaja.'
	},
	'PC19-F4': {
		title: 'Un factor por muestra',
		text: 'Con cada muestra se tacha un factor, que vale para la casilla siguiente. La última también cuesta uno, y se puede elegir incluso un factor sin salida.'
	},
	'PC19-F5': { title: 'Cada factor una vez', text: 'Un factor tachado no se puede volver a elegir.' },
	'PC19-F6': {
		title: 'Multiplicadores',
		text: 'En una casilla con multiplicador se anota el producto, y el factor siguiente actúa sobre él.'
	},
	'PC19-B1': {
		title: 'Cualquier espacio libre',
		text: 'Un dado o una muestra de investigación se anota en cualquier espacio libre.'
	},
	'PC19-B2': {
		title: 'Una pareja da su recurso',
		text: 'Quien completa una pareja gana lo que hay entre sus espacios.'
	},
	'PC19-B3': {
		title: 'Conversión',
		text: 'Tacha un número de una pareja completa: uno de tus dados sin usar que muestre ese número pasa a mostrar el otro.'
	},
	'PC19-B4': {
		title: 'Completa y sin usar',
		text: 'La pareja debe estar completa y sin ningún número tachado.'
	},
	'PC19-B5': {
		title: 'Solo se convierten muestras',
		text: 'Solo convierte quien tomó dos o tres dados, una vez decidido cuál es la infección. Un dado suelto, nunca.'
	},
	'PC19-B6': { title: 'Parejas usadas', text: 'Una pareja con un número tachado está usada.' },
	'PC19-I1': {
		title: 'La infección se coloca',
		text: 'El dado de infección infecta a tantos individuos como indica, antes, entre o después de las muestras.'
	},
	'PC19-I2': {
		title: 'La forma del número',
		text: 'Una infección tiene exactamente la forma de su número, de una pieza, girada como se quiera.'
	},
	'PC19-I3': { title: 'Solo individuos', text: 'Ninguna parte queda fuera de la zona ni sobre un hospital.' },
	'PC19-I4': {
		title: 'Nadie dos veces',
		text: 'Nadie dentro de ella está ya infectado. Se pueden mezclar sanos, resistentes y medio infectados.'
	},
	'PC19-I5': {
		title: 'La entrada',
		text: 'Mientras no haya infectados, la forma debe incluir la casilla de entrada.'
	},
	'PC19-I6': {
		title: 'Se propaga por contacto',
		text: 'Después, una de sus casillas debe compartir lado con alguien infectado antes.'
	},
	'PC19-I7': {
		title: 'Cubrir una columna',
		text: 'Si la forma no cabe en ningún sitio, el jugador elige una columna e infecta a todos los que no lo estén. No hace falta que toque nada.'
	},
	'PC19-I8': {
		title: 'Solo si no cabe',
		text: 'Una columna se cubre solo si la forma no cabe en ningún sitio.'
	},
	'PC19-I9': { title: 'Una columna con alguien', text: 'En la columna debe quedar alguien sin infectar.' },
	'PC19-I10': {
		title: 'Zona llena',
		text: 'Cuando todos están infectados, las infecciones pendientes y posteriores no tienen efecto.'
	},
	'PC19-I11': {
		title: 'Filas completas',
		text: 'Una fila con todos infectados da su recurso y sube en 1 el multiplicador mutante.'
	},
	'PC19-I12': { title: 'Columnas completas', text: 'En una columna con todos infectados se marca su virus.' },
	'PC19-I13': {
		title: 'Hospitales rodeados',
		text: 'Cuando todos los de alrededor de un hospital están infectados, se gana una muestra libre, una vez por hospital.'
	},
	'PC19-I14': {
		title: 'Las infecciones recibidas van primero',
		text: 'Las infecciones de un escenario conservan su valor y van antes que todo salvo las muestras de investigación pendientes. El dado propio espera.'
	},
	'PC19-V1': { title: 'De dos en dos', text: 'Un bonus hace entrar a dos individuos resistentes.' },
	'PC19-V2': {
		title: 'La esquina del escudo',
		text: 'Mientras no haya resistentes ni medio infectados, el primero entra por la esquina del escudo.'
	},
	'PC19-V3': {
		title: 'Van juntos',
		text: 'Cada uno más toca a un resistente o medio infectado; el primero de los dos vale para el segundo.'
	},
	'PC19-V4': { title: 'Solo sanos', text: 'Solo un individuo sano se hace resistente.' },
	'PC19-V5': {
		title: 'No junto a infectados',
		text: 'Un resistente no puede entrar tocando a un infectado.'
	},
	'PC19-V6': {
		title: 'Dos si caben dos',
		text: 'Entra uno solo únicamente si no puede seguirle otro. Si no puede ninguno, el bonus no se usa.'
	},
	'PC19-V7': {
		title: 'Se infectan en dos pasos',
		text: 'La primera infección marca la mitad de un resistente, la segunda el resto.'
	},
	'PC19-V8': {
		title: 'Medio no cuenta',
		text: 'Los medio infectados no cuentan como infectados para filas, columnas, hospitales y curva.'
	},
	'PC19-E1': {
		title: 'El final',
		text: 'La partida acaba tras el último turno de la última ronda y, con algunos escenarios, un paso final.'
	},
	'PC19-E2': { title: 'Salud', text: 'La suma de los números anotados.' },
	'PC19-E3': { title: 'Individuos resistentes', text: '3 puntos por cada bonus usado.' },
	'PC19-E4': { title: 'Fórmula', text: 'La suma de los números anotados; los factores no cuentan.' },
	'PC19-E5': {
		title: 'La Fórmula más larga',
		text: 'Quien ha tachado más factores dobla la Fórmula; también todos los empatados y quien juega solo.'
	},
	'PC19-E6': { title: 'Biotecnología', text: 'La suma de los números sin tachar.' },
	'PC19-E7': { title: 'Parejas', text: '10 puntos por cada pareja completa sin números tachados.' },
	'PC19-E8': {
		title: 'Curva de infección',
		text: '+5 por cada columna sin cubrir, −10 por cada columna completa.'
	},
	'PC19-E9': {
		title: 'Cepa mutante',
		text: 'Se pierde la suma de las casillas mutantes por el multiplicador. El multiplicador es 3 más 1 por cada fila completa.'
	},
	'PC19-E10': { title: 'Gana el total más alto', text: 'Los totales iguales comparten la victoria.' },
	'PC19-E11': {
		title: 'Cómo ha ido',
		text: 'Menos de 70 Apocalíptico, menos de 80 Catastrófico, menos de 100 de Milagro, menos de 120 Superado, menos de 150 Controlado, desde 150 Épico.'
	},
	'PC19-S1': {
		title: 'Dos turnos por ronda',
		text: 'En solitario hay seis rondas. Tras el turno normal hay otro con tres dados de muestra y sin dado mutante.'
	},
	'PC19-M1': {
		title: 'Qué se anota de los demás',
		text: 'De quien apunta en otro sitio solo se anotan sus tiradas y los dados que toma como investigador. Como asistente no se le espera.'
	},
	'PC19-M2': {
		title: 'Datos al final',
		text: 'Tras el último turno cada uno comunica los factores tachados y las columnas de Salud llenas.'
	},
	'PC19-M3': {
		title: 'Fórmula en otra hoja',
		text: 'Con Anti vacunas se avisa de cada muestra que un jugador así añade a su Fórmula, diez como mucho.'
	},
	'PC19-M4': {
		title: 'No se puntúan aquí',
		text: 'Sus hojas no se puntúan aquí. Antes de dar sus datos cuentan como sin factores tachados.'
	},
	'PC19-X1': {
		title: 'ETS',
		text: 'Antes de multiplicar, la suma mutante crece con el número mutante más alto de un vecino; en solitario, con el propio.'
	},
	'PC19-X2': {
		title: 'Dengue',
		text: 'En la primera tirada de un turno cada 1 y cada 2 pasa a ser un 6, también en el dado mutante. Lo repetido vale como cae.'
	},
	'PC19-X3': {
		title: 'Gripe común',
		text: 'Antes del primer turno y al final todos reciben una infección tan grande como el número de jugadores.'
	},
	'PC19-X4': { title: 'Virus intrahospitalario', text: 'Cada hospital rodeado sube en 1 el multiplicador.' },
	'PC19-X5': {
		title: 'COVID 19',
		text: 'Al final cada jugador recibe una infección de 3 por cada pareja completa y sin usar.'
	},
	'PC19-X6': {
		title: 'Cólera',
		text: 'Los resistentes se infectan del todo a la primera, y cada uno trae una infección recibida de 1.'
	},
	'PC19-X7': {
		title: 'Gripe porcina',
		text: 'Al final todos reciben una infección de 2 por cada columna de Salud vacía en todas las hojas juntas.'
	},
	'PC19-X8': {
		title: 'Peste negra',
		text: 'Al usarse, los dados de infección valen 1 más y las muestras y dados sueltos 1 menos; las caras no cambian. Cada Rata usada sube en 1 el multiplicador.'
	},
	'PC19-X9': {
		title: 'Gripe aviar',
		text: 'Al final todos reciben una infección de 1 por cada factor sin tachar en todas las hojas juntas.'
	},
	'PC19-X10': {
		title: 'Laboratorios corruptos',
		text: 'Antes de multiplicar, la suma mutante crece en 1 por cada Análisis usado y en 3 por cada uno sin usar.'
	},
	'PC19-X11': {
		title: 'Guerra química',
		text: 'Sin Exploradores durante la partida, y los dados de infección valen la mitad, hacia abajo. Al final cada jugador tira cinco infecciones que valen enteras; los Exploradores que queden las repiten antes de colocar la primera.'
	},
	'PC19-X12': {
		title: 'Virus de diseño',
		text: 'El multiplicador es 10, haya las filas que haya. Al final cada pareja completa y sin usar que se anula lo baja en 1.'
	},
	'PC19-X13': {
		title: 'Anti vacunas',
		text: 'Cada vez que alguien añade una muestra a una Fórmula, todos los jugadores reciben una infección de 1.'
	}
};

export const rulings: PcWords['rulings'] = {
	'PC19-R1': {
		question: '¿Cuándo se puede usar Análisis?',
		answers: {
			a: 'Después de tomar, hasta que se use el dado; la infección quedó decidida al tomar.',
			b: 'Solo antes de decidir la infección: hasta usar o convertir el primer dado.'
		}
	},
	'PC19-R2': {
		question: '¿Se pueden reflejar las formas?',
		answers: { a: 'No, solo girar.', b: 'Sí, girar y reflejar.' }
	},
	'PC19-R3': {
		question: '¿Dónde empieza el multiplicador?',
		answers: { a: 'En 3, más 1 por cada fila completa.', b: 'En 0: solo el número de filas completas.' }
	},
	'PC19-R4': {
		question: '¿Qué columnas dan +5?',
		answers: { a: 'Las que no tienen ningún infectado.', b: 'Todas las que no están completas.' }
	},
	'PC19-R5': {
		question: '¿Un medio infectado cuenta como infectado para conectar?',
		answers: {
			a: 'No: las formas no conectan con él y los resistentes pueden tocarlo.',
			b: 'Sí: cuenta como infectado para ambas cosas.'
		}
	},
	'PC19-R6': {
		question: '¿Con qué se compara una muestra de Salud?',
		answers: {
			a: 'Con el número anotado antes, ya multiplicado.',
			b: 'Con la muestra anterior, sin multiplicar.'
		}
	},
	'PC19-R7': {
		question: '¿Cuántas veces convierte una pareja?',
		answers: { a: 'Una.', b: 'Una con cada uno de sus números.' }
	},
	'PC19-R8': {
		question: 'ETS: ¿el número más alto de quién se suma?',
		answers: { a: 'El del jugador de tu izquierda.', b: 'El del jugador de tu derecha.' }
	},
	'PC19-R9': {
		question: '¿Qué rodea un hospital?',
		answers: { a: 'Los cuatro individuos que lo tocan.', b: 'Los ocho de alrededor.' }
	}
};
