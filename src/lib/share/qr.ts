/** The code of a message: the address of the app as it is, then the payload in the letters that a code stores best. */
import { qrText } from './codec/text.ts';
import { modulesOfParts, type Modules } from './modules.ts';

export interface Code extends Modules {
	readonly text: string;
}

/** The smallest code for these bytes. `address` ends with #. */
export function drawCode(address: string, bytes: Uint8Array): Code {
	const payload = qrText(bytes);
	return { ...modulesOfParts(address, payload), text: address + payload };
}
