import type { EntryText } from '../../../../validators/prototype-c19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	noFactor: 'Sem fator',
	factorSign: ({ sign }) => String(sign),
	crossed: 'Riscado',
	phase: 'Em que ponto está a partida',
	'phase.roll': 'Antes de uma rolagem',
	'phase.report': 'Após o último turno',
	'phase.over': 'No fim',
	round: 'Rodada',
	researcher: 'Quem rola agora',
	player: ({ player }, talk) => talk.player(Number(player)),
	half: 'Qual rolagem da rodada',
	'half.first': 'A primeira',
	'half.second': 'A segunda',
	'field.phase': 'Em que ponto está a partida',
	'field.round': 'Rodada',
	'field.researcher': 'Quem rola agora, contando de 0',
	'field.second': 'A segunda rolagem da rodada',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.mutant': 'Cepa mutante',
	'field.used': 'Bônus usados',
	'field.health': 'Saúde: linha a partir de 0, número',
	'field.formula': 'Fórmula: número, fator',
	'field.biotech': 'Biotecnologia',
	'field.crossed': 'Biotecnologia, riscado',
	'field.risk': 'Zona de risco: # infectado, r resistente, h meio infectado',
	'field.annulled': 'Pares anulados',
	'field.told': 'Caixas da fórmula informadas',
	'field.report': 'Fatores e colunas completas informados'
};
