import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { timeZoneEnv } from '../time-zones.ts';

/** The hour in Casablanca at noon in UTC, eleven days after Morocco returned to UTC for good. */
const HOUR = `console.log(new Intl.DateTimeFormat('en', { timeZone: 'Africa/Casablanca', hour: '2-digit', hourCycle: 'h23' })
  .format(Date.UTC(2026, 9, 1, 12)))`;

describe('time zone data', () => {
  it('is current in what the scripts start, whatever this Node carries', () => {
    // Inherited where the tests themselves were started with our data, which then makes this Node current.
    const env = { ...process.env, ...timeZoneEnv() };
    const hour = execFileSync(process.execPath, ['--eval', HOUR], { env, encoding: 'utf8' });
    expect(hour.trim()).toBe('12');
  });
});
