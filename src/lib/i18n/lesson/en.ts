/** Words around "how to play"; the steps themselves lie with each game. */
export const words = {
	title: 'How to play in two minutes',
	opening: 'Laying out the sheet …',
	ownSheet: 'Shown on Pipsheet’s own sheet: with an edition of yours some numbers may differ.',
	missing: 'There is no such game here.',
	atOf: ({ at, of }: { at: number; of: number }) => `Step ${at} of ${of}`,
	back: 'One step back',
	on: 'Next',
	start: 'Start a table',
	rules: 'All rules',
	whole: 'Watch this game from beginning to end'
};

export type LessonWords = typeof words;
