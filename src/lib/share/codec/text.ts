/** Bytes as text: for QR codes, for links, and for people to read aloud. */

/** All of these are cheap in a QR code and safe behind the # of a link. */
const QR = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:';
const LINK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** No I, L, O and U: they are read as 1, 1, 0 and V. */
const SPOKEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The first letter says which alphabet follows. */
const QR_MARK = 'Q';
const LINK_MARK = 'b';
/** A link of any table that our bounds allow is far shorter. */
const LONGEST_TEXT = 100_000;

/** Two bytes are three letters, a last single one is two. */
export function qrText(bytes: Uint8Array): string {
	let text = QR_MARK;
	for (let i = 0; i < bytes.length; i += 2) {
		const pair = i + 1 < bytes.length;
		let number = pair ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
		for (let letters = pair ? 3 : 2; letters > 0; letters--) {
			text += QR.charAt(number % QR.length);
			number = Math.floor(number / QR.length);
		}
	}
	return text;
}

function fromQr(text: string): Uint8Array | null {
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const group = text.slice(i, i + 3);
		if (group.length === 1) return null;
		let number = 0;
		for (const letter of [...group].reverse()) {
			const digit = QR.indexOf(letter);
			if (digit < 0) return null;
			number = number * QR.length + digit;
		}
		if (number >= (group.length === 3 ? 65536 : 256)) return null;
		if (group.length === 3) bytes.push(number >> 8);
		bytes.push(number & 255);
	}
	return Uint8Array.from(bytes);
}

export function linkText(bytes: Uint8Array): string {
	let text = LINK_MARK;
	for (let i = 0; i < bytes.length; i += 3) {
		const left = Math.min(3, bytes.length - i);
		const number = (bytes[i] ?? 0) * 65536 + (bytes[i + 1] ?? 0) * 256 + (bytes[i + 2] ?? 0);
		for (let letter = 0; letter <= left; letter++) text += LINK.charAt((number >> (18 - 6 * letter)) & 63);
	}
	return text;
}

function fromLink(text: string): Uint8Array | null {
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 4) {
		const digits = [...text.slice(i, i + 4)].map((letter) => LINK.indexOf(letter));
		if (digits.length === 1 || digits.includes(-1)) return null;
		const number = [0, 1, 2, 3].reduce((sum, at) => sum * 64 + (digits[at] ?? 0), 0);
		for (let byte = 0; byte < digits.length - 1; byte++) bytes.push((number >> (16 - 8 * byte)) & 255);
	}
	return Uint8Array.from(bytes);
}

/** The bytes in a scanned, pasted or opened text, with or without the link before the #; null when it is none of ours. */
export function bytesOf(text: string): Uint8Array | null {
	if (text.length > LONGEST_TEXT) return null;
	const payload = text.slice(text.lastIndexOf('#') + 1).trim();
	if (payload.startsWith(QR_MARK)) return fromQr(payload.slice(1));
	return payload.startsWith(LINK_MARK) ? fromLink(payload.slice(1)) : null;
}

/** A number of so many letters, five bits each. */
export function spokenText(number: number, letters: number): string {
	let text = '';
	let rest = number;
	for (let i = 0; i < letters; i++) {
		text = SPOKEN.charAt(rest % 32) + text;
		rest = Math.floor(rest / 32);
	}
	return text;
}

const SEEN_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** The way back from what somebody typed, blanks and dashes left out; null when a letter is none of ours. */
export function fromSpoken(typed: string): { readonly number: number; readonly letters: number } | null {
	const text = typed.toUpperCase().replace(/[\s-]/g, '');
	let number = 0;
	for (const letter of text) {
		const digit = SPOKEN.indexOf(SEEN_AS[letter] ?? letter);
		if (digit < 0 || number > Number.MAX_SAFE_INTEGER / 64) return null;
		number = number * 32 + digit;
	}
	return text === '' ? null : { number, letters: text.length };
}
