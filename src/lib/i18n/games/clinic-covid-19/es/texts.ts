import type { RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'CLN-S1':
		'Valen todas las reglas del juego base salvo que una regla de aquí diga otra cosa. Se pueden añadir sus módulos, con los cambios indicados en otros módulos.',
	'CLN-S2':
		'Los jugadores acuerdan el contagio (bajo, alto) y el confinamiento (bajo, medio, alto). La pareja elige una columna del tablero de contagio, salvo que la mesa juegue con losetas propias.',
	'CLN-S3': ({ total }) =>
		`Para cada ronda se apilan losetas: el valor de la columna por el número de jugadores. De las ${total} losetas, el resto es la reserva. Las pilas no pueden necesitar más losetas de las que hay.`,
	'CLN-S4':
		'Las losetas ni se crean ni se pierden: reserva, pilas, manos, personas, cuarentena, ranuras y caja de fallecidos las suman siempre todas.',
	'CLN-S5':
		'Conserjes, ancianos, mujeres embarazadas, cuidados intensivos, transfusiones, adictos al trabajo y personas fuera solo existen si su módulo está en juego.',
	'CLN-S6': 'El juego en solitario se juega exactamente igual.',
	'CLN-F1':
		'Algo se hace solo en su fase y por un jugador de quien se espera. Tras el final no se hace nada.',
	'CLN-F2': ({ rounds }) =>
		`Una ronda tiene acciones, reparto, infecciones, negocio, administración y contagios. Dentro de una fase se actúa en cualquier orden. Tras la ronda ${rounds}, la última, viene el informe final, o el fin inmediato si la partida está perdida.`,
	'CLN-A1':
		'Cada jugador elige la acción Admitir pacientes al menos una vez por ronda. No vale solo construir y contratar.',
	'CLN-A2': ({ admits }) =>
		`En una ronda no se admite más veces que losetas de Admitir se tienen. Son las que diga la edición: ${admits}.`,
	'CLN-A3':
		'Un paciente llega a una ranura de preadmisión solo después de que el jugador haya elegido Admitir pacientes en esta ronda.',
	'CLN-A4':
		'Un paciente que llega a una ranura con loseta se infecta al instante: la loseta va debajo del paciente y la ranura queda limpia. Las llegadas a ranuras limpias no se anotan.',
	'CLN-I1':
		'Los jugadores cogen todas las losetas de la pila de la ronda y las reparten como quieran. Nadie coge más de las que hay y el último coge todas las que quedan.',
	'CLN-I2':
		'Cada jugador coge al menos una: quien coge deja al menos una para cada jugador que aún no ha cogido.',
	'CLN-I3':
		'Cuando todos han cogido, cada jugador coloca cada loseta en alguien de su clínica que no tenga. A quién, lo elige el jugador.',
	'CLN-I4': 'La loseta va debajo del paciente o médico, que queda infectado.',
	'CLN-I5':
		'Un anciano infectado muere al instante con todas las consecuencias del juego base y va a la caja de fallecidos; la loseta va a la reserva.',
	'CLN-I6':
		'Una mujer embarazada infectada deja la partida como si no hubiera sido tratada al final de la administración y va a la caja de fallecidos; loseta y coche van a la reserva.',
	'CLN-I7':
		'Una enfermera, un cuidador o un conserje infectado va a cuarentena con la loseta. No cuesta tiempo, el coche se queda y no trabaja en esta ronda.',
	'CLN-I8':
		'El jugador al que no le queda nadie a quien infectar lo dice, ya no infecta a nadie y pasa las losetas restantes. Sin decirlo no se pasan losetas.',
	'CLN-I9': 'Las losetas se pasan solo a otro jugador que aún tenga a quien infectar.',
	'CLN-I10': 'Nadie pasa más losetas de las que tiene en la mano.',
	'CLN-I11':
		'En cuanto a nadie le queda a quien infectar, todas las losetas de todas las manos van a la caja de fallecidos, a cuenta de quien las tenía.',
	'CLN-P1': ({ protection }) =>
		`En cualquier momento antes del fin de la última ronda se pueden pagar ${protection} $ para quitar una loseta de la propia clínica; va a la reserva. La persona queda sana, la ranura limpia o el personal vuelve de la cuarentena.`,
	'CLN-P2':
		'Ahí debe haber una loseta, en la propia clínica. Cada jugador paga solo: ni a medias ni por otros.',
	'CLN-P3': 'Si se quita una loseta a una persona o al personal, el jugador vuelve a tener a quien infectar.',
	'CLN-M1': 'Las personas sanas se mueven como en el juego base.',
	'CLN-M2':
		'Los pacientes infectados van a consultas externas o a la sala de tratamiento, de operaciones o de cuidados intensivos de su propio color, sin el +1.',
	'CLN-M3':
		'Los médicos infectados no son de ningún servicio y van a cualquier sala de tratamiento con cama libre. No se tratan en operaciones, consulta ordinaria, cuidados intensivos ni con transfusiones.',
	'CLN-M4': ({ beds }) =>
		`En una sala de tratamiento no se trata por ronda a más personas que camas tiene en esta edición (${beds}): pacientes o médicos infectados, contando a los pacientes sanos. Un médico tratado conserva la cama.`,
	'CLN-M5': 'Los médicos infectados sin cama esperan en un módulo de servicio, y empeoran.',
	'CLN-T1':
		'Aquí solo se trata a una persona infectada de la propia clínica; los pacientes sanos tratados se anotan como número.',
	'CLN-T2':
		'A quien ya recibió cuidados en esta ronda no se le trata otra vez, ni a un médico infectado por una consulta en esta fase: el movimiento ya pasó.',
	'CLN-T3':
		'Un médico infectado no trata a nadie y debe ser tratado como un paciente por un médico sin loseta.',
	'CLN-T4': 'El médico que trata está sano y se nombra por su color.',
	'CLN-T5':
		'Una persona infectada cuenta como un nivel peor que su color; la COVID-19 y su propia dolencia (en un médico, la ansiedad) se tratan a la vez.',
	'CLN-T6':
		'En salas de tratamiento, salas de operaciones y consultas ordinarias hacen falta exactamente las enfermeras que la tabla de la edición indica para los dos colores. En el reglamento es la diferencia entre el nivel del médico y el nivel de la persona + 1.',
	'CLN-T7':
		'El ingreso es el del color de la persona sin el +1, más los extras de jardines o televisión por satélite.',
	'CLN-T8': ({ consultation }) =>
		`Además de las reglas normales, un médico sano de cualquier color trata a una persona de cualquier color sin enfermeras, por ${consultation} $. También se puede tratar así a médicos infectados.`,
	'CLN-T9':
		'Tras una consulta especial la loseta pasa debajo del médico que la dio, que ahora está infectado. Si el paciente estaba sano, no se mueve ninguna loseta.',
	'CLN-T10':
		'Un paciente tratado va a la caja de curados, infectado o no, sin gastar tiempo; el coche deja la partida.',
	'CLN-T11':
		'Un médico tratado se queda en la clínica, no trata a nadie en esta ronda y nunca cuenta como curado.',
	'CLN-T12': 'Salvo en una consulta especial, la loseta de la persona tratada va a la reserva.',
	'CLN-E1': 'El personal en cuarentena cobra su sueldo.',
	'CLN-E2': 'Los cuidadores en cuarentena no reducen el mantenimiento.',
	'CLN-D1': 'Los médicos infectados no han trabajado y no pierden nivel.',
	'CLN-D2':
		'Cada paciente o médico infectado que no recibió cuidados empeora un color. Uno rojo muere: caja de fallecidos, loseta a la reserva.',
	'CLN-D3': ({ doctorDeath }) =>
		`La muerte de un médico infectado cuesta ${doctorDeath} de popularidad en el marcador del juego base. Los pacientes sanos que mueren también van a la caja de fallecidos.`,
	'CLN-D4':
		'Después todo el personal sale de la cuarentena: las losetas van a la reserva y las personas a una entrada o helipuerto a elegir, sin gastar tiempo.',
	'CLN-N1': ({ contagions: [low] }, talk) =>
		talk.plural(low, {
			one: `Cada jugador coge ${low} loseta de la reserva y la pone en una ranura de preadmisión de su tablero. El próximo paciente que llegue ahí se infecta.`,
			other: `Cada jugador coge ${low} losetas de la reserva y pone cada una en una ranura de preadmisión de su tablero. El próximo paciente que llegue ahí se infecta.`
		}),
	'CLN-N2': ({ contagions: [, high] }, talk) =>
		talk.plural(high, {
			one: `Lo mismo con ${high} loseta, en una ranura.`,
			other: `Lo mismo con ${high} losetas, en otras tantas ranuras.`
		}),
	'CLN-N3': 'En una ranura cabe como mucho una loseta.',
	'CLN-N4':
		'Si todas las ranuras de un jugador tienen loseta, las que aún debe van de la reserva a la caja de fallecidos. No se dan a otros.',
	'CLN-N5':
		'Si la reserva está vacía, nadie debe más losetas. Antes se atienden, por orden de asiento, las ranuras desbordadas.',
	'CLN-W1':
		'Las personas y losetas de la caja de fallecidos se comparan con los pacientes de la caja de curados. Más fallecidos que curados al final de la última ronda: la partida se pierde al instante.',
	'CLN-W2': ({ strategic }) =>
		`Si no, cada jugador anota su popularidad final. Menos de ${strategic} por jugador en total es una victoria táctica.`,
	'CLN-W3': ({ strategic }) =>
		`Con al menos ${strategic} de popularidad por jugador en total se encuentra la vacuna. El más popular aparece en la placa; si hay empate, todos ellos.`,
	'CLN-X1':
		'Un paciente infectado no necesita nada especial. Al curarse del todo así, loseta y coche van a la reserva y el paciente a la caja de curados.',
	'CLN-X2':
		'Sin cuidado especial: el paciente conserva la loseta hasta curarse del todo; entonces loseta y coche van a la reserva y el paciente a la caja de curados.',
	'CLN-X3': 'Los médicos adictos al trabajo nunca se infectan.',
	'CLN-X4':
		'Los médicos adictos al trabajo necesitan las mismas enfermeras. Tras su consulta especial la loseta va a la reserva.',
	'CLN-X5':
		'Las personas fuera de la clínica, en un dormitorio o cafetería, no se infectan. Los médicos pueden descansar fuera.',
	'CLN-X6':
		'Un paciente tratado en cuidados intensivos o con transfusiones sin curarse del todo conserva la loseta, pasa al mismo color o a uno mejor y no empeora en esta ronda.',
	'CLN-X7': 'El módulo de zombis no se combina con COVID-19.',
	'CLN-X8': 'Para los zombis, las reglas caseras son libres, fuera de esta app.',
	'CLN-R1': 'Tantos fallecidos como curados: se gana, salvo que la mesa decida otra cosa.',
	'CLN-R2': 'Se ganan, salvo que la mesa decida que se pagan.',
	'CLN-R3':
		'Cualquiera de la propia clínica, salvo que la mesa decida: solo de pacientes y médicos. Las de la mano aún no están en la clínica.',
	'CLN-R4': 'Se juegan, salvo que la mesa decida saltárselos.',
	'CLN-R5': 'No es posible, siempre es la especial, salvo que la mesa la permita.',
	'CLN-R6':
		'Todos los pacientes tratados, salvo que la mesa cuente solo a los infectados. La caja guarda ambos números.',
	'CLN-R7': 'Decide el color de ahora, salvo que la mesa elija el del momento de la infección.',
	'CLN-R8': 'Cuentan como fallecidos, salvo que la mesa decida otra cosa.',
	'CLN-ED1':
		'Cada columna del tablero de contagio que una edición indica tiene tantos números como rondas hay.',
	'CLN-ED2':
		'Al menos en una de las seis columnas, las losetas para una persona no son más de las que hay en la caja.',
	'CLN-ED3': 'No hay dos tipos de personas con el mismo nombre corto, ni siquiera los del juego base.',
	'CLN-PO1':
		'Las cajas están vacías hasta la fase de la ronda 1 que puede llenarlas: nadie se cura antes del negocio, ningún paciente ni médico muere antes de la administración, y nada más se pierde antes de las infecciones.'
};
