import { infectionCounts, type RuleTexts } from '../words.ts';
import { names } from './sheet.ts';

/** The rules in our own words. */
export const texts: RuleTexts = {
	'PTC-D1': (facts, talk) =>
		`Dados de infección de esta edición: ${infectionCounts(facts, names, talk)}. Un dado solo se toma de donde está; la bolsa nunca da más dados de un color de los que tiene.`,
	'PTC-D2':
		'Un dado de infección solo muestra caras de su color. Una mesa con dados normales puede quitar esta regla, y también una que se fía más de sus dados que de la edición.',
	'PTC-D3':
		'Un dado de jugador solo muestra caras de la carta de rol de su dueño, salvo que la mesa se fíe más de los dados; la carta dice cuántos dados hay.',
	'PTC-D4': 'Una cara con dos acciones se usa para una de ellas, no para ambas.',
	'PTC-S1': 'La mesa se prepara antes que nada, y una sola vez.',
	'PTC-S2':
		'Centro, regiones, CDC y carta de curas están vacíos; todos los dados de infección están en la bolsa.',
	'PTC-S3': ({ setupDice }) =>
		`Se sacan y se lanzan ${setupDice} dados de infección, con cualquier número de jugadores.`,
	'PTC-S4': 'Una cruz se vuelve a lanzar. Los demás dados van a la región de su número.',
	'PTC-S5': ({ stack }) =>
		`Una región aguanta una pila de ${stack} de un color. Lo que pasa de ahí se vuelve a lanzar. En la preparación no hay brotes.`,
	'PTC-S6':
		'El marcador de la tasa empieza en la casilla de la dificultad; el de brotes, en 0. La casilla inicial no provoca epidemia.',
	'PTC-S7': ({ openEvents }) =>
		`Se baraja el mazo de eventos. Quedan a la vista cartas distintas, tantas como diga la edición: ${openEvents}.`,
	'PTC-S8':
		'Cada jugador tiene una carta de rol con sus dados y su peón. Todos los peones empiezan en la región 1. Solo el equipo de campo puede repetirse.',
	'PTC-S9': 'La mesa elige quién empieza.',
	'PTC-T1': 'Los turnos van en sentido horario. Los eventos son la excepción: los usa cualquiera.',
	'PTC-T2': 'Un turno es: lanzar y actuar, dar, curar, infectar. Cada jugada pertenece a su paso.',
	'PTC-T3': 'Estos dos pasos no se pueden omitir. Dar y curar, sí.',
	'PTC-T4': 'Se puede ir directamente a un paso posterior; los intermedios se omiten.',
	'PTC-N1':
		'Al empezar el turno se lanzan todos los dados que no están bloqueados, también los que un efecto acaba de liberar.',
	'PTC-N2':
		'Se puede volver a lanzar cualquier número de dados sin usar. Cada dado elegido recibe una sola cara nueva.',
	'PTC-N3':
		'Un dado usado, aunque sea en parte, o que cubre una muestra no se vuelve a lanzar; tampoco uno que no se lanzó.',
	'PTC-B1':
		'Cada riesgo biológico avanza al momento el marcador una casilla, y el dado se aparta durante el turno.',
	'PTC-B2': 'Un dado con riesgo biológico no se vuelve a lanzar.',
	'PTC-B3': 'Cuando el marcador avanza a una casilla de epidemia, hay una epidemia, cada vez.',
	'PTC-B4': 'Si el marcador llega a la calavera, el equipo pierde al momento.',
	'PTC-B5': 'Varios riesgos de una tirada se resuelven uno por uno, y una epidemia va antes del siguiente.',
	'PTC-A1': 'Una acción gasta un dado lanzado y sin usar que la muestre.',
	'PTC-A2': 'El peón va a cualquier otra región.',
	'PTC-A3': 'El peón va a una región vecina.',
	'PTC-A4': 'Un dado de un color elegido va de la región del peón al centro de tratamiento.',
	'PTC-A5': 'Un dado de un color elegido va del centro de tratamiento a la bolsa.',
	'PTC-A6': 'El tratamiento de una enfermedad curada mueve todos los dados de su color de ese lugar.',
	'PTC-A7':
		'Un dado va del centro de tratamiento a tu carta y se cubre con el dado usado. Da igual dónde esté tu peón.',
	'PTC-A8': 'De una enfermedad curada no se toman muestras.',
	'PTC-A9': 'No hace falta usar los dados. Los que sobran se pierden al acabar el paso.',
	'PTC-L1':
		'La muestra y el dado que la cubre se quedan hasta que se cura la enfermedad. Un dado bloqueado no se lanza.',
	'PTC-L2':
		'Solo quien empieza su turno con todos los dados bloqueados puede liberar uno, o seguir sin lanzar.',
	'PTC-L3':
		'Se libera un dado propio, en la carta que esté. Su dado de infección va al centro, y se lanza ese único dado.',
	'PTC-G1': 'En el paso de dar, quien tiene el turno puede dar muestras de su carta.',
	'PTC-G2': 'Todas las muestras de una enfermedad van juntas, con los dados que las cubren.',
	'PTC-G3': 'Las muestras van a otra persona.',
	'PTC-G4': 'Los dos peones están en la misma región.',
	'PTC-G5': 'En un turno se dan muestras de una sola enfermedad.',
	'PTC-G6': 'Las muestras dadas siguen bloqueadas, y los dados que las cubren siguen siendo de quien eran.',
	'PTC-C1':
		'En cada turno hay un intento de cura, en el paso de curar, salga bien o mal. Un efecto puede permitir otro.',
	'PTC-C2': 'Lo que está curado no se cura otra vez.',
	'PTC-C3': 'Quien tiene el turno posee al menos una muestra de la enfermedad.',
	'PTC-C4': 'Se lanzan todas las muestras de ese color de la carta propia, y nada más.',
	'PTC-C5': ({ cureAt }) => `Se suman las caras; una cruz vale 0. Con ${cureAt} o más se logra.`,
	'PTC-C6':
		'Un dado va a la carta de curas. Las demás muestras del color y sus dados del centro van a la bolsa, y los dados que cubrían vuelven a sus dueños. Los dados de las regiones y del CDC se quedan.',
	'PTC-C7': 'No se mueve nada. Las muestras siguen bloqueadas y se pueden intentar o dar más adelante.',
	'PTC-I1':
		'Se sacan de la bolsa y se lanzan tantos dados de infección como diga la tasa. Hay efectos que cambian el número o hacen que no se saque nada.',
	'PTC-I2':
		'Si la bolsa tiene menos dados de los que hay que sacar, el equipo pierde al momento y no se saca nada.',
	'PTC-I3': 'Una cruz va al CDC; un número, a su región. También los de enfermedades curadas.',
	'PTC-I4':
		'Con todos los dados colocados se comprueban los brotes, también en un paso que se salta. Luego pasa el turno.',
	'PTC-O1':
		'Las regiones se comprueban una vez, de la 1 a la 6, y en cada una los colores rojo, amarillo, azul, negro.',
	'PTC-O2': ({ stack }) =>
		`Más de ${stack} dados de un color son un brote. Las enfermedades curadas no tienen y pueden apilarse más.`,
	'PTC-O3': 'Cada brote avanza en uno el marcador de brotes.',
	'PTC-O4': ({ outbreakLimit }) =>
		`Al llegar al límite, que es ${outbreakLimit}, el equipo pierde al momento, y ese brote ya no mueve dados.`,
	'PTC-O5':
		'Todos los dados que pasan de la pila van a la región siguiente en sentido horario, de la 6 a la 1.',
	'PTC-O6':
		'Si esa región tiene ahora demasiados del color, brota a continuación, antes de seguir con la comprobación; si hace falta, dando toda la vuelta.',
	'PTC-O7':
		'No mueve el marcador de brotes. Los dados que pasan de la pila se quedan, siguen a la región siguiente o van al centro o a la bolsa, según diga el efecto. Se usa primero lo que lleva más tiempo esperando.',
	'PTC-P1': 'Se resuelve antes que todo menos los eventos. Luego el turno sigue donde estaba.',
	'PTC-P2': 'Se lanzan juntos todos los dados del centro y tantos de la bolsa como diga la tasa.',
	'PTC-P3':
		'Los dados se colocan y los brotes se comprueban como al infectar. Las muestras y el CDC no se tocan.',
	'PTC-P4': 'Con muy pocos dados en la bolsa se pierde la partida.',
	'PTC-E1':
		'Cualquiera puede usar un evento entre dos jugadas, también en turnos ajenos y en torno a una epidemia. La mesa acuerda qué cartas hay.',
	'PTC-E2': 'Solo se usa una carta que está boca arriba.',
	'PTC-E3': 'Un evento cuesta exactamente su número de dados del CDC. El equipo elige los colores.',
	'PTC-E4': 'Los dados deben estar en el CDC. Van a la bolsa antes del efecto.',
	'PTC-E5':
		'Cada efecto debe ser posible cuando le toca, después del pago y de los efectos anteriores: un peón se mueve de verdad, los dados y las muestras están ahí, nada se salta dos veces, la bonificación llega a tiempo.',
	'PTC-E6':
		'Los efectos no provocan comprobación de brotes, y un marcador que retrocede no provoca epidemia. Uno que avanza, sí.',
	'PTC-E7':
		'La carta usada va bajo el mazo y se descubre otra al momento: una nunca vista o, si no queda, la que lleva más tiempo debajo.',
	'PTC-E8':
		'Una carta propia hace lo que pone: sus efectos en su orden y con sus valores. Solo se elige lo que deja abierto y solo se omite lo que se puede omitir.',
	'PTC-K1':
		'El primer riesgo biológico del turno de este jugador no mueve el marcador. El dado se aparta igualmente.',
	'PTC-K2': 'Este jugador cura con 11 o más, o con lo que pida la edición si es menos.',
	'PTC-K3':
		'Cuando este peón entra en una región, un dado de cada color con dos o más allí va al centro. La preparación no cuenta.',
	'PTC-K4':
		'El dado vale para 2 o 3 tratamientos, cada uno a elegir. Lo que sobra al acabar el paso o al recuperar dados se pierde.',
	'PTC-K5': 'Un peón cualquiera va a cualquier otra región.',
	'PTC-K6':
		'De uno a tres dados de cualquier color van del centro a la bolsa. No es un tratamiento: los de una enfermedad curada no van todos a la vez.',
	'PTC-K7': 'Un dado de la región del peón o del centro va al CDC.',
	'PTC-K8': 'Este jugador da muestras a cualquier distancia.',
	'PTC-K9':
		'Lo que la aplicación no conoce se cuenta con sus efectos. Como cara es una acción con ese dado; como poder no necesita dado y se puede usar en cada paso del propio turno, pero no mientras esperan una epidemia o una carta nueva.',
	'PTC-X1': 'La partida acaba al momento con victoria o derrota. Después no se permite nada.',
	'PTC-X2': 'El equipo gana cuando se cura la cuarta enfermedad.',
	'PTC-X3':
		'El equipo pierde en la calavera de la tasa, al llegar al límite de brotes o cuando la bolsa tiene muy pocos dados.',
	'PTC-ED1': 'Principiante, normal y heroico están marcados cada uno en exactamente una casilla de la tasa.',
	'PTC-ED2': 'Cada dado de infección tiene al menos un número entre sus caras.',
	'PTC-ED3': 'Los dados de la preparación se pueden colocar sin una pila demasiado alta.',
	'PTC-ED4': 'No hay dos roles con el mismo identificador.',
	'PTC-ED5': 'No hay dos cartas de evento con el mismo identificador.',
	'PTC-ED6': 'Hay al menos tantas cartas de evento como quedan abiertas.'
};
