import { describe, expect, it } from 'vitest';
import { offeredTime, utilisationOf, weekParts } from '../../src/coaching/coach-weeks.ts';
import { seededRandom } from '../../src/seeded-random.ts';

const HOUR = 3_600_000;
const span = (from: number, until: number) => ({ from: from * HOUR, until: until * HOUR });
const day = span(0, 24);

describe('parts of a week', () => {
  it('are one within a month and two across its end', () => {
    expect(weekParts('2026-12-06')).toEqual([
      { weekStart: '2026-12-06', monthStart: '2026-12-01', from: '2026-12-06', until: '2026-12-13' },
    ]);
    expect(weekParts('2026-11-29').map(({ monthStart, from, until }) => [monthStart, from, until])).toEqual([
      ['2026-11-01', '2026-11-29', '2026-12-01'],
      ['2026-12-01', '2026-12-01', '2026-12-06'],
    ]);
    // the week ends with its month
    expect(weekParts('2026-05-25')).toHaveLength(1);
    expect(weekParts('2026-05-25')[0]!.until).toBe('2026-06-01');
  });
});

describe('offered and booked time', () => {
  it('leaves out what is blocked', () => {
    const time = offeredTime({ working: [span(9, 17)], blocks: [span(8, 10), span(12, 13)], sessions: [] }, day);
    expect(time).toEqual({ offeredMinutes: 6 * 60, bookedMinutes: 0, sessionCount: 0 });
  });

  it('counts a session outside the hours as offered and booked', () => {
    const sessions = [span(10, 11), span(18, 19)];
    const time = offeredTime({ working: [span(9, 17)], blocks: [], sessions }, day);
    expect(time).toEqual({ offeredMinutes: 9 * 60, bookedMinutes: 2 * 60, sessionCount: 2 });
  });

  it('counts what lies within the span, and each session where it begins', () => {
    const time = offeredTime({ working: [span(-2, 2), span(22, 26)], blocks: [], sessions: [span(23, 25)] }, day);
    expect(time).toEqual({ offeredMinutes: 4 * 60, bookedMinutes: 60, sessionCount: 1 });
    const next = offeredTime({ working: [], blocks: [], sessions: [span(23, 25)] }, span(24, 48));
    expect(next).toEqual({ offeredMinutes: 60, bookedMinutes: 60, sessionCount: 0 });
  });

  it('equals a count hour by hour, and books never more than was offered', () => {
    const random = seededRandom('coach-weeks');
    for (let round = 0; round < 200; round += 1) {
      const spans = () =>
        Array.from({ length: random.below(5) }, () => {
          const from = random.below(22);
          return span(from, from + 1 + random.below(4));
        }).sort((one, other) => one.from - other.from);
      const [blocks, sessions] = [spans(), spans()];
      const from = random.below(12);
      const working = [span(from, from + 3), span(from + 5, from + 9)];
      const has = (list: { from: number; until: number }[], hour: number) =>
        list.some((each) => each.from <= hour * HOUR && each.until >= (hour + 1) * HOUR);
      let [offered, booked] = [0, 0];
      for (let hour = 0; hour < 24; hour += 1) {
        if (has(sessions, hour)) booked += 60;
        if (has(sessions, hour) || (has(working, hour) && !has(blocks, hour))) offered += 60;
      }
      const time = offeredTime({ working, blocks, sessions }, day);
      expect([time.offeredMinutes, time.bookedMinutes]).toEqual([offered, booked]);
      const share = utilisationOf(time);
      expect(share === null || (share >= 0 && share <= 1)).toBe(true);
    }
  });
});
