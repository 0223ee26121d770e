/** The one colour of this game, by day and by night. */
export const accent = { light: '#1f7a5a', dark: '#6fcaa2' } as const;
