/** What the app speaks. Apart from talk.ts, which the start page does not need. */
export type Language = 'en' | 'es' | 'pt-BR' | 'de';

export const languages: readonly Language[] = ['en', 'es', 'pt-BR', 'de'];
