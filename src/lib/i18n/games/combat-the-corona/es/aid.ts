/** The player aid: the game on one page, in our words. */
import type { Aid } from '../../../aid.ts';

export const aid = (): Aid => ({
	aim: 'En equipo: llevad el marcador de infección más allá de su último nivel o destruid todos los virus. Perdéis si no queda ninguna cama.',
	steps: [
		{
			signs: ['card', '>', '[1]', '/', '+', 'card'],
			title: 'Jugar y robar',
			text: 'Juega una carta en el espacio de acción vacío más bajo y roba otra.'
		},
		{
			signs: ['card', 'card', 'card', '/', '>', 'hospital'],
			title: 'Retirar cartas',
			text: 'Tres azules iguales traen un hospital. Con cinco cartas en el tablero, cambia tres o retíralas todas.'
		},
		{
			signs: ['d4', 'd6', '>', 'virus', '/', 'd2', '>', 'bed'],
			title: 'Tirar y atacar',
			text: 'Un dado por hospital y por cada ficha de dado que gastes. Primero los escudos; luego el daño debe alcanzar la vida de un virus. Cada dado sobrante da una cama.'
		},
		{
			signs: ['attack', '−', 'mask', '/', '>', 'bed'],
			title: 'Atacan los virus',
			text: 'Suma sus ataques, uno menos por cada carta en los espacios 1 a 4. Se pierden tantas camas.'
		},
		{
			signs: ['virus', 'virus', 'virus'],
			title: 'Tres virus nuevos',
			text: 'Coloca todos los niveles que permita la infección; el resto va debajo del mazo. Si no entra ninguno, el marcador sube.'
		}
	],
	areas: {
		hospitals:
			'Cada hospital tira un dado. Los dos primeros construidos traen una ficha de dado. Quita uno cuando quieras para mandar hasta dos virus bajo el mazo.',
		spaces:
			'Una mascarilla resta uno al ataque. Espacio 3: repite un dado por ataque. Retirar las cinco: 10 camas, una ficha de dado y un virus fuera por cada carta azul.',
		infection: 'Solo sube. En un turno no entran más niveles que su número.',
		beds: 'Empiezan en el número marcado. Con 0 se pierde.',
		viruses: 'Anota cada virus: nivel, vida, ataque. Los escudos protegen a todos.'
	},
	signs: [
		{ sign: 'level', name: 'Nivel', text: 'Cuenta para el nivel de infección.' },
		{ sign: 'heart', name: 'Vida', text: 'Daño que destruye el virus.' },
		{ sign: 'attack', name: 'Ataque', text: 'Camas que quita en cada turno.' },
		{ sign: 'shield', name: 'Escudo', text: 'Gasta un dado cualquiera, antes que los virus.' },
		{ sign: '!raise', name: 'Subir', text: 'El marcador de infección sube, una vez por turno.' },
		{ sign: '!save', name: 'Salvar', text: 'Los 3 últimos derrotados van bajo el mazo.' },
		{ sign: '!destroy', name: 'Destruir', text: 'Se pierde un hospital.' },
		{ sign: 'mask', name: 'Mascarilla', text: 'Resta uno al ataque mientras haya carta.' },
		{ sign: 'reroll', name: 'Repetir', text: 'Un dado por ataque.' },
		{ sign: 'dieToken', name: 'Ficha de dado', text: 'Gástala para un dado más.' },
		{ sign: 'star', name: 'Comodín', text: 'Vale por cualquier carta azul.' },
		{ sign: '!warning', name: 'Carta roja', text: 'No combina; solo ocupa espacio.' },
		{ sign: 'reshuffle', name: 'Barajar', text: 'El descarte al mazo, si queréis.' },
		{ sign: 'flag', name: 'Inicio', text: 'Aquí empieza el marcador.' }
	],
	end: 'Victoria: el marcador pasa del último nivel o no queda ningún virus. Derrota: no queda ninguna cama.',
	brief: 'Victoria: marcador tras el último nivel o ningún virus. Derrota: sin camas.',
	setup: [
		'Tablero en el centro, marcadores en las camas marcadas y en infección 1.',
		'El virus inicial queda a la vista. Revela diez virus: los especiales, barajados, bajo el mazo; los demás encima.',
		'Virus rojos (de Fácil a Épico) hasta vuestra dificultad; cartas «Solo en solitario», solo así.',
		'Tres cartas cada uno (en solitario, cinco); las rojas se pueden cambiar una vez. Empieza la persona mayor.'
	]
});
