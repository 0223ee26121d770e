/** Texts of this game's own controls, with the values that they need. */
export type Labels = Readonly<Record<never, never>>;
