import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'branco', yellow: 'amarelo', orange: 'laranja', red: 'vermelho' },
	kind: {
		patient: 'paciente',
		doctor: 'médico',
		nurse: 'enfermeira',
		caregiver: 'cuidador',
		janitor: 'zelador',
		elder: 'idoso',
		pregnant: 'gestante'
	},
	ward: {
		treatment: 'sala de tratamento',
		operating: 'sala de cirurgia',
		consultation: 'consulta comum',
		outpatient: 'consulta especial',
		intensive: 'terapia intensiva',
		transfusion: 'transfusão'
	},
	module: {
		elders: 'Idosos',
		pregnant: 'Gestantes',
		janitors: 'Zeladores',
		transfusions: 'Transfusões',
		workaholics: 'Viciados em trabalho',
		facilities: 'Instalações',
		'intensive-care': 'Terapia intensiva'
	},
	phase: {
		actions: 'Ações',
		sharing: 'Divisão das fichas',
		infection: 'Infecções',
		business: 'Negócios',
		administration: 'Administração',
		contagion: 'Novos contágios',
		final: 'Popularidade final',
		over: 'Fim'
	},
	verb: {
		admit: 'Admitir pacientes',
		arrive: 'Anotar uma chegada a uma vaga',
		take: 'Pegar fichas',
		infect: 'Colocar uma ficha',
		full: 'Dizer que não resta ninguém',
		hand: 'Passar fichas',
		protect: 'Proteger',
		treat: 'Tratar alguém',
		cure: 'Informar pacientes saudáveis tratados',
		care: 'Cuidar por etapas',
		dead: 'Informar mortes de pacientes saudáveis',
		contaminate: 'Contaminar uma vaga',
		popularity: 'Informar a popularidade',
		ready: 'Encerrar'
	},
	contagion: { low: 'baixo', high: 'alto' },
	confinement: { low: 'baixo', medium: 'médio', high: 'alto' },
	result: {
		lost: 'A pandemia vence: morreram pessoas demais.',
		tactical: 'Vitória tática: há mais curados do que mortos.',
		strategic: 'Vitória estratégica: a vacina foi encontrada!'
	}
};
