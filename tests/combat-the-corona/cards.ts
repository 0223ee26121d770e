/** `4:6/3S+raise+save`: level 4, life 6, attack 3, a shield, two skills. */
import type { OwnCard, Skill } from '../../src/lib/sheets/combat-the-corona/facts.ts';

export function readVirus(text: string): OwnCard {
	const [, level, life, attack, shield, skills = ''] =
		/^(\d+):(\d+)\/(\d+)(S?)((?:\+\w+)*)$/.exec(text) ?? [];
	if (level === undefined) throw new Error(`no virus: ${text}`);
	return {
		level: Number(level),
		life: Number(life),
		attack: Number(attack),
		shield: shield === 'S',
		skills: skills.split('+').filter((skill) => skill !== '') as Skill[]
	};
}
