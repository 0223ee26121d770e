import type { Words } from '../words.ts';

export const sections: Words['sections'] = {
	dice: 'Dados',
	setup: 'Preparación',
	turn: 'Turno',
	rolling: 'Lanzar',
	actions: 'Acciones',
	locked: 'Dados bloqueados',
	giving: 'Dar',
	curing: 'Curar',
	infecting: 'Infectar',
	outbreaks: 'Brotes',
	epidemic: 'Epidemia',
	events: 'Eventos',
	roles: 'Cartas de rol',
	end: 'Final'
};

export const rules: Words['rules'] = {
	'PTC-D1': {
		title: 'Doce dados de cada color',
		text: 'Hay 12 dados de infección de cada color. Un dado solo se toma de donde está; la bolsa nunca da más dados de un color de los que tiene.'
	},
	'PTC-D2': {
		title: 'Cada color tiene sus caras',
		text: 'Un dado de infección solo muestra caras de su color. Una mesa con dados normales puede quitar esta regla.'
	},
	'PTC-D3': {
		title: 'Los dados siguen la carta de rol',
		text: 'Un dado de jugador solo muestra caras de la carta de rol de su dueño, y la carta dice cuántos dados hay.'
	},
	'PTC-D4': {
		title: 'Una de las dos',
		text: 'Una cara con dos acciones se usa para una de ellas, no para ambas.'
	},
	'PTC-S1': { title: 'Primero se prepara', text: 'La mesa se prepara antes que nada, y una sola vez.' },
	'PTC-S2': {
		title: 'Un tablero vacío',
		text: 'Centro, regiones, CDC y carta de curas están vacíos; los 48 dados de infección están en la bolsa.'
	},
	'PTC-S3': {
		title: 'Doce dados para empezar',
		text: 'Se sacan y se lanzan doce dados de infección, con cualquier número de jugadores.'
	},
	'PTC-S4': {
		title: 'Sin cruces en la preparación',
		text: 'Una cruz se vuelve a lanzar. Los demás dados van a la región de su número.'
	},
	'PTC-S5': {
		title: 'Tres de un color como mucho',
		text: 'Lo que pasa de tres dados de un color en una región se vuelve a lanzar. En la preparación no hay brotes.'
	},
	'PTC-S6': {
		title: 'Dónde empiezan los marcadores',
		text: 'El marcador de la tasa empieza en la casilla de la dificultad; el de brotes, en 0. La casilla inicial no provoca epidemia.'
	},
	'PTC-S7': {
		title: 'Tres eventos abiertos',
		text: 'Se baraja el mazo de eventos y se descubren tres cartas distintas.'
	},
	'PTC-S8': {
		title: 'Un rol para cada uno',
		text: 'Cada jugador tiene una carta de rol con sus dados y su peón. Todos los peones empiezan en la región 1. Solo el equipo de campo puede repetirse.'
	},
	'PTC-S9': { title: 'Quién empieza', text: 'La mesa elige quién empieza.' },
	'PTC-T1': {
		title: 'Solo mueve quien tiene el turno',
		text: 'Los turnos van en sentido horario. Los eventos son la excepción: los usa cualquiera.'
	},
	'PTC-T2': {
		title: 'Cuatro pasos en orden',
		text: 'Un turno es: lanzar y actuar, dar, curar, infectar. Cada jugada pertenece a su paso.'
	},
	'PTC-T3': {
		title: 'Lanzar e infectar son obligatorios',
		text: 'Estos dos pasos no se pueden omitir. Dar y curar, sí.'
	},
	'PTC-T4': {
		title: 'Los pasos solo avanzan',
		text: 'Se puede ir directamente a un paso posterior; los intermedios se omiten.'
	},
	'PTC-N1': {
		title: 'Todos los dados disponibles juntos',
		text: 'Al empezar el turno se lanzan todos los dados que no están bloqueados.'
	},
	'PTC-N2': {
		title: 'Vuelve a lanzar cuanto quieras',
		text: 'Se puede volver a lanzar cualquier número de dados sin usar. Cada dado elegido recibe una sola cara nueva.'
	},
	'PTC-N3': {
		title: 'Lo usado, usado está',
		text: 'Un dado usado, aunque sea en parte, o que cubre una muestra no se vuelve a lanzar; tampoco uno que no se lanzó.'
	},
	'PTC-B1': {
		title: 'El riesgo biológico mueve la tasa',
		text: 'Cada riesgo biológico avanza al momento el marcador una casilla, y el dado se aparta durante el turno.'
	},
	'PTC-B2': { title: 'El riesgo se queda', text: 'Un dado con riesgo biológico no se vuelve a lanzar.' },
	'PTC-B3': {
		title: 'Casilla de epidemia',
		text: 'Cuando el marcador avanza a una casilla de epidemia, hay una epidemia, cada vez.'
	},
	'PTC-B4': {
		title: 'La calavera',
		text: 'Si el marcador llega a la calavera, el equipo pierde al momento.'
	},
	'PTC-B5': {
		title: 'Un riesgo tras otro',
		text: 'Varios riesgos de una tirada se resuelven uno por uno, y una epidemia va antes del siguiente.'
	},
	'PTC-A1': {
		title: 'Un dado, una acción',
		text: 'Una acción gasta un dado lanzado y sin usar que la muestre.'
	},
	'PTC-A2': { title: 'Volar', text: 'El peón va a cualquier otra región.' },
	'PTC-A3': { title: 'Navegar', text: 'El peón va a una región vecina.' },
	'PTC-A4': {
		title: 'Tratar en la región',
		text: 'Un dado de un color elegido va de la región del peón al centro de tratamiento.'
	},
	'PTC-A5': {
		title: 'Tratar en el centro',
		text: 'Un dado de un color elegido va del centro de tratamiento a la bolsa.'
	},
	'PTC-A6': {
		title: 'Tratar una enfermedad curada',
		text: 'El tratamiento de una enfermedad curada mueve todos los dados de su color de ese lugar.'
	},
	'PTC-A7': {
		title: 'Tomar una muestra',
		text: 'Un dado va del centro de tratamiento a tu carta y se cubre con el dado usado. Da igual dónde esté tu peón.'
	},
	'PTC-A8': { title: 'Solo sin curar', text: 'De una enfermedad curada no se toman muestras.' },
	'PTC-A9': {
		title: 'Nadie está obligado',
		text: 'No hace falta usar los dados. Los que sobran se pierden al acabar el paso.'
	},
	'PTC-L1': {
		title: 'Bloqueados hasta la cura',
		text: 'La muestra y el dado que la cubre se quedan hasta que se cura la enfermedad. Un dado bloqueado no se lanza.'
	},
	'PTC-L2': {
		title: 'Con todos los dados bloqueados',
		text: 'Solo quien empieza su turno con todos los dados bloqueados puede liberar uno, o seguir sin lanzar.'
	},
	'PTC-L3': {
		title: 'Liberar un dado',
		text: 'Se libera un dado propio, en la carta que esté. Su dado de infección va al centro, y se lanza ese único dado.'
	},
	'PTC-G1': {
		title: 'Muestras de la carta propia',
		text: 'En el paso de dar, quien tiene el turno puede dar muestras de su carta.'
	},
	'PTC-G2': {
		title: 'Todas o ninguna',
		text: 'Todas las muestras de una enfermedad van juntas, con los dados que las cubren.'
	},
	'PTC-G3': { title: 'A otra persona', text: 'Las muestras van a otra persona.' },
	'PTC-G4': { title: 'En la misma región', text: 'Los dos peones están en la misma región.' },
	'PTC-G5': { title: 'Una entrega por turno', text: 'En un turno se dan muestras de una sola enfermedad.' },
	'PTC-G6': {
		title: 'Los dados conservan su dueño',
		text: 'Las muestras dadas siguen bloqueadas, y los dados que las cubren siguen siendo de quien eran.'
	},
	'PTC-C1': {
		title: 'Un intento por turno',
		text: 'En un turno hay un intento de cura, en el paso de curar, salga bien o mal.'
	},
	'PTC-C2': { title: 'Solo sin curar', text: 'Lo que está curado no se cura otra vez.' },
	'PTC-C3': {
		title: 'Basta una muestra para intentarlo',
		text: 'Quien tiene el turno posee al menos una muestra de la enfermedad.'
	},
	'PTC-C4': {
		title: 'Todas las muestras del color',
		text: 'Se lanzan todas las muestras de ese color de la carta propia, y nada más.'
	},
	'PTC-C5': { title: '13 cura', text: 'Se suman las caras; una cruz vale 0. Con 13 o más se logra.' },
	'PTC-C6': {
		title: 'Éxito',
		text: 'Un dado va a la carta de curas. Las demás muestras del color y sus dados del centro van a la bolsa, y los dados que cubrían vuelven a sus dueños. Los dados de las regiones y del CDC se quedan.'
	},
	'PTC-C7': {
		title: 'Fracaso',
		text: 'No se mueve nada. Las muestras siguen bloqueadas y se pueden intentar o dar más adelante.'
	},
	'PTC-I1': {
		title: 'Se saca lo que dice la tasa',
		text: 'Se sacan de la bolsa y se lanzan tantos dados de infección como diga la tasa.'
	},
	'PTC-I2': {
		title: 'Muy pocos dados en la bolsa',
		text: 'Si la bolsa tiene menos dados de los que hay que sacar, el equipo pierde al momento y no se saca nada.'
	},
	'PTC-I3': {
		title: 'Adónde van los dados',
		text: 'Una cruz va al CDC; un número, a su región. También los de enfermedades curadas.'
	},
	'PTC-I4': {
		title: 'Después, los brotes',
		text: 'Con todos los dados colocados se comprueban los brotes, también en un paso que se salta. Luego pasa el turno.'
	},
	'PTC-O1': {
		title: 'El orden de la comprobación',
		text: 'Las regiones se comprueban una vez, de la 1 a la 6, y en cada una los colores rojo, amarillo, azul, negro.'
	},
	'PTC-O2': {
		title: 'Más de tres',
		text: 'Más de tres dados de un color en una región son un brote. Las enfermedades curadas no tienen y pueden apilarse más.'
	},
	'PTC-O3': { title: 'El marcador cuenta', text: 'Cada brote avanza en uno el marcador de brotes.' },
	'PTC-O4': {
		title: 'El octavo brote',
		text: 'Con ocho el equipo pierde al momento, y ese brote ya no mueve dados.'
	},
	'PTC-O5': {
		title: 'Los dados se desbordan',
		text: 'Todos los dados que pasan de tres van a la región siguiente en sentido horario, de la 6 a la 1.'
	},
	'PTC-O6': {
		title: 'Cadenas',
		text: 'Si esa región tiene ahora más de tres del color, brota a continuación, antes de seguir con la comprobación.'
	},
	'PTC-P1': {
		title: 'Una epidemia interrumpe',
		text: 'Se resuelve antes que todo menos los eventos. Luego el turno sigue donde estaba.'
	},
	'PTC-P2': {
		title: 'Centro y bolsa',
		text: 'Se lanzan juntos todos los dados del centro y tantos de la bolsa como diga la tasa.'
	},
	'PTC-P3': {
		title: 'Como al infectar',
		text: 'Los dados se colocan y los brotes se comprueban como al infectar. Las muestras y el CDC no se tocan.'
	},
	'PTC-P4': {
		title: 'Aquí también se pierde',
		text: 'Con muy pocos dados en la bolsa se pierde la partida.'
	},
	'PTC-E1': {
		title: 'Cualquiera, en cualquier momento',
		text: 'Cualquiera puede usar un evento entre dos jugadas, también en turnos ajenos y en torno a una epidemia. La mesa acuerda qué cartas hay.'
	},
	'PTC-E2': { title: 'Solo cartas abiertas', text: 'Solo se usa una carta que está boca arriba.' },
	'PTC-E3': {
		title: 'El precio exacto',
		text: 'Un evento cuesta exactamente su número de dados del CDC. El equipo elige los colores.'
	},
	'PTC-E4': {
		title: 'Primero se paga',
		text: 'Los dados deben estar en el CDC. Van a la bolsa antes del efecto.'
	},
	'PTC-E5': {
		title: 'El efecto debe ser posible',
		text: 'Un peón se mueve de verdad, los dados están ahí, el marcador puede retroceder, nada se salta dos veces, la bonificación llega a tiempo y las muestras van a otra persona.'
	},
	'PTC-E6': {
		title: 'Los eventos no causan brotes',
		text: 'Los eventos no provocan comprobación de brotes, y un marcador que retrocede no provoca epidemia.'
	},
	'PTC-E7': {
		title: 'Una carta nueva al momento',
		text: 'La carta usada va bajo el mazo y se descubre otra al momento: una nunca vista o, si no queda, la que lleva más tiempo debajo.'
	},
	'PTC-K1': {
		title: 'Primer riesgo',
		text: 'El primer riesgo biológico del turno de este jugador no mueve el marcador. El dado se aparta igualmente.'
	},
	'PTC-K2': { title: 'Cura con 11', text: 'Este jugador cura con 11 o más.' },
	'PTC-K3': {
		title: 'Llegada',
		text: 'Cuando este peón entra en una región, un dado de cada color con dos o más allí va al centro. La preparación no cuenta.'
	},
	'PTC-K4': {
		title: 'Dos o tres tratamientos',
		text: 'El dado vale para 2 o 3 tratamientos, cada uno a elegir. Lo que sobra al acabar el paso o al recuperar dados se pierde.'
	},
	'PTC-K5': { title: 'Helicóptero', text: 'Un peón cualquiera va a cualquier otra región.' },
	'PTC-K6': { title: 'Contener', text: 'De uno a tres dados de cualquier color van del centro a la bolsa.' },
	'PTC-K7': { title: 'CDC', text: 'Un dado de la región del peón o del centro va al CDC.' },
	'PTC-K8': { title: 'Dar de lejos', text: 'Este jugador da muestras a cualquier distancia.' },
	'PTC-X1': {
		title: 'El final es el final',
		text: 'La partida acaba al momento con victoria o derrota. Después no se permite nada.'
	},
	'PTC-X2': { title: 'Victoria', text: 'El equipo gana cuando se cura la cuarta enfermedad.' },
	'PTC-X3': {
		title: 'Derrota',
		text: 'El equipo pierde en la calavera de la tasa, con ocho brotes o cuando la bolsa tiene muy pocos dados.'
	}
};

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: '¿Qué significan 6, 5 y 4 en las dificultades?',
		answers: {
			a: 'Tramos que quedan por delante: se empieza en la casilla 0, 4 u 8.',
			b: 'El número de la casilla: se empieza en la 6, 5 o 4.'
		}
	},
	'PTC-R2': {
		question: '¿Tienen brotes las enfermedades curadas?',
		answers: { a: 'No, pueden apilarse más.', b: 'Sí, como las demás.' }
	},
	'PTC-R3': {
		question: '¿Y si la bolsa no alcanza para una epidemia?',
		answers: { a: 'El equipo pierde.', b: 'Se lanza lo que queda y se sigue.' }
	},
	'PTC-R4': {
		question: '¿Cuántas enfermedades se pueden dar en un turno?',
		answers: { a: 'Una.', b: 'Cuantas se quiera, de una en una.' }
	},
	'PTC-R5': {
		question: '¿Dónde empieza la comprobación de brotes?',
		answers: { a: 'En la región 1.', b: 'En la región de quien tiene el turno.' }
	},
	'PTC-R6': {
		question: 'Dos riesgos en una tirada con una epidemia en medio: ¿qué va primero?',
		answers: {
			a: 'Estrictamente uno tras otro.',
			b: 'Todos los avances del marcador y después las epidemias, con la tasa final.'
		}
	}
};
