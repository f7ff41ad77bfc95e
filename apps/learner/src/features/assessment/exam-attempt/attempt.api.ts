import { ApiError } from '@sullam/api-client/api-error.ts';
import type { AttemptSnapshot } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Sent } from './answer-sender.ts';
import type { KeptAnswer } from './kept-answers.ts';
import type { TimesReport } from './question-meter.ts';
import type { ServerClock } from './server-clock.ts';

export { prefetchExam } from '../exams/exams.public.ts';
export type { AttemptSnapshot };
export type SnapshotQuestion = AttemptSnapshot['questions'][number];

export interface Sitting {
  attemptId: number;
  /** The tab. */
  holder: string;
  clock: ServerClock;
}

/** How long a step may take. */
const STEP_TAKES = 15_000;
/** A save that takes longer is made again: a large answer has more time, even where only 10 kB a second go through. */
const SAVE_TAKES = 8000;
const BYTES_A_MILLISECOND = 10;

/** A call whose answer doesn't come in time is given up, as if there were no network. */
function inTime<Answer>(milliseconds: number, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const given = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError({ message: '', status: 500 }, true));
      given.abort();
    }, milliseconds);
  });
  return Promise.race([call(given.signal), over]).finally(() => clearTimeout(timer));
}

const inStep = (
  clock: ServerClock,
  call: (signal: AbortSignal) => Promise<AttemptSnapshot>,
): Promise<AttemptSnapshot> => clock.learnFrom(() => inTime(STEP_TAKES, call));

/** Opens the attempt in this tab. A query by its way of being asked; it is asked anew whenever the page is opened. */
export const openingQuery = ({ attemptId, holder, clock }: Sitting) => ({
  queryKey: ['POST /api/exams/{attemptId}/start', attemptId, holder] as const,
  queryFn: () => openAttempt({ attemptId, holder, clock }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const openAttempt = ({ attemptId, holder, clock }: Sitting): Promise<AttemptSnapshot> =>
  inStep(clock, (signal) =>
    api('POST /api/exams/{attemptId}/start', { path: { attemptId }, body: { holder }, signal }),
  );

export const latestSnapshot = ({ attemptId, holder, clock }: Sitting): Promise<AttemptSnapshot> =>
  inStep(clock, (signal) =>
    api('GET /api/exams/{attemptId}/latest', { path: { attemptId }, query: { holder }, signal }),
  );

export const leaveQuestion = ({ attemptId, holder, clock }: Sitting, position: number): Promise<AttemptSnapshot> =>
  inStep(clock, (signal) =>
    api('POST /api/exams/{attemptId}/next', { path: { attemptId }, body: { holder, position }, signal }),
  );

/** `openedHints` are seen already: an opening that is asked for again opens no other one. */
export const openHint = (
  { attemptId, holder, clock }: Sitting,
  position: number,
  openedHints: number,
): Promise<AttemptSnapshot> =>
  inStep(clock, (signal) =>
    api('POST /api/exams/{attemptId}/hint', { path: { attemptId }, body: { holder, position, openedHints }, signal }),
  );

/** `takesOver`: also where another window goes on with it. */
export const handIn = ({ attemptId, holder, clock }: Sitting, takesOver = false): Promise<AttemptSnapshot> =>
  inStep(clock, (signal) =>
    api('POST /api/exams/{attemptId}/finish', { path: { attemptId }, body: { holder, takesOver }, signal }),
  );

/** Nothing of the attempt is shown in a place from which it may not be sat. */
export const isOutsideProblem = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'exam.address-not-allowed';

const STOPS = {
  'exam.taken-over': 'taken-over',
  'exam-attempt.already-finished': 'finished',
  'exam-attempt.time-over': 'finished',
} as const;

/** What a failed save means. Whatever may pass by itself is tried again. */
export function readFailure(error: unknown): Sent {
  if (!(error instanceof ApiError) || error.isTransport) return { kind: 'later' };
  const { errorCode, status } = error;
  if (errorCode !== undefined && errorCode in STOPS)
    return { kind: 'stopped', stop: STOPS[errorCode as keyof typeof STOPS] };
  if (isOutsideProblem(error)) return { kind: 'later', isOutside: true };
  if (status === 404) return { kind: 'stopped', stop: 'gone' };
  // the answer itself: of a question that was left, or of a shape or with a file that isn't taken
  if (status === 400 || status === 409 || status === 413 || status === 422) return { kind: 'refused' };
  return { kind: 'later' };
}

/** Sends one answer; the deadline that comes back is passed on. */
export async function saveAnswer(
  { attemptId, holder, clock }: Sitting,
  answer: KeptAnswer,
  onDeadline: (deadline: string | null) => void,
): Promise<Sent> {
  const body = { holder, ...answer };
  const longest = SAVE_TAKES + JSON.stringify(body).length / BYTES_A_MILLISECOND;
  try {
    const saved = await clock.learnFrom(() =>
      inTime(longest, (signal) => api('POST /api/exams/{attemptId}/submit', { path: { attemptId }, body, signal })),
    );
    onDeadline(saved.deadline);
    // what stands there is older than what was sent: that isn't saved yet
    if (saved.sequence < answer.sequence) return { kind: 'later' };
    return { kind: 'saved', stored: saved.stored && { ...saved.stored, sequence: saved.sequence } };
  } catch (error) {
    return readFailure(error);
  }
}

export type AttemptEvent = {
  kind: 'FOCUS_LOST' | 'FOCUS_GAINED' | 'PASTE' | 'RECONNECTED';
  position: number;
  occurredAt: string;
};

/** Reports what happened around the attempt and how long its questions were seen; also while the page is being left. */
export const sendEvents = (
  attemptId: number,
  events: AttemptEvent[],
  times: (TimesReport & Pick<Sitting, 'holder'>) | null,
) => api('POST /api/exams/{attemptId}/events', { path: { attemptId }, body: { events, times }, keepalive: true });

const TOUCHED =
  /subsection-exams|student-sections|course-subsections|\/progress$|my-courses|course-statistics|\/news$|activities-schedule/;

/** What the end of an attempt changes elsewhere. */
export const attemptEnded = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.test(String(queryKey[0])) });
