import { expect, it } from 'vitest';
import { averageTenths, RATING_DAYS, ratingProblem } from '../../src/coaching/ratings.ts';
import { DAY } from '../../src/limits.ts';

const END = new Date('2026-12-01T10:00:00Z');
const after = (milliseconds: number) => new Date(END.getTime() + milliseconds);
const BOOKED = { state: 'BOOKED', endsAt: END, missedBy: null };

it('rates a session from its end on, unless it was cancelled or its learner missed it', () => {
  expect(ratingProblem(BOOKED, null, after(-1))).toBe('NOT_OVER');
  expect(ratingProblem(BOOKED, null, END)).toBeNull();
  expect(ratingProblem({ ...BOOKED, state: 'CANCELLED' }, null, after(DAY))).toBe('OFF');
  expect(ratingProblem({ ...BOOKED, missedBy: 'LEARNER' }, null, after(DAY))).toBe('MISSED');
  expect(ratingProblem({ ...BOOKED, missedBy: 'COACH' }, null, after(DAY))).toBeNull();
});

it('lets a rating be changed for fourteen days', () => {
  expect(ratingProblem(BOOKED, END, after(RATING_DAYS * DAY - 1))).toBeNull();
  expect(ratingProblem(BOOKED, END, after(RATING_DAYS * DAY))).toBe('CLOSED');
});

it('averages exactly: halves round up, and the result stays between the least and the most stars', () => {
  expect(averageTenths({ count: 0, stars: 0 })).toBeNull();
  expect(averageTenths({ count: 20, stars: 89 })).toBe(45);
  expect(averageTenths({ count: 3, stars: 14 })).toBe(47);
  for (let count = 1; count <= 200; count++)
    for (let stars = count; stars <= 5 * count; stars++) {
      const tenths = averageTenths({ count, stars })!;
      // |tenths/10 - stars/count| is at most half a tenth
      expect(Math.abs(tenths * count - 10 * stars) * 2).toBeLessThanOrEqual(count);
    }
});
