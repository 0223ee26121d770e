/** Thousands of results as a line that can be read. */
import { describe, expect, it } from 'vitest';
import { courseOf, together, TOO_MANY } from '../../src/lib/statistics/course.ts';

const results = (count: number) =>
	Array.from({ length: count }, (_, n) => ({ x: n, y: n % 2 === 0 ? 60 : 12 }));

describe('the course of results', () => {
	it('leaves as many as can be told apart alone', () => {
		const few = results(TOO_MANY);
		expect(courseOf(few, together(few.length))).toBe(few);
	});
	it('puts neighbours together: 60 and 12 by turns are 36 throughout', () => {
		const course = courseOf(results(2400), together(2400));
		expect(course).toHaveLength(TOO_MANY);
		expect(course.every(({ y }) => y === 36)).toBe(true);
		expect(course[0]?.x).toBe(9.5);
	});
	it('what is over at the end counts, too', () => {
		expect(courseOf(results(5), 2).map(({ y }) => y)).toEqual([36, 36, 60]);
	});
});
