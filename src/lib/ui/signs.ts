/** The signs of the start page, which carries no others. The rest stands in Icon.svelte. */
export const signs = {
	print: 'M7 9V3h10v6M7 18H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 15h10v6H7z',
	book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 5v16M9 8h7',
	list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
	scales: 'M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
	play: 'M7 4v16l13-8z',
	settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5h4v5h-4zM6 14.5h4v5H6z',
	chart: 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3',
	camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
	download: 'M12 4v11M8 11l4 4 4-4M5 20h14'
} as const;
