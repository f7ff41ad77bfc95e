import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { listAccommodations } from '../assessment/assessment.public.ts';
import { sittingsIn } from './exam-sittings.ts';
import type { AccommodationRow, GroupAccommodationRow } from './scheduled-exams.schemas.ts';

/** What was granted to learners, with how they stand. */
export async function listLearnerAccommodations(
  context: MemberContext,
  tx: Tx,
  id: number,
): Promise<AccommodationRow[]> {
  const rows = (await listAccommodations(tx, id, 'BY_PERSON')).flatMap(({ learner, group: _, ...grant }) =>
    learner ? [{ ...learner, ...grant }] : [],
  );
  const learnerIds = rows.map(({ userId }) => userId);
  const sittings = await sittingsIn(context).sittingsOf(tx, id, learnerIds);
  return rows.map(({ userId, firstName, lastName, dueAt: _, ...grant }) => {
    const sitting = sittings.get(userId);
    return {
      userId,
      firstName,
      lastName,
      ...grant,
      attemptsUsed: sitting?.attemptsUsed ?? 0,
      isRunning: sitting?.isRunning ?? false,
      runningDeadline: sitting?.runningDeadline?.toISOString() ?? null,
    };
  });
}

/** What was granted to groups of the course. */
export async function listGroupAccommodations(tx: Tx, id: number): Promise<GroupAccommodationRow[]> {
  return (await listAccommodations(tx, id, 'BY_PERSON')).flatMap(({ learner: _, group, dueAt: __, ...grant }) =>
    group ? [{ ...group, ...grant }] : [],
  );
}
