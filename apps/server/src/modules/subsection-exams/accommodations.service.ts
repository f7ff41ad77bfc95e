import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { accessCourseGroup } from '../course-groups/course-groups.public.ts';
import { changedMeanwhile } from '../exams/exams.public.ts';
import {
  deleteAccommodation,
  type Grantee,
  insertAccommodation,
  isLearnerOf,
  listMembersOf,
  updateAccommodation,
} from './accommodations.repository.ts';
import { moveDeadlines } from './deadlines.service.ts';
import { lockHeldExam } from './exam-attempts.repository.ts';
import { accessSubsectionExam } from './subsection-exams.access.ts';
import type { HeldExam } from './subsection-exams.repository.ts';
import type { AccommodationChange } from './subsection-exams.schemas.ts';

/** A learner or a group of the course in which the exam is held. */
async function demandGrantee(context: MemberContext, tx: Tx, held: HeldExam, grantee: Grantee): Promise<void> {
  if ('userId' in grantee) {
    if (!(await isLearnerOf(tx, held.course_id, grantee.userId))) throw notFound();
    return;
  }
  const { group } = await accessCourseGroup(context, tx, grantee.courseGroupId, 'edit');
  if (group.courseId !== held.course_id) throw notFound();
}

const learnersOf = async (tx: Tx, grantee: Grantee): Promise<number[]> =>
  'userId' in grantee ? [grantee.userId] : listMembersOf(tx, grantee.courseGroupId);

/** Grants a learner or a group something else than everybody has; version 0 makes the grant. Running attempts follow at once. */
export const grantAccommodation = (
  context: MemberContext,
  id: number,
  grantee: Grantee,
  body: AccommodationChange,
): Promise<{ version: number }> => {
  const { opensAt, closesAt } = body;
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw invalidField('closesAt', 'dateInvalid');
  return transaction(context, async (tx) => {
    const { held } = await accessSubsectionExam(context, tx, id, 'edit');
    await demandGrantee(context, tx, held, grantee);
    await lockHeldExam(tx, id, 'change');
    const grant = { courseSubsectionId: id, grantee, grantedBy: context.caller.userId, now: context.clock.now() };
    const isSaved =
      body.version === 0 ? await insertAccommodation(tx, grant, body) : await updateAccommodation(tx, grant, body);
    if (!isSaved) throw changedMeanwhile();
    await moveDeadlines(context, tx, id, { userIds: await learnersOf(tx, grantee), isGrant: true });
    await audit(context, tx, {
      action: 'exam-accommodation.grant',
      noun: 'subsection-exam',
      nounId: id,
      changes: { ...grantee, ...body },
    });
    return { version: body.version + 1 };
  });
};

export const withdrawAccommodation = (context: MemberContext, id: number, grantee: Grantee): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSubsectionExam(context, tx, id, 'edit');
    await lockHeldExam(tx, id, 'change');
    if (!(await deleteAccommodation(tx, id, grantee))) throw notFound();
    await moveDeadlines(context, tx, id, { userIds: await learnersOf(tx, grantee), isGrant: true });
    await audit(context, tx, {
      action: 'exam-accommodation.withdraw',
      noun: 'subsection-exam',
      nounId: id,
      changes: grantee,
    });
  });
