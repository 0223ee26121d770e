import type { ClinicWords } from '../words.ts';

export const rules: ClinicWords['rules'] = {
	'CLN-S1': {
		title: 'El juego base sigue',
		text: 'Valen todas las reglas del juego base salvo que una regla de aquí diga otra cosa. Se pueden añadir sus módulos, con los cambios indicados en otros módulos.'
	},
	'CLN-S2': {
		title: 'Contagio y confinamiento eligen columna',
		text: 'Los jugadores acuerdan el contagio (bajo, alto) y el confinamiento (bajo, medio, alto). La pareja elige una columna del tablero de contagio, salvo que la mesa juegue con losetas propias.'
	},
	'CLN-S3': {
		title: 'Una pila por ronda',
		text: 'Para cada ronda se apilan tantas losetas como diga la columna por el número de jugadores. El resto de las 100 losetas es la reserva. Las pilas no pueden necesitar más de 100.'
	},
	'CLN-S4': {
		title: 'Siempre hay 100 losetas',
		text: 'Las losetas ni se crean ni se pierden: reserva, pilas, manos, personas, cuarentena, ranuras y caja de fallecidos suman siempre 100.'
	},
	'CLN-S5': {
		title: 'Módulos solo si están en juego',
		text: 'Conserjes, ancianos, mujeres embarazadas, cuidados intensivos, transfusiones, adictos al trabajo y personas fuera solo existen si su módulo está en juego.'
	},
	'CLN-S6': { title: 'En solitario, igual', text: 'El juego en solitario se juega exactamente igual.' },
	'CLN-F1': {
		title: 'Cada cosa en su fase',
		text: 'Algo se hace solo en su fase y por un jugador de quien se espera. Tras el final no se hace nada.'
	},
	'CLN-F2': {
		title: 'Seis fases por ronda',
		text: 'Una ronda tiene acciones, reparto, infección, negocio, administración y contagio. Dentro de una fase se actúa en cualquier orden. Tras la ronda 6 viene el recuento final, o el fin inmediato si se ha perdido.'
	},
	'CLN-A1': {
		title: 'Admitir al menos una vez por ronda',
		text: 'Cada jugador elige la acción Admitir pacientes al menos una vez por ronda. No vale solo construir y contratar.'
	},
	'CLN-A2': {
		title: 'Admitir como mucho dos veces',
		text: 'Un jugador tiene dos losetas de Admitir, así que la elige como mucho dos veces por ronda.'
	},
	'CLN-A3': {
		title: 'Los pacientes llegan con Admitir',
		text: 'Un paciente llega a una ranura de preadmisión solo después de que el jugador haya elegido Admitir pacientes en esta ronda.'
	},
	'CLN-A4': {
		title: 'La loseta de la ranura infecta',
		text: 'Un paciente que llega a una ranura con loseta se infecta al instante: la loseta va debajo del paciente y la ranura queda limpia. Las llegadas a ranuras limpias no se anotan.'
	},
	'CLN-I1': {
		title: 'Se reparten todas las losetas de la pila',
		text: 'Los jugadores cogen todas las losetas de la pila de la ronda y las reparten como quieran. Nadie coge más de las que hay y el último coge todas las que quedan.'
	},
	'CLN-I2': {
		title: 'Al menos una loseta cada uno',
		text: 'Cada jugador coge al menos una: quien coge deja al menos una para cada jugador que aún no ha cogido.'
	},
	'CLN-I3': {
		title: 'Las losetas van a la propia clínica',
		text: 'Cuando todos han cogido, cada jugador coloca cada loseta en alguien de su clínica que no tenga. A quién, lo elige el jugador.'
	},
	'CLN-I4': {
		title: 'Pacientes y médicos',
		text: 'La loseta va debajo del paciente o médico, que queda infectado.'
	},
	'CLN-I5': {
		title: 'Los ancianos mueren al instante',
		text: 'Un anciano infectado muere al instante con todas las consecuencias del juego base y va a la caja de fallecidos; la loseta va a la reserva.'
	},
	'CLN-I6': {
		title: 'Las mujeres embarazadas se van al instante',
		text: 'Una mujer embarazada infectada deja la partida como si no hubiera sido tratada al final de la administración y va a la caja de fallecidos; loseta y coche van a la reserva.'
	},
	'CLN-I7': {
		title: 'El personal va a cuarentena',
		text: 'Una enfermera, un cuidador o un conserje infectado va a cuarentena con la loseta. No cuesta tiempo, el coche se queda y no trabaja en esta ronda.'
	},
	'CLN-I8': {
		title: 'No queda nadie a quien infectar',
		text: 'El jugador al que no le queda nadie a quien infectar lo dice, ya no infecta a nadie y pasa las losetas restantes. Sin decirlo no se pasan losetas.'
	},
	'CLN-I9': {
		title: 'Pasar a quien tenga sitio',
		text: 'Las losetas se pasan solo a otro jugador que aún tenga a quien infectar.'
	},
	'CLN-I10': {
		title: 'No más de las que hay en la mano',
		text: 'Nadie pasa más losetas de las que tiene en la mano.'
	},
	'CLN-I11': {
		title: 'Todas las clínicas llenas',
		text: 'En cuanto a nadie le queda a quien infectar, todas las losetas de todas las manos van a la caja de fallecidos, a cuenta de quien las tenía.'
	},
	'CLN-P1': {
		title: '20 $ quitan una loseta',
		text: 'En cualquier momento antes del final de la ronda 6, un jugador puede pagar 20 $ para quitar una loseta de su clínica; va a la reserva. La persona queda sana, la ranura limpia o el personal vuelve de la cuarentena.'
	},
	'CLN-P2': {
		title: 'Solo losetas propias y dinero propio',
		text: 'Ahí debe haber una loseta, en la propia clínica. Cada jugador paga solo: ni a medias ni por otros.'
	},
	'CLN-P3': {
		title: 'Vuelve a haber a quien infectar',
		text: 'Si se quita una loseta a una persona o al personal, el jugador vuelve a tener a quien infectar.'
	},
	'CLN-M1': {
		title: 'Los sanos se mueven como siempre',
		text: 'Las personas sanas se mueven como en el juego base.'
	},
	'CLN-M2': {
		title: 'Los pacientes infectados se mueven normal',
		text: 'Los pacientes infectados van a consultas externas o a la sala de tratamiento, de operaciones o de cuidados intensivos de su propio color, sin el +1.'
	},
	'CLN-M3': {
		title: 'Los médicos infectados van a salas de tratamiento',
		text: 'Los médicos infectados no son de ningún servicio y van a cualquier sala de tratamiento con cama libre. No se tratan en operaciones, consulta ordinaria, cuidados intensivos ni con transfusiones.'
	},
	'CLN-M4': {
		title: 'Dos camas por sala',
		text: 'En una sala de tratamiento se trata como mucho a dos personas por ronda, pacientes o médicos infectados, contando a los pacientes sanos. Un médico tratado conserva la cama.'
	},
	'CLN-M5': {
		title: 'Sin cama se espera',
		text: 'Los médicos infectados sin cama esperan en un módulo de servicio, y empeoran.'
	},
	'CLN-T1': {
		title: 'Tratar a infectados de la propia clínica',
		text: 'Aquí solo se trata a una persona infectada de la propia clínica; los pacientes sanos tratados se anotan como número.'
	},
	'CLN-T2': {
		title: 'Una vez por ronda, y no recién infectado',
		text: 'A quien ya recibió cuidados en esta ronda no se le trata otra vez, ni a un médico infectado por una consulta en esta fase: el movimiento ya pasó.'
	},
	'CLN-T3': {
		title: 'Los médicos infectados no tratan',
		text: 'Un médico infectado no trata a nadie y debe ser tratado como un paciente por un médico sin loseta.'
	},
	'CLN-T4': {
		title: 'Un médico sano de ese color',
		text: 'El médico que trata está sano y se nombra por su color.'
	},
	'CLN-T5': {
		title: 'Un nivel peor',
		text: 'Una persona infectada cuenta como un nivel peor que su color; la COVID-19 y su propia dolencia (en un médico, la ansiedad) se tratan a la vez.'
	},
	'CLN-T6': {
		title: 'Las enfermeras cubren la diferencia',
		text: 'En salas de tratamiento y de operaciones y en consultas ordinarias las enfermeras son exactamente la diferencia entre el nivel del médico y el de la persona + 1.'
	},
	'CLN-T7': {
		title: 'Ingreso del propio color',
		text: 'El ingreso es el del color de la persona sin el +1, más los extras de jardines o televisión por satélite.'
	},
	'CLN-T8': {
		title: 'Consulta especial',
		text: 'Además de lo normal, un médico sano de cualquier color trata a una persona de cualquier color, sin enfermeras, por 6 $. También a médicos infectados.'
	},
	'CLN-T9': {
		title: 'La loseta pasa al médico de la consulta',
		text: 'Tras una consulta especial la loseta pasa debajo del médico que la dio, que ahora está infectado. Si el paciente estaba sano, no se mueve ninguna loseta.'
	},
	'CLN-T10': {
		title: 'Los pacientes tratados se curan',
		text: 'Un paciente tratado va a la caja de curados, infectado o no, sin gastar tiempo; el coche deja la partida.'
	},
	'CLN-T11': {
		title: 'Los médicos tratados descansan',
		text: 'Un médico tratado se queda en la clínica, no trata a nadie en esta ronda y nunca cuenta como curado.'
	},
	'CLN-T12': {
		title: 'La loseta va a la reserva',
		text: 'Salvo en una consulta especial, la loseta de la persona tratada va a la reserva.'
	},
	'CLN-E1': { title: 'La cuarentena se paga', text: 'El personal en cuarentena cobra su sueldo.' },
	'CLN-E2': {
		title: 'Cuidadores ausentes no ahorran',
		text: 'Los cuidadores en cuarentena no reducen el mantenimiento.'
	},
	'CLN-D1': {
		title: 'Los médicos infectados no pierden nivel',
		text: 'Los médicos infectados no han trabajado y no pierden nivel.'
	},
	'CLN-D2': {
		title: 'Los infectados empeoran',
		text: 'Cada paciente o médico infectado que no recibió cuidados empeora un color. Uno rojo muere: caja de fallecidos, loseta a la reserva.'
	},
	'CLN-D3': {
		title: 'Las muertes se anotan',
		text: 'La muerte de un médico infectado cuesta 5 de popularidad en el marcador del juego base. Los pacientes sanos que mueren también van a la caja de fallecidos.'
	},
	'CLN-D4': {
		title: 'Acaba la cuarentena',
		text: 'Después todo el personal sale de la cuarentena: las losetas van a la reserva y las personas a una entrada o helipuerto a elegir, sin gastar tiempo.'
	},
	'CLN-N1': {
		title: 'Contagio bajo: una loseta',
		text: 'Cada jugador coge una loseta de la reserva y la pone en una ranura de preadmisión de su tablero. El próximo paciente que llegue ahí se infecta.'
	},
	'CLN-N2': { title: 'Contagio alto: dos losetas', text: 'Lo mismo con dos losetas, en dos ranuras.' },
	'CLN-N3': { title: 'Una loseta por ranura', text: 'En una ranura cabe como mucho una loseta.' },
	'CLN-N4': {
		title: 'Sin ranura limpia: caja de fallecidos',
		text: 'Si todas las ranuras de un jugador tienen loseta, las que aún debe van de la reserva a la caja de fallecidos. No se dan a otros.'
	},
	'CLN-N5': {
		title: 'Con la reserva vacía se acaba',
		text: 'Si la reserva está vacía, nadie debe más losetas. Antes se atienden, por orden de asiento, las ranuras desbordadas.'
	},
	'CLN-W1': {
		title: 'Más fallecidos que curados: derrota',
		text: 'Las personas y losetas de la caja de fallecidos se comparan con los pacientes curados. Si al final de la ronda 6 hay más fallecidos que curados, se pierde al instante.'
	},
	'CLN-W2': {
		title: 'Victoria táctica',
		text: 'Si no, cada jugador anota su popularidad final. Menos de 40 por jugador en total es una victoria táctica.'
	},
	'CLN-W3': {
		title: 'Victoria estratégica',
		text: 'Con al menos 40 de popularidad por jugador en total se encuentra la vacuna. El más popular aparece en la placa; si hay empate, todos ellos.'
	},
	'CLN-X1': {
		title: 'Transfusiones',
		text: 'Un paciente infectado no necesita nada especial. Al curarse del todo así, loseta y coche van a la reserva y el paciente a la caja de curados.'
	},
	'CLN-X2': {
		title: 'Cuidados intensivos',
		text: 'Sin cuidado especial: el paciente conserva la loseta hasta curarse del todo; entonces loseta y coche van a la reserva y el paciente a la caja de curados.'
	},
	'CLN-X3': {
		title: 'Los adictos al trabajo son inmunes',
		text: 'Los médicos adictos al trabajo nunca se infectan.'
	},
	'CLN-X4': {
		title: 'Los adictos al trabajo tratan como siempre',
		text: 'Los médicos adictos al trabajo necesitan las mismas enfermeras. Tras su consulta especial la loseta va a la reserva.'
	},
	'CLN-X5': {
		title: 'A salvo fuera',
		text: 'Las personas fuera de la clínica, en un dormitorio o cafetería, no se infectan. Los médicos pueden descansar fuera.'
	},
	'CLN-X6': {
		title: 'Cuidados por pasos',
		text: 'Un paciente tratado en cuidados intensivos o con transfusiones sin curarse del todo conserva la loseta, pasa al mismo color o a uno mejor y no empeora en esta ronda.'
	},
	'CLN-X7': { title: 'Sin zombis', text: 'El módulo de zombis no se combina con COVID-19.' },
	'CLN-X8': {
		title: 'Zombis en casa',
		text: 'Para los zombis, las reglas caseras son libres, fuera de esta app.'
	},
	'CLN-R1': {
		title: '¿Se pierde con empate?',
		text: 'Tantos fallecidos como curados: se gana, salvo que la mesa decida otra cosa.'
	},
	'CLN-R2': {
		title: 'Los 6 $ de la consulta especial',
		text: 'Se ganan, salvo que la mesa decida que se pagan.'
	},
	'CLN-R3': {
		title: 'Qué losetas quitan 20 $',
		text: 'Cualquiera de la propia clínica, salvo que la mesa decida: solo de pacientes y médicos. Las de la mano aún no están en la clínica.'
	},
	'CLN-R4': {
		title: 'Nuevos contagios en la ronda 6',
		text: 'Se juegan, salvo que la mesa decida saltárselos.'
	},
	'CLN-R5': {
		title: 'Consulta ordinaria de infectados',
		text: 'No es posible, siempre es la especial, salvo que la mesa la permita.'
	},
	'CLN-R6': {
		title: 'Quién cuenta como curado',
		text: 'Todos los pacientes tratados, salvo que la mesa cuente solo a los infectados. La caja guarda ambos números.'
	},
	'CLN-R7': {
		title: 'Ingreso tras un cambio de color',
		text: 'Decide el color de ahora, salvo que la mesa elija el del momento de la infección.'
	},
	'CLN-R8': {
		title: 'Ancianos y mujeres embarazadas en la caja',
		text: 'Cuentan como fallecidos, salvo que la mesa decida otra cosa.'
	}
};
