import { MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Paper } from '../exams/exams.public.ts';
import { questionAt } from './answering.service.ts';
import type { AttemptRow } from './exam-attempts.repository.ts';
import type { TimesReport } from './exam-attempts.schemas.ts';
import { lockTimes, updateTimes } from './question-times.repository.ts';

export interface Spent {
  position: number;
  seconds: number;
}

const total = (seconds: readonly number[]): number => seconds.reduce((sum, one) => sum + one, 0);

/**
 * Adds what a tab reports to the seconds by position. All questions together never have more than `most`: what is beyond it
 * is taken off everywhere alike.
 */
export function withSpent(before: readonly number[], spent: readonly Spent[], most: number): number[] {
  const reported = total(spent.map(({ seconds }) => seconds));
  const left = Math.max(0, most - total(before));
  const after = [...before];
  for (const { position, seconds } of spent) {
    while (after.length < position) after.push(0);
    const counted = reported > left ? Math.floor((seconds * left) / reported) : seconds;
    after[position - 1] = (after[position - 1] ?? 0) + counted;
  }
  return after;
}

const earliest = (...moments: (Date | null)[]): number =>
  Math.min(...moments.flatMap((moment) => (moment ? [moment.getTime()] : [])));

/**
 * Adds the times that the tab holding the attempt reports for the questions it showed: each report
 * once, the last one up to a minute after the end, and never more than the attempt has lasted. Previews count nowhere.
 */
export async function noteTimes(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  attempt: AttemptRow,
  { holder, sequence, spent }: TimesReport,
): Promise<void> {
  for (const { position } of spent) questionAt(paper, position);
  const now = context.clock.now();
  const end = earliest(now, attempt.finished_at, attempt.deadline);
  if (paper.isPreview || attempt.holder !== holder || now.getTime() - end > MINUTE) return;
  const before = await lockTimes(tx, paper.examAttemptId);
  if (before.sequence >= sequence) return;
  const lasted = Math.floor((end - attempt.started_at.getTime()) / 1000);
  await updateTimes(tx, paper.examAttemptId, {
    sequence,
    seconds: withSpent(before.seconds, spent, Math.max(0, lasted)),
  });
}
