import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'O objetivo',
		text: 'Em equipe, curem as quatro doenças. Doze dados de infecção estão nas regiões do mundo, cada um na região do seu número.'
	},
	roll: {
		title: 'Rolar',
		text: 'Role todos os dados do seu papel; os não usados podem ser rolados de novo quantas vezes quiser. Mas cada risco biológico move na hora o marcador da taxa.'
	},
	act: {
		title: 'Agir',
		text: 'Um dado por ação: voar para qualquer lugar, navegar a uma região vizinha ou tratar. Tratar leva um dado da sua região ao centro de tratamento, ou do centro à bolsa.'
	},
	infect: {
		title: 'Infectar',
		text: 'No fim do turno tiram-se da bolsa e rolam-se tantos dados de infecção quanto a taxa diz. Números vão para sua região, cruzes para o CDC.'
	},
	sample: {
		title: 'Coletar amostras',
		text: 'Uma amostra leva um dado do centro de tratamento para a sua carta, sob um dos seus dados. Os dois ficam ali até a doença ser curada.'
	},
	epidemic: {
		title: 'Epidemia',
		text: 'Quando o marcador chega a um espaço marcado, todos os dados do centro de tratamento são rolados para o mundo. No fim da trilha espera a caveira.'
	},
	outbreak: {
		title: 'Surto',
		text: 'Mais de três dados de uma cor em uma região: o resto segue para a próxima no sentido horário e os surtos sobem um.'
	},
	cure: {
		title: 'Encontrar uma cura',
		text: 'Uma vez por turno você rola todas as suas amostras de uma cor. 13 ou mais cura a doença; uma cruz vale 0.'
	},
	give: {
		title: 'Ajudar-se',
		text: 'A quem está na mesma região você pode dar todas as suas amostras de uma doença.'
	},
	end: {
		title: 'O fim',
		text: 'Vitória com a quarta cura. Derrota quando o marcador ou os surtos chegam à sua caveira, ou quando faltam dados na bolsa.'
	}
};
