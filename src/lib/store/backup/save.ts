/** Hands a file to the player. */
export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// the download has its own hold on the data by then
	setTimeout(() => {
		URL.revokeObjectURL(address);
	}, 60_000);
}

/** pipsheet-2026-11-16.json */
export const backupName = (now: Date): string => `pipsheet-${now.toISOString().slice(0, 10)}.json`;
