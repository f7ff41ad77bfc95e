import { describe, expect, it } from 'vitest';
import { filtersOf, periodIn } from '../session-query.ts';

const calendar = { now: new Date('2026-12-01T09:00:00Z'), zone: 'Asia/Riyadh', firstDay: 7 };
const filterOf = (values: Record<string, string>) => (name: string) => values[name];

describe('filters of sessions', () => {
  it('begin with the month of the organisation', () => {
    expect(filtersOf(filterOf({}), calendar)).toEqual({
      from: '2026-11-30T21:00:00.000Z',
      until: '2026-12-31T21:00:00.000Z',
    });
  });

  it('know the week, the month before and the year', () => {
    const from = (period: string) => filtersOf(filterOf({ period }), calendar).from;
    expect(from('week')).toBe('2026-11-28T21:00:00.000Z');
    expect(from('before')).toBe('2026-10-31T21:00:00.000Z');
    expect(from('year')).toBe('2025-12-31T21:00:00.000Z');
    expect(from('all')).toBeUndefined();
  });

  it('list objections that wait whenever their sessions were, unless a period is chosen', () => {
    expect(periodIn(filterOf({ objection: 'WAITING' }))).toBe('all');
    expect(periodIn(filterOf({ objection: 'WAITING', period: 'week' }))).toBe('week');
    expect(periodIn(filterOf({ objection: 'DECIDED' }))).toBe('month');
  });

  it('leave out what no filter has', () => {
    const asked = filtersOf(
      filterOf({ period: 'all', coach: 'x', state: 'GONE', missed: 'COACH', objection: '?' }),
      calendar,
    );
    expect(asked).toEqual({ missedBy: 'COACH' });
    expect(filtersOf(filterOf({ period: 'all', coach: '7', state: 'OVER' }), calendar)).toEqual({
      coachId: 7,
      state: 'OVER',
    });
  });
});
