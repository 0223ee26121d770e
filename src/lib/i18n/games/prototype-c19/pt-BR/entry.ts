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
	'half.second': 'A segunda'
};
