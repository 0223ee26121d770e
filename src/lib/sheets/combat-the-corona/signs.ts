/** The signs of a virus card: its shield and its skills, each printed in red or not. */
import { skills, type OwnCard, type Skill } from './lines.ts';

export type Sign = Skill | 'shield';

/** In the order in which a card shows them. */
export const signs: readonly Sign[] = ['shield', ...skills];

export const isSign = (name: string): name is Sign => (signs as readonly string[]).includes(name);

export const bears = ({ skills, shield }: OwnCard, sign: Sign): boolean =>
	sign === 'shield' ? shield : skills.includes(sign);

/** With this sign where it was not, and without it where it was. */
export function turned(card: OwnCard, sign: Sign): Pick<OwnCard, 'shield' | 'skills'> {
	const has = (other: Sign): boolean => bears(card, other) !== (other === sign);
	return { shield: has('shield'), skills: skills.filter(has) };
}
