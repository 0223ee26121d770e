import type { HandleClientError } from '@sveltejs/kit';

/** As Chromium, Firefox and WebKit put it when a script cannot be fetched. */
const notArrived =
	/dynamically imported module|importing a module script failed|failed to fetch|networkerror|load failed/i;

/** The page around the app tries once more when a part is missing from the start: src/app.html. */
const triesAgain = (): void => {
	(window as { triesAgain?: () => boolean }).triesAgain?.();
};

export const handleError: HandleClientError = ({ error, message }) => {
	if (error instanceof Error && notArrived.test(error.message)) {
		triesAgain();
		return { message, why: 'load' };
	}
	console.error(error);
	return { message };
};
