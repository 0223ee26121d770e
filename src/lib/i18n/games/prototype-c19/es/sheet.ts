import { bandsOf, nounOf, shown, written, type BandNames, type Nouns, type Words } from '../words.ts';
import { parts } from './outcome.ts';

export const resources: Nouns['resources'] = {
	explorer: 'Explorador',
	analysis: 'Análisis',
	rat: 'Rata de laboratorio',
	resistant: 'Individuos resistentes',
	health: 'muestra de Salud',
	formula: 'muestra de Fórmula',
	biotech: 'muestra de Biotecnología',
	free: 'muestra libre'
};

export const bandNames: BandNames = {
	Apocalíptico: 'Apocalíptico',
	Catastrófico: 'Catastrófico',
	'de Milagro': 'de Milagro',
	Superado: 'Superado',
	Controlado: 'Controlado',
	Épico: 'Épico'
};

export const sheet: Words['sheet'] = {
	title: 'Prototype C19',
	notice: 'Hoja nuestra, no la publicada. La tuya se introduce en Pipsheet, en «Ediciones».',
	noticeOwn: 'Una edición propia, dibujada por Pipsheet; lo que nadie introdujo es nuestro.',
	mutant: 'Cepa mutante',
	bonuses: 'Bonus',
	health: 'Salud',
	formula: 'Fórmula',
	biotech: 'Biotec\u00adnología',
	risk: 'Zona de riesgo',
	score: 'Puntua\u00adción',
	shapes: 'Infecciones',
	research: 'Muestras de investigación',
	'name.explorer': 'Explorador',
	'name.analysis': 'Análisis',
	'name.rat': 'Rata de laboratorio',
	'name.resistant': 'Individuos resistentes',
	'name.health': 'Salud',
	'name.formula': 'Fórmula',
	'name.biotech': 'Biotecnología',
	'name.free': 'Muestra libre',
	'hint.mutant': 'Una casilla por ronda',
	'hint.bonuses': 'Rellena al ganarlo, tacha al usarlo.',
	'hint.health': 'Igual sigue recto, mayor sube, menor baja.',
	'hint.formula': 'Anota la muestra y tacha un factor: da el número siguiente.',
	'hint.biotech': 'Dados sueltos. Una pareja completa da su recurso.',
	'hint.risk': 'Empieza en la flecha; después toca a un infectado.',
	'hint.rows': 'fila llena',
	'hint.curve': 'columna llena',
	'hint.research': 'Se colocan al momento, con cualquier valor.',
	factors: 'Factores: tacha uno con cada muestra',
	bands: ({ bands }) =>
		bandsOf(bands, bandNames)
			.map(({ name, below, from }) =>
				below === null ? `${name} desde ${from}` : `${name} menos de ${below}`
			)
			.join(' · '),
	'cell.mutant': ({ round }) => `Cepa mutante, ronda ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, círculo ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Salud, columna ${shown(column)}, fila ${shown(row)}${gives ? `, da ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, por ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Fórmula, casilla ${shown(box)}${times === 1 ? '' : `, por ${shown(times)}`}`,
	'cell.step': ({ box }) => `Fórmula, factor tras la casilla ${shown(box)}`,
	'cell.factor': ({ factor }) => `Factor ${written(shown(factor))}`,
	'cell.biotech': ({ space }) => `Biotecnología, espacio ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Zona de riesgo, fila ${shown(row)}, columna ${shown(column)}`,
	'cell.entry': ({ row, column }) =>
		`Zona de riesgo, fila ${shown(row)}, columna ${shown(column)}: por aquí entra la infección`,
	'cell.resistantEntry': ({ row, column }) =>
		`Zona de riesgo, fila ${shown(row)}, columna ${shown(column)}: por aquí entran los resistentes`,
	'cell.hospital': ({ row, column }) => `Hospital, fila ${shown(row)}, columna ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Fila ${shown(row)} completa: ${gives ? `${nounOf(resources, gives)}, ` : ''}multiplicador más 1`,
	'cell.virus': ({ column }) => `Virus de la columna ${shown(column)}`,
	'cell.score': ({ part }) => `Puntuación: ${nounOf(parts, part)}`,
	'part.health': 'Salud: todos los números',
	'part.resistant': 'Resistentes: 3 por bonus usado',
	'part.formula': 'Fórmula (doble la más larga)',
	'part.biotech': 'Biotecnología: números sin tachar',
	'part.pairs': 'Parejas sin usar: 10 cada una',
	'part.curve': 'Columnas: +5 libres, −10 llenas',
	'part.mutant': 'Cepa mutante −',
	'part.total': 'Total',
	'field.player': 'Jugador',
	'field.scenario': 'Escenario',
	'field.players': 'Jugadores'
};
