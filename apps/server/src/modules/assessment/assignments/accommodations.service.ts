import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import type { AccommodatedWork } from '../assessment/assessment.public.ts';
import { accessAssignment } from './assignments.access.ts';
import { lockAssignment } from './assignments.repository.ts';
import { assignmentChanged } from './assignments.signals.ts';
import { findGrantedTo } from './group-dates.repository.ts';

/** What was handed in is late or not by what is granted from now on. */
export const accommodatedAssignment = (context: MemberContext, courseSubsectionId: number): AccommodatedWork => ({
  courseSubsectionId,
  noun: 'assignment',
  action: 'assignment-accommodation',
  async access(tx) {
    const { assignment } = await accessAssignment(context, tx, courseSubsectionId, 'edit');
    return { courseId: assignment.courseId };
  },
  lock: (tx: Tx) => lockAssignment(tx, courseSubsectionId, 'change'),
  follow: (tx, _grantee, courseId) => emit(context, tx, assignmentChanged, { courseSubsectionId, courseId }),
});

/** Learners came into a group or left it: what has dates of the group's own is late for them, or not any more. */
export const notifyOfGroupDates = (
  context: SystemContext,
  group: { courseId: number; courseGroupId: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    for (const assignment of await findGrantedTo(tx, group)) await emit(context, tx, assignmentChanged, assignment);
  });
