import { audit } from '../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import {
  belongs,
  deleteAccommodation,
  findGrantedTo,
  insertAccommodation,
  updateAccommodation,
} from './accommodations.repository.ts';
import type { Grantee } from './assignment-rules.ts';
import { accessAssignment } from './assignments.access.ts';
import { changedMeanwhile } from './assignments.errors.ts';
import { lockAssignment } from './assignments.repository.ts';
import type { AccommodationChange } from './assignments.schemas.ts';
import { assignmentChanged } from './assignments.signals.ts';

const noun = 'assignment';

/** Grants dates of one's own; version 0 makes the grant. What was handed in is late or not by them from now on. */
export const grantAccommodation = (
  context: MemberContext,
  assignmentId: number,
  grantee: Grantee,
  body: AccommodationChange,
): Promise<{ version: number }> => {
  const { opensAt, closesAt } = body;
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw invalidField('closesAt', 'dateInvalid');
  return transaction(context, async (tx) => {
    const { held } = await accessAssignment(context, tx, assignmentId, 'edit');
    if (!(await belongs(tx, held.courseId, grantee))) throw notFound();
    await lockAssignment(tx, assignmentId, 'change');
    const grant = { assignmentId, grantee, grantedBy: context.caller.userId, now: context.clock.now() };
    const isSaved =
      body.version === 0 ? await insertAccommodation(tx, grant, body) : await updateAccommodation(tx, grant, body);
    if (!isSaved) throw changedMeanwhile();
    await audit(context, tx, {
      action: 'assignment-accommodation.grant',
      noun,
      nounId: assignmentId,
      changes: { ...grantee, ...body },
    });
    await emit(context, tx, assignmentChanged, { courseSubsectionId: assignmentId, courseId: held.courseId });
    return { version: body.version + 1 };
  });
};

export const withdrawAccommodation = (context: MemberContext, assignmentId: number, grantee: Grantee): Promise<void> =>
  transaction(context, async (tx) => {
    const { held } = await accessAssignment(context, tx, assignmentId, 'edit');
    await lockAssignment(tx, assignmentId, 'change');
    if (!(await deleteAccommodation(tx, assignmentId, grantee))) throw notFound();
    await audit(context, tx, {
      action: 'assignment-accommodation.withdraw',
      noun,
      nounId: assignmentId,
      changes: { ...grantee },
    });
    await emit(context, tx, assignmentChanged, { courseSubsectionId: assignmentId, courseId: held.courseId });
  });

/** Learners came into a group or left it: what has dates of the group's own is late for them, or not any more. */
export const tellGroupDates = (
  context: SystemContext,
  group: { courseId: number; courseGroupId: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    for (const assignment of await findGrantedTo(tx, group)) await emit(context, tx, assignmentChanged, assignment);
  });
