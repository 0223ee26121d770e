/** Names that are the same in every edition. */
export const bonusKinds = ['explorer', 'analysis', 'rat', 'resistant'] as const;
export type BonusKind = (typeof bonusKinds)[number];

export const researchKinds = ['health', 'formula', 'biotech', 'free'] as const;
export type ResearchKind = (typeof researchKinds)[number];

export type Resource = BonusKind | ResearchKind;

/** The lines of the score that are printed on the sheet. */
export const scoreParts = ['health', 'resistant', 'formula', 'biotech', 'pairs', 'curve', 'mutant'] as const;
