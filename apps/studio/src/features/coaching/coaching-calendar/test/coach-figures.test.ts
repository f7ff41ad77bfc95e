import { expect, it } from 'vitest';
import { monthOf } from '../coach-figures.tsx';

it('begins and ends the month by the clock of the coach', () => {
  expect(monthOf('2026-12-01', 'Asia/Riyadh')).toEqual({
    from: '2026-11-30T21:00:00.000Z',
    until: '2026-12-31T21:00:00.000Z',
  });
  expect(monthOf('2026-02-28', 'UTC')).toEqual({ from: '2026-02-01T00:00:00.000Z', until: '2026-03-01T00:00:00.000Z' });
});
