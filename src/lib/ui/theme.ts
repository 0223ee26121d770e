/** Light, dark, or what the device says. Remembered on this device; src/app.html sets it before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'pipsheet.theme';

export function themeNow(): Theme {
	const set = document.documentElement.dataset['theme'];
	return set === 'light' || set === 'dark' ? set : 'system';
}

export function applyTheme(theme: Theme): void {
	if (theme === 'system') delete document.documentElement.dataset['theme'];
	else document.documentElement.dataset['theme'] = theme;
	try {
		localStorage.setItem(KEY, theme);
	} catch {
		// it still holds until the page is closed
	}
}
