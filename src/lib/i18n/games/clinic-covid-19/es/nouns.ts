import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'blanco', yellow: 'amarillo', orange: 'naranja', red: 'rojo' },
	kind: {
		patient: 'paciente',
		doctor: 'médico',
		nurse: 'enfermera',
		caregiver: 'cuidador',
		janitor: 'conserje',
		elder: 'anciano',
		pregnant: 'mujer embarazada'
	},
	ward: {
		treatment: 'sala de tratamiento',
		operating: 'sala de operaciones',
		consultation: 'consulta ordinaria',
		outpatient: 'consulta especial',
		intensive: 'cuidados intensivos',
		transfusion: 'transfusión'
	},
	module: {
		elders: 'Ancianos',
		pregnant: 'Mujeres embarazadas',
		janitors: 'Conserjes',
		transfusions: 'Transfusiones',
		workaholics: 'Adictos al trabajo',
		facilities: 'Instalaciones',
		'intensive-care': 'Cuidados intensivos'
	},
	phase: {
		actions: 'Acciones',
		sharing: 'Reparto de losetas',
		infection: 'Infecciones',
		business: 'Negocio',
		administration: 'Administración',
		contagion: 'Nuevos contagios',
		final: 'Popularidad final',
		over: 'Fin'
	},
	verb: {
		admit: 'Admitir pacientes',
		arrive: 'Anotar una llegada a una ranura',
		take: 'Coger losetas',
		infect: 'Colocar una loseta',
		full: 'Decir que no queda nadie',
		hand: 'Pasar losetas',
		protect: 'Proteger',
		treat: 'Tratar a alguien',
		cure: 'Anotar pacientes sanos tratados',
		care: 'Cuidar por pasos',
		dead: 'Anotar muertes de pacientes sanos',
		contaminate: 'Contaminar una ranura',
		popularity: 'Anotar la popularidad',
		ready: 'Terminar'
	},
	contagion: { low: 'bajo', high: 'alto' },
	confinement: { low: 'bajo', medium: 'medio', high: 'alto' },
	result: {
		lost: 'La pandemia gana: han fallecido demasiados.',
		tactical: 'Victoria táctica: hay más curados que fallecidos.',
		strategic: 'Victoria estratégica: ¡se ha encontrado la vacuna!'
	}
};
