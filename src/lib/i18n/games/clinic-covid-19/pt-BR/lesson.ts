import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'O objetivo',
		text: 'Vocês jogam Clinic como sempre, e juntos contra o vírus: ao fim da última rodada deve haver mais pacientes curados do que falecidos.'
	},
	actions: {
		title: 'Ações',
		text: 'Cada um escolhe ações como no jogo base, e Admitir ao menos uma vez. O app só pergunta o que o vírus muda.'
	},
	share: {
		title: 'Repartir as peças',
		text: 'O quadro diz quantas peças de contágio a rodada traz. Vocês as repartem; cada um pega ao menos uma.'
	},
	infect: {
		title: 'Infectar',
		text: 'Cada peça vai para alguém da sua clínica que não tenha nenhuma. Pacientes e médicos são infectados; enfermeiras, cuidadores e zeladores vão para a quarentena.'
	},
	treat: {
		title: 'Negócios',
		text: 'Os pacientes são tratados como no jogo base, mas infectados contam um nível pior. Os pacientes tratados vão para a caixa dos curados.'
	},
	administration: {
		title: 'Administração',
		text: 'Quem não foi tratado piora uma cor, e os vermelhos morrem. A equipe volta da quarentena.'
	},
	contagion: {
		title: 'Novos contágios',
		text: 'No fim da rodada cada um põe peças em vagas da sua pré-admissão: uma com contágio baixo, duas com alto.'
	},
	arrive: {
		title: 'Quem chega a uma peça',
		text: 'Na rodada seguinte, um paciente que chega a uma vaga com peça é infectado na hora.'
	},
	protect: {
		title: 'Proteção',
		text: 'Por $20 pode-se tirar uma peça a qualquer momento: essa pessoa volta a estar saudável.'
	},
	end: {
		title: 'O fim',
		text: 'Depois da última rodada: mais falecidos que curados é derrota; o resto é vitória. Com 40 de popularidade por pessoa, é a vitória estratégica.'
	}
};
