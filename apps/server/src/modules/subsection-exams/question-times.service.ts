import { MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { questionAt } from './answering.service.ts';
import type { Paper } from './attempt-papers.reads.ts';
import type { AttemptRow } from './exam-attempts.repository.ts';
import type { TimesReport } from './exam-attempts.schemas.ts';
import { lockTimes, updateTimes } from './question-times.repository.ts';
import { withSpent } from './question-times.ts';

const earliest = (...moments: (Date | null)[]): number =>
  Math.min(...moments.flatMap((moment) => (moment ? [moment.getTime()] : [])));

/**
 * Adds what the tab that holds the attempt tells about the time that its questions were before the learner: each report
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
