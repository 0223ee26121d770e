import type { Words } from '../words.ts';

export const options: Words['options'] = {
	sheets: {
		label: 'Hojas en este dispositivo',
		help: 'Quien escribe en papel o en otro móvil aquí solo tira, y avisa cuando tacha el último número de la investigación. Sin ninguna hoja, la mesa solo anota tiradas.'
	},
	groups: {
		label: 'Tiradas compartidas por grupos',
		help: 'Con mucha gente tiran cuatro puestos como mucho; elige para cada persona el puesto cuyas tiradas son sus turnos activos.'
	}
};
