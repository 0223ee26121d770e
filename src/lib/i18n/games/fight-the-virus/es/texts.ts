import { giving, type RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'FTV-G1': 'Solo se puede hacer lo que toca ahora, y solo quien tiene que hacerlo.',
	'FTV-G2': 'Cada persona tiene una hoja. Todas son iguales.',
	'FTV-G3': 'Tira primero quien llevó mascarilla por última vez. Desde ahí se sigue en sentido horario.',
	'FTV-G4':
		'Una persona tira los dos dados y todas usan esa tirada. Quien tira es activa; las demás, pasivas.',
	'FTV-G5':
		'Con dobles de 1 a 5, quien tira puede volver a tirar los dos dados antes de que nadie los use, nunca uno solo. El doble seis se queda.',
	'FTV-G6':
		'El contratiempo ocurre antes de usar ningún dado. Después cada cual marca en su hoja, en cualquier orden.',
	'FTV-G7':
		'El turno acaba cuando todo el mundo ha terminado; si aquí no se lleva ninguna hoja, en cuanto la tirada es definitiva. Entonces tira la persona siguiente en sentido horario.',
	'FTV-G8': 'Los dados sin usar se pierden al final del turno; no se guarda nada.',
	'FTV-D1':
		'Usas cada uno de los dos dados una vez por turno como mucho. Las demás personas pueden usar el mismo dado en sus hojas.',
	'FTV-D2': 'Quien está en activo usa exactamente un dado en el análisis del virus.',
	'FTV-D3':
		'Quien está en activo usa el otro dado en la investigación, las pruebas o la curva. Qué dado va a cada sitio y en qué orden es libre.',
	'FTV-D4': 'Quien está en pasivo puede usar un dado en cualquiera de las cuatro zonas, o ninguno.',
	'FTV-D5':
		'Si estás en pasivo y rellenas una casilla de dado extra, también puedes usar el segundo dado en el mismo turno y en cualquier zona.',
	'FTV-D6':
		'Quien está en activo no puede terminar mientras un dado sin usar quepa tal cual en una zona que aún tenga abierta. Quien ha tachado el último número de la investigación queda libre de esto.',
	'FTV-D7':
		'Un dado que no se puede usar se salta. Nadie está obligado a gastar progreso ni a colocar el primer dado para que quepa el segundo.',
	'FTV-P1': 'Los campos empiezan en blanco. Se rodean, y después se tachan, uno tras otro.',
	'FTV-P2': 'Por cada espícula que cubres se rodea un campo: ya está disponible.',
	'FTV-P3':
		'Un campo disponible suma 1 o 2 a un dado que usas. Puedes poner varios en un dado; se gastan los menos posibles.',
	'FTV-P4': 'No puedes gastar más campos de los que tienes disponibles.',
	'FTV-P5': 'Un campo gastado se tacha enseguida. Los ganados con el primer dado ya sirven para el segundo.',
	'FTV-P6': 'El progreso cambia el dado solo para ti. Los dobles y los contratiempos dependen de la tirada.',
	'FTV-P7': 'El progreso se usa en dados, nunca en una bonificación.',
	'FTV-V1':
		'Un valor de 1 a 5 rellena exactamente su forma, girada como quieras y, si la mesa lo permite, también volteada.',
	'FTV-V2': 'Un valor de 7 o más no se puede usar en el análisis del virus.',
	'FTV-V3': ({ free: { most, box } }) =>
		`Un 6 rellena cualquier forma conectada de hasta ${most} casillas que quepa en un rectángulo de ${box.join(' por ')}.`,
	'FTV-V4': 'Se rellena la forma entera, y toda ella está dentro del virus. Las espículas también son virus.',
	'FTV-V5': 'Ninguna casilla de la forma puede estar ya rellena.',
	'FTV-V6': 'La primera forma puede ir en cualquier sitio, mientras el resto siga en una pieza.',
	'FTV-V7': 'Cada forma nueva comparte al menos un lado con una casilla ya rellena. Las esquinas no cuentan.',
	'FTV-V8':
		'Después de cada forma, las casillas sin analizar están conectadas por sus lados, o no queda ninguna.',
	'FTV-RE1':
		'Tacha los números desde el 1, cada uno con un valor exactamente igual. Por encima de 6 hace falta progreso.',
	'FTV-RE2': ({ research }, talk) =>
		giving(research, 'S', talk, {
			zero: 'Al tachar un número que muestra una bonificación la ganas; en esta hoja ninguno da una forma en el análisis del virus.',
			one: (said) =>
				`Al tachar un número que muestra una bonificación la ganas; en esta hoja el ${said} da una forma en el análisis del virus.`,
			other: (said) =>
				`Al tachar un número que muestra una bonificación la ganas; en esta hoja dan una forma en el análisis del virus: ${said}.`
		}),
	'FTV-RE3': ({ research }, talk) =>
		giving(research, '1', talk, {
			zero: 'En esta hoja ningún número de la investigación da un 1 en las pruebas.',
			one: (said) => `En esta hoja, al tachar el ${said} ganas un 1 en las pruebas.`,
			other: (said) => `En esta hoja ganas un 1 en las pruebas al tachar cada uno de estos: ${said}.`
		}),
	'FTV-RE4': ({ research }) =>
		`El último número de la investigación, el ${research.length}, solo se puede tachar cuando todas las casillas rojas con bandera, en las pruebas y en la curva, están rellenas.`,
	'FTV-RE5': 'Después del último número no queda nada que tachar.',
	'FTV-T1': 'Escribe el valor del dado en una casilla de las pruebas. Con progreso puede pasar de 6.',
	'FTV-T2': 'La casilla tiene que estar vacía.',
	'FTV-T3': 'Todas las casillas justo debajo tienen que estar rellenas.',
	'FTV-T4': 'El número es mayor que cada número justo debajo, salvo que sea un 1.',
	'FTV-T5': 'Un 1 puede ir sobre cualquier número, pero no justo encima ni justo debajo de un 1.',
	'FTV-T6':
		'Los números pueden repetirse en una fila, y no hace falta completarla antes de subir. Sobre un 1 y un 6 solo cabe un 7 o más.',
	'FTV-T7': 'Quien rellena la última casilla vacía de una fila gana la bonificación de su extremo.',
	'FTV-T8':
		'Las casillas rojas con bandera tienen que estar rellenas antes de tachar el último número de la investigación.',
	'FTV-T9': 'Rellenar una casilla con dado da el segundo dado a quien está en pasivo. En activo no da nada.',
	'FTV-C1': 'Escribe el valor del dado, o el número de la bonificación, en una casilla de la curva.',
	'FTV-C2': 'La casilla tiene que estar vacía.',
	'FTV-C3': 'La curva acepta números de 1 a 6, también con progreso.',
	'FTV-C4': 'Una columna se rellena de abajo arriba y sin huecos.',
	'FTV-C5': 'Una columna empezada se completa antes de escribir en otra. Cuál viene después es libre.',
	'FTV-C6': 'Las casillas que comparten un lado llevan números distintos.',
	'FTV-C7':
		'Al empezar una columna, si la casilla inferior de alguna está rodeada y acepta el número, hay que empezar una de las rodeadas.',
	'FTV-C8':
		'Una casilla rodeada solo acepta el número opuesto en el dado (7 menos él) al de su vecina rellenada antes. Sin vecina rellena acepta cualquiera.',
	'FTV-C9': 'Quien rellena la última casilla vacía de una fila marcada gana la bonificación de su extremo.',
	'FTV-C10':
		'Las casillas rojas con bandera tienen que estar rellenas antes de tachar el último número de la investigación.',
	'FTV-C11': 'Rellenar una casilla con dado da el segundo dado a quien está en pasivo. En activo no da nada.',
	'FTV-B1':
		'Una bonificación se toma o se rechaza. Lo que marca puede dar progreso, un dado extra y más bonificaciones.',
	'FTV-B2': 'Una bonificación se toma enseguida o se pierde. Hasta entonces no puedes hacer otra cosa.',
	'FTV-B3': 'Rellena una forma como con un 6, con todas las reglas del análisis del virus.',
	'FTV-B4': 'Escribe un número de 1 a 6 en la siguiente casilla de la curva, donde esté permitido.',
	'FTV-B5': 'Escribe un 1 en las pruebas, con las reglas de las pruebas.',
	'FTV-B6':
		'El dado extra también se gana cuando una bonificación rellena la casilla. Nadie usa más de dos dados por turno.',
	'FTV-B7': 'Las bonificaciones no gastan dado ni cuentan para lo que puedes hacer con los dados.',
	'FTV-A1':
		'Si salen 5 y 6 o doble seis, todo el mundo sufre un contratiempo antes de usar ningún dado. El progreso no influye.',
	'FTV-A2':
		'Se rodea la siguiente casilla vacía de tu curva: primero en la columna empezada; luego en las no empezadas desde la izquierda, siempre de abajo arriba.',
	'FTV-A3': 'Se saltan las casillas ya rodeadas y las que están entre números distintos.',
	'FTV-A4': 'También se salta una casilla junto a otra rodeada y vacía.',
	'FTV-A5': 'Si no se puede rodear ninguna, no pasa nada.',
	'FTV-A6': 'Tacha tu primer campo de progreso disponible.',
	'FTV-A7':
		'Si no tienes ninguno disponible, tacha el primero en blanco. La siguiente espícula solo paga esa deuda. Si no queda ninguno en blanco, no pasa nada.',
	'FTV-E1':
		'La partida acaba con el turno en que alguien tacha el último número de la investigación, en activo o en pasivo.',
	'FTV-E2':
		'Todo el mundo termina ese turno. Quienes tachan el último número con la misma tirada ganan juntos.',
	'FTV-E3': 'Si ya nadie puede ganar, la mesa puede parar entre dos turnos. Entonces no gana nadie.',
	'FTV-E4':
		'Quien lleva su hoja en otra parte avisa de que ha tachado el último número, en ese turno o antes de la siguiente tirada.',
	'FTV-L1':
		'Con grupos tiran cuatro puestos como mucho. Las demás personas eligen un puesto cuyas tiradas serán sus turnos activos.',
	'FTV-L2':
		'Cuando tira un puesto, están en activo quienes lo eligieron; el resto, en pasivo. Solo quien tira decide sobre los dobles.',
	'FTV-L3': 'Los puestos que tiran se turnan en sentido horario.',
	'FTV-L4': 'Así también se juega por vídeo: cada dispositivo lleva sus propias hojas.',
	'FTV-ED1': 'El análisis del virus tiene al menos una casilla.',
	'FTV-ED2': 'Las casillas del análisis del virus están conectadas por sus lados.',
	'FTV-ED3': 'Cada una de las formas de 1 a 5 tiene de 1 a 12 casillas.',
	'FTV-ED4': 'Las pruebas tienen al menos una casilla.',
	'FTV-ED5': 'La curva de contagio tiene al menos una casilla.',
	'FTV-ED6':
		'El último número de la investigación es como mucho 6 más el doble de los campos de progreso: ningún dado llega a más.'
};
