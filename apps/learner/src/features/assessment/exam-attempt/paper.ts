import type { AttemptSnapshot, SnapshotQuestion } from './attempt.api.ts';

/** The next question that can be answered after a position; the paper's order decides. */
export const openAfter = (questions: readonly SnapshotQuestion[], position: number): number | undefined =>
  questions.find((question) => question.position > position && question.state === 'OPEN')?.position;

/** The one before. */
export const openBefore = (questions: readonly SnapshotQuestion[], position: number): number | undefined =>
  questions.findLast((question) => question.position < position && question.state === 'OPEN')?.position;

/** Where somebody goes on: where they were, else the first open question without an answer, else the first open one. */
export function placeToGoOn(questions: readonly SnapshotQuestion[], last: number | null): number {
  const open = questions.filter(({ state }) => state === 'OPEN');
  const place = open.find(({ position }) => position === last) ?? open.find(({ isAnswered }) => !isAnswered) ?? open[0];
  return place?.position ?? questions[0]?.position ?? 1;
}

/** Whether a question is left for good by going on. */
export const isOneWay = ({ sections }: Pick<AttemptSnapshot, 'sections'>, { section }: SnapshotQuestion): boolean =>
  sections[section]?.navigation === 'ONE_WAY';

/** Minutes before the end at which the time is announced. */
export const WARNING_MINUTES = [10, 5, 1] as const;

/** The minutes to announce when the time left goes from one amount to another; the least of several. */
export const minutesToWarn = (before: number, after: number): number | undefined =>
  WARNING_MINUTES.findLast((minutes) => before > minutes * 60_000 && after <= minutes * 60_000);
