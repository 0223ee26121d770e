import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'El objetivo',
		text: 'Jugáis a Clinic como siempre, y juntos contra el virus: al acabar la última ronda debe haber más pacientes curados que fallecidos.'
	},
	actions: {
		title: 'Acciones',
		text: 'Cada cual elige acciones como en el juego base, y Admitir al menos una vez. La app solo pregunta lo que cambia por el virus.'
	},
	share: {
		title: 'Repartir las losetas',
		text: 'El tablero dice cuántas losetas de contagio trae la ronda. Las repartís; cada cual toma al menos una.'
	},
	infect: {
		title: 'Infectar',
		text: 'Cada loseta va con alguien de tu clínica que no tenga ninguna. Pacientes y médicos se infectan; enfermeras, cuidadores y conserjes van a cuarentena.'
	},
	treat: {
		title: 'Negocio',
		text: 'Los pacientes se tratan como en el juego base, pero los infectados cuentan un nivel peor. Los pacientes tratados van a la caja de curados.'
	},
	administration: {
		title: 'Administración',
		text: 'Quien no fue tratado empeora un color, y los rojos mueren. El personal vuelve de la cuarentena.'
	},
	contagion: {
		title: 'Nuevos contagios',
		text: 'Al final de la ronda cada cual pone losetas en ranuras de su preadmisión: una con contagio bajo, dos con alto.'
	},
	arrive: {
		title: 'Quien llega a una loseta',
		text: 'En la ronda siguiente, un paciente que llega a una ranura con loseta se infecta enseguida.'
	},
	protect: {
		title: 'Protección',
		text: 'Por $20 se puede quitar una loseta en cualquier momento: esa persona vuelve a estar sana.'
	},
	end: {
		title: 'El final',
		text: 'Tras la última ronda: más fallecidos que curados es derrota; lo demás, victoria. Con 40 de popularidad por persona es la victoria estratégica.'
	}
};
