import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { forms } from './sheet.ts';

const formsOf = (colour: unknown) => forms[colour as Colour];

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `Dados ${formsOf(colour).dice}`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} está aqui`,
	cured: ({ colour }) => `Doença ${formsOf(colour).disease}, curada`,
	sample: ({ colour, player }, talk) =>
		`Amostras ${formsOf(colour).samples} sob dados de ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `Amostras ${formsOf(colour).samples} sem dado em cima`,
	current: 'De quem é o próximo turno',
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.current': 'De quem é o próximo turno, contando de 0',
	'field.rate': 'Casa do marcador da taxa',
	'field.outbreaks': 'Surtos',
	'field.cured': 'Doenças curadas',
	'field.regions': 'Regiões 1 a 6: dados vermelhos, amarelos, azuis, pretos',
	'field.centre': 'Centro de tratamento: o mesmo',
	'field.cdc': 'CDC: o mesmo',
	'field.samples': ({ player }, talk) => `Amostras de ${talk.player(Number(player))}`,
	'field.red': 'Vermelhas: de quem é o dado sobre cada uma, a partir de 0',
	'field.yellow': 'Amarelas: de quem é o dado sobre cada uma, a partir de 0',
	'field.blue': 'Azuis: de quem é o dado sobre cada uma, a partir de 0',
	'field.black': 'Pretas: de quem é o dado sobre cada uma, a partir de 0',
	'field.pawns': 'Regiões dos peões',
	'field.open': 'Eventos abertos',
	'field.used': 'Eventos usados',
	'field.turn': 'Turno',
	'field.skip': 'Na próxima infecção nada é comprado',
	'field.change': 'Dados a mais ou a menos na próxima infecção',
	'field.bonus': 'Pontos somados à rolagem de cura',
	'field.prevent': ({ at }) => `Surto evitado ${String(at)}`,
	'field.excess': 'Para onde vão os dados acima de três',
	'field.until': 'Até quando espera',
	'field.free': 'Neste turno pode-se usar um poder especial'
};
