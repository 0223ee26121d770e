import type { RulingId } from '../../../../validators/prototype-c19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PC19-R1': 'El texto no pone límite, y las conversiones funcionan así.',
	'PC19-R2': 'El texto solo habla de girar.',
	'PC19-R3':
		'El texto da ×3 como mínimo y ×10 como máximo, que encaja con empezar en 3 y siete filas, y dice que una fila lo sube.',
	'PC19-R4': 'El texto dice «tapar» de cubrir una columna entera, cuyo virus se marca entonces.',
	'PC19-R5': 'Un individuo resistente solo queda infectado con la segunda infección.',
	'PC19-R6': 'Lo anotado está en la hoja; la muestra en sí, no.',
	'PC19-R7': 'Una pareja queda usada cuando se tacha uno de sus números.',
	'PC19-R8': 'El texto hace que cada cual dé su número más alto a quien tiene a la derecha.',
	'PC19-R9': 'También las infecciones se extienden lado con lado.',
	'PC19-R10': 'El dado mutante se anota, no se usa.',
	'PC19-R11': 'La línea es la de Salud, que da individuos resistentes; su icono se perdió en el texto.'
};
