import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cachedDate, cachedOffset, cachedWallTime, offsetMinutes, wallTimeOf } from '../../src/lectures/zoned-time.ts';

const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'UTC',
];

const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });

it('agrees with the platform on every instant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, at) => {
      const moment = new Date(at);
      expect(cachedOffset(at, zone)).toBe(offsetMinutes(moment, zone));
      expect(cachedWallTime(at, zone)).toEqual(wallTimeOf(moment, zone));
      expect(cachedDate(at, zone)).toBe(wallTimeOf(moment, zone).date);
    }),
    { numRuns: 500 },
  );
});

it.each([
  '2027-03-28T00:59:59.999Z',
  '2027-03-28T01:00:00.000Z',
  '2027-10-31T00:59:59.999Z',
  '2027-10-31T01:00:00.000Z',
])('changes with the clock of London at %s', (instant) => {
  const at = Date.parse(instant);
  expect(cachedOffset(at, 'Europe/London')).toBe(offsetMinutes(new Date(at), 'Europe/London'));
});
