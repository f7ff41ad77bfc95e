import { describe, expect, it } from 'vitest';
import type { ScheduleEntry } from '../activities.api.ts';
import { clashesOf, hoursOf, placedOn } from '../timetable.ts';

const at = (hour: number, minute = 0) => new Date(2026, 10, 25, hour, minute).toISOString();

const lecture = (activityId: number, from: string, to: string, state: ScheduleEntry['state'] = 'NOT_BEGUN') =>
  ({
    kind: 'LECTURE',
    activityId,
    happens: 'STARTS',
    at: from,
    endsAt: to,
    place: null,
    title: { en: `Lecture ${activityId}` },
    course: null,
    state,
    isLocked: false,
    moments: [],
    path: `/lecture/${activityId}`,
  }) satisfies ScheduleEntry;

describe('what takes place on a day', () => {
  it('stands side by side where it overlaps, and alone where it doesn’t', () => {
    const placed = placedOn([
      lecture(1, at(10), at(11)),
      lecture(2, at(10, 30), at(12)),
      lecture(3, at(11), at(11, 30)),
      lecture(4, at(12), at(13)),
    ]);
    expect(placed.map(({ entry, lane, lanes }) => [entry.activityId, lane, lanes])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ]);
  });

  it('ends with its day where it goes on past midnight', () => {
    const late = new Date(2026, 10, 26, 1).toISOString();
    expect(placedOn([lecture(1, at(23), late)]).map(({ from, to }) => [from, to])).toEqual([[23 * 60, 24 * 60]]);
  });

  it('widens the hours that are shown', () => {
    expect(hoursOf([])).toEqual([8, 18]);
    expect(hoursOf(placedOn([lecture(1, at(6, 30), at(7)), lecture(2, at(19), at(20, 15))]))).toEqual([6, 21]);
  });
});

describe('clashes', () => {
  it('are pairs that share time, with that time; one after the other is none, and what is over none', () => {
    const [one, other] = [lecture(1, at(10), at(11)), lecture(2, at(10, 30), at(12))];
    expect(clashesOf([one, other, lecture(3, at(12), at(13)), lecture(4, at(10), at(12), 'OVER')])).toEqual([
      { one, other, from: at(10, 30), to: at(11) },
    ]);
  });
});
