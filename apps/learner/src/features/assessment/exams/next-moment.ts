import { SECOND } from '@sullam/domain/limits.ts';

interface Moments {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly serverTime: string;
}

/** The most that a timer takes. */
const LONGEST = 2_000_000_000;

/** How long what is said of an exam stays true: until it opens or closes, by the server's clock. False: for good. */
export function untilNextMoment(exam: Moments | undefined): number | false {
  if (!exam) return false;
  const now = Date.parse(exam.serverTime);
  const ahead = [exam.opensAt, exam.closesAt].flatMap((at) =>
    at && Date.parse(at) > now ? [Date.parse(at) - now] : [],
  );
  return ahead.length > 0 ? Math.min(...ahead, LONGEST) + SECOND : false;
}
