import type { Clock } from '../../src/kernel/clock.ts';

/** A clock that tests move by hand; it starts at the real time, so that database defaults agree with it. */
export class TestClock implements Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
