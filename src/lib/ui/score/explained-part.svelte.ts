/** The sum of all parts, where a part is named. */
export const TOTAL = 'total';

/** Which number of a score is being explained. */
export class ExplainedPart {
	now = $state.raw<{ readonly by: number | 'team'; readonly part: string } | null>(null);

	is(by: number | 'team', part: string): boolean {
		return this.now?.by === by && this.now.part === part;
	}

	/** Asking again closes it. */
	toggle(by: number | 'team', part: string): void {
		this.now = this.is(by, part) ? null : { by, part };
	}
}
