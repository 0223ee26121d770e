import type { RulingId } from '../../../../validators/combat-the-corona/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CTC-R1': 'La caja no trae marcadores de daño, y el ejemplo llama inútil a un dado demasiado débil.',
	'CTC-R2': 'Las camas son para los dados que no pueden destruir nada.',
	'CTC-R3': 'El texto ofrece las dos vías y no antepone ninguna.',
	'CTC-R4':
		'Es un cambio por un hospital, así que tiene que haber uno que coger; antes se puede renunciar a uno.',
	'CTC-R5': 'Las piezas de la caja están contadas.',
	'CTC-R6': 'Así sigue la partida, como es habitual en los juegos de cartas.',
	'CTC-R7': 'Así lo dicen el resumen y la condición de victoria; solo el objetivo habla del último nivel.',
	'CTC-R8': 'Las fichas protegen a todos los virus y no son de ninguno.'
};
