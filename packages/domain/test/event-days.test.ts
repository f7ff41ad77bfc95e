import { describe, expect, it } from 'vitest';
import { checkInDayAt, checkInTurns, nextSpan, spansOfDays } from '../src/events/event-days.ts';

const DAYS = [
  { date: '2027-05-06', time: '18:00', durationMinutes: 90 },
  { date: '2027-05-05', time: '10:00', durationMinutes: 60 },
];
const spans = spansOfDays('Africa/Cairo', DAYS);
const at = (text: string) => new Date(text);

describe('the days of an event', () => {
  it('have hours of their own, the first day first, by the clock of their place', () => {
    expect(spans).toEqual([
      { date: '2027-05-05', startsAt: at('2027-05-05T07:00:00Z'), endsAt: at('2027-05-05T08:00:00Z') },
      { date: '2027-05-06', startsAt: at('2027-05-06T15:00:00Z'), endsAt: at('2027-05-06T16:30:00Z') },
    ]);
  });

  it.each([
    ['before the first', '2027-05-01T00:00:00Z', '2027-05-05'],
    ['during the first', '2027-05-05T07:30:00Z', '2027-05-05'],
    ['in the night between', '2027-05-05T22:00:00Z', '2027-05-06'],
    ['after the last', '2027-05-06T16:30:00Z', undefined],
  ])('the next one %s', (_when, now, date) => {
    expect(nextSpan(spans, at(now))?.date).toBe(date);
  });
});

describe('check-in', () => {
  it('moves on halfway between two days, and once a date', () => {
    const turns = checkInTurns(spans);
    expect(turns).toEqual([at('2027-05-05T23:30:00Z')]);
    expect(checkInDayAt(turns, at('2027-05-05T12:00:00Z'))).toBe(0);
    expect(checkInDayAt(turns, at('2027-05-06T12:00:00Z'))).toBe(1);
    const morningAndEvening = spansOfDays('UTC', [
      { date: '2027-05-05', time: '10:00', durationMinutes: 60 },
      { date: '2027-05-05', time: '18:00', durationMinutes: 60 },
    ]);
    expect(checkInTurns(morningAndEvening)).toEqual([]);
  });
});
