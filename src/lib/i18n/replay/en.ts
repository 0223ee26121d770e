/** Words of the replay. */
export const words = {
	title: 'Replay',
	opening: 'Opening the replay …',
	missing: 'This table is not on this device.',
	unreadable: 'This link holds no table that could be played back. Perhaps a part of it was cut off.',
	controls: 'Controls of the replay',
	play: 'Play',
	pause: 'Pause',
	first: 'To the beginning',
	back: 'One move back',
	on: 'One move on',
	last: 'To the end',
	move: 'Move',
	atOf: ({ at, of }: { at: number; of: number }) => `Move ${at} of ${of}`,
	beginning: 'The table before the first move.',
	speed: 'Speed',
	times: ({ speed }: { speed: string }) => `${speed}×`,
	follow: 'Follow the moves',
	keys: 'Space plays and pauses, the arrow keys go a move back and on, Home and End to both ends.',
	stopped: 'Today’s rules refuse the next move of this table, so the replay ends here.',
	share: 'Share the replay',
	shareHelp:
		'Whoever opens the link watches this table move by move. Nothing is stored on their device unless they want it.',
	toTable: 'To the table',
	keep: 'Keep this table here'
};

export type ReplayWords = typeof words;
