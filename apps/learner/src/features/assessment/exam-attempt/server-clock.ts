/** The server's time as this page knows it. */
export interface ServerClock {
  now(): number;
  /** Makes a call whose answer carries the server's time, and learns from it. */
  learnFrom<Answer extends { serverTime: string }>(call: () => Promise<Answer>): Promise<Answer>;
}

/** The page's own clock, corrected: the server looked at its clock about in the middle of the call. */
export function createServerClock(ownNow: () => number): ServerClock {
  let skew = 0;
  return {
    now: () => ownNow() + skew,
    async learnFrom(call) {
      const sentAt = ownNow();
      const answer = await call();
      skew = Date.parse(answer.serverTime) - (sentAt + ownNow()) / 2;
      return answer;
    },
  };
}
