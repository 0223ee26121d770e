/** The one colour of this game, by day and by night. */
export const accent = { light: '#6f3b82', dark: '#cfa3dc' } as const;
