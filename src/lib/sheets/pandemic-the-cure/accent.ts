/** The one colour of this game, by day and by night. */
export const accent = { light: '#0e6076', dark: '#66c7da' } as const;
