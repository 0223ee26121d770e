import type { HandleClientError } from '@sveltejs/kit';

/** As Chromium, Firefox and WebKit put it when a script cannot be fetched. */
const notArrived =
	/dynamically imported module|importing a module script failed|failed to fetch|networkerror|load failed/i;

export const handleError: HandleClientError = ({ error, message }) => {
	if (error instanceof Error && notArrived.test(error.message)) return { message, why: 'load' };
	console.error(error);
	return { message };
};
