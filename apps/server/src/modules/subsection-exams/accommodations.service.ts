import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { changedMeanwhile } from '../exams/exams.public.ts';
import {
  deleteAccommodation,
  insertAccommodation,
  isLearnerOf,
  updateAccommodation,
} from './accommodations.repository.ts';
import { moveDeadlines } from './deadlines.service.ts';
import { lockHeldExam } from './exam-attempts.repository.ts';
import { accessSubsectionExam } from './subsection-exams.access.ts';
import type { AccommodationChange } from './subsection-exams.schemas.ts';

/** Grants a learner something else than everybody has; version 0 makes the grant. A running attempt follows at once. */
export const grantAccommodation = (
  context: MemberContext,
  id: number,
  userId: number,
  body: AccommodationChange,
): Promise<{ version: number }> => {
  const { opensAt, closesAt } = body;
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw invalidField('closesAt', 'dateInvalid');
  return transaction(context, async (tx) => {
    const { held } = await accessSubsectionExam(context, tx, id, 'edit');
    if (!(await isLearnerOf(context, tx, held.course_id, userId))) throw notFound();
    await lockHeldExam(context, tx, id, 'change');
    const grant = { courseSubsectionId: id, userId, grantedBy: context.caller.userId, now: context.clock.now() };
    const isSaved =
      body.version === 0
        ? await insertAccommodation(context, tx, grant, body)
        : await updateAccommodation(context, tx, grant, body);
    if (!isSaved) throw changedMeanwhile();
    await moveDeadlines(context, tx, id);
    await audit(context, tx, {
      action: 'exam-accommodation.grant',
      noun: 'subsection-exam',
      nounId: id,
      changes: { userId, ...body },
    });
    return { version: body.version + 1 };
  });
};

export const withdrawAccommodation = (context: MemberContext, id: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSubsectionExam(context, tx, id, 'edit');
    await lockHeldExam(context, tx, id, 'change');
    if (!(await deleteAccommodation(context, tx, id, userId))) throw notFound();
    await moveDeadlines(context, tx, id);
    await audit(context, tx, {
      action: 'exam-accommodation.withdraw',
      noun: 'subsection-exam',
      nounId: id,
      changes: { userId },
    });
  });
