/** The name of a table among all devices. */

/** Ten letters and digits that nobody mistakes for another: 50 bits. */
export function newId(): string {
	const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

export const isId = (id: string): boolean => /^[a-z0-9]{10}$/.test(id);
