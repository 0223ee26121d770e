/** The one colour of this game, by day and by night. */
export const accent = { light: '#1d4ed8', dark: '#8fb4ff' } as const;
