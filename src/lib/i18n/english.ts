/** “a 7”, “an 8”: as the number is spoken. */
export const aNumber = (n: number): string => `${/^(8\d*|11|18)$/.test(String(n)) ? 'an' : 'a'} ${n}`;
