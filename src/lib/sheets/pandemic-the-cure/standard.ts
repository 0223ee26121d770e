/** The box of this app's own edition. */
import type { Given, Role } from './facts.ts';
import { eventIds, type ByColour, type Face, type RoleCard } from './pieces.ts';

export type RoleId =
	| 'plain'
	| 'generalist'
	| 'medic'
	| 'scientist'
	| 'dispatcher'
	| 'contingency-planner'
	| 'researcher'
	| 'containment-specialist';

const role = (
	id: RoleId,
	name: string,
	dice: number,
	faces: readonly Face[],
	its: RoleCard['powers'] = []
): Role => ({ id, name, dice, faces, powers: its });

export const plain = role('plain', 'Field Team', 5, [
	'fly',
	'treat',
	'sail/treat',
	'sample',
	'treat/sample',
	'biohazard'
]);

export const standard: Required<Given> & { readonly infectionDice: ByColour<string> } = {
	regions: ['North America', 'Europe', 'East Asia', 'India and Middle East', 'Africa', 'South America'],
	infectionDice: { red: '12 +11466', yellow: '12 +22455', blue: '12 +12366', black: '12 +33345' },
	track: '2b 2 2 2 2es 2 2 2 2eh 2 2 2 3e 3 3 3 3e 3 3 3 4e 4 4 4',
	outbreakLimit: 8,
	setupDice: 12,
	stack: 3,
	cureAt: 13,
	roles: [
		plain,
		role(
			'generalist',
			'Generalist',
			7,
			['fly', 'sail', 'treat', 'treat', 'sample', 'biohazard'],
			['first-biohazard']
		),
		role('medic', 'Medic', 5, ['fly', 'treat2', 'treat3', 'fly/treat', 'sample', 'biohazard']),
		role(
			'scientist',
			'Scientist',
			5,
			['sail', 'treat', 'sail/treat', 'sample', 'sail/sample', 'biohazard'],
			['cure-11']
		),
		role('dispatcher', 'Dispatcher', 5, ['fly', 'sail/treat', 'helicopter', 'sample', 'sample', 'biohazard']),
		role('contingency-planner', 'Contingency Planner', 5, [
			'fly',
			'sail/treat',
			'treat',
			'cdc',
			'sample',
			'biohazard'
		]),
		role('researcher', 'Researcher', 5, ['sail', 'treat', 'treat', 'sample', 'sail/sample', 'biohazard']),
		role(
			'containment-specialist',
			'Containment Specialist',
			5,
			['fly', 'sail', 'treat', 'contain', 'sample', 'biohazard'],
			['arrival']
		)
	],
	events: eventIds,
	openEvents: 3
};
