import type { GradeSource, SourceMark } from '../../gradebook/grades/grades.public.ts';
import {
  findAssignment,
  findAssignmentFacts,
  findGrants,
  findReleasedAssignments,
} from '../assignments/assignments.public.ts';
import { findReturnedMark, readSubmissionStatuses, submissionStatus } from '../submissions/submissions.public.ts';
import { marksOfAssignment } from './assignment-marks.reads.ts';

const WAITING: SourceMark = { state: 'PENDING', points: null, isRegraded: false };

/**
 * Assignments: the mark with late cut and floor, or what is given where nothing came. What is marked blind waits for its
 * release here too: the gradebook would say whose mark it is.
 */
export const assignmentSource: GradeSource = {
  name: 'ASSIGNMENT',
  notifiesItself: false,
  facts: findAssignmentFacts,
  findReleased: findReleasedAssignments,
  async marks(context, tx, courseSubsectionId, userIds) {
    const marks = await marksOfAssignment(context, tx, courseSubsectionId, userIds ?? 'ALL');
    return new Map(
      [...marks].map(([userId, { state, points, isAnonymous }]) => [
        userId,
        isAnonymous ? WAITING : { state, points, isRegraded: false },
      ]),
    );
  },
  async comment({ clock }, tx, courseSubsectionId, userId) {
    const assignment = await findAssignment(tx, courseSubsectionId);
    const grants = await findGrants(tx, [courseSubsectionId]);
    const statuses = await readSubmissionStatuses(tx, [courseSubsectionId], userId);
    const row = statuses.get(courseSubsectionId);
    if (!assignment || !row || row.markedSubmissionId === null) return '';
    if (submissionStatus(assignment, grants, row, clock.now()).state !== 'RETURNED') return '';
    return (await findReturnedMark(tx, row.markedSubmissionId, userId))?.comment ?? '';
  },
};
