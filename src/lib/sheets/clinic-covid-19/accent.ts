/** The one colour of this game, by day and by night. */
export const accent = { light: '#7b3558', dark: '#dc9dc0' } as const;
