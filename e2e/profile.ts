/** The folder in which a browser keeps what it stores, on a real disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'pipsheet-profile-'));

/** What a browser has started may still be writing there: what cannot be removed is left to the system, and fails
 *  nobody's test. */
export function clearAway(profile: string): void {
	try {
		rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	} catch {
		// in the folder for such things
	}
}
