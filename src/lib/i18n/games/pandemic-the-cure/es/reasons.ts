import type { RulingId } from '../../../../validators/pandemic-the-cure/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PTC-R1':
		'Los números no pueden ser dados por turno, o la partida más fácil infectaría más; como tramos que faltan hasta la calavera encajan.',
	'PTC-R2': 'El texto lo dice.',
	'PTC-R3': 'El objetivo habla de quedarse sin dados «durante la infección», y una epidemia infecta.',
	'PTC-R4': 'El texto habla de una acción que da todas las muestras de una enfermedad.',
	'PTC-R5': 'Las regiones están numeradas: así toda la mesa cuenta igual.',
	'PTC-R6': 'Cada riesgo biológico mueve el marcador en el acto.',
	'PTC-R7': 'Así se nota una entrada equivocada; una mesa que confía más en sus dados, o usa otros, elige b.'
};
