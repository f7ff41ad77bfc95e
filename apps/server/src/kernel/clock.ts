/** Time as rules see it. Passed in, so that a test can hold or move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
