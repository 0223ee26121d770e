/** What a game says at each step of "how to play", by the step; the languages are typed by the English file. */
export interface StepWords {
	readonly title: string;
	/** One or two sentences; what just happened on the sheet is told by the engine. */
	readonly text: string;
}

export type LessonSteps = Readonly<Record<string, StepWords>>;
