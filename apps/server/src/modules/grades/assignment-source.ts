import { findAssignmentFacts, marksOfAssignment } from '../assignments/assignments.public.ts';
import type { GradeSource, SourceMark } from './grade-source.ts';

const WAITING: SourceMark = { state: 'PENDING', points: null, isRegraded: false };

/**
 * Assignments: the mark with late cut and floor, or what is given where nothing came. What is marked blind waits for its
 * release here too: the gradebook would say whose mark it is.
 */
export const assignmentSource: GradeSource = {
  name: 'ASSIGNMENT',
  tellsItself: false,
  facts: (_, tx, courseSubsectionId) => findAssignmentFacts(tx, courseSubsectionId),
  async marks(context, tx, courseSubsectionId, userIds) {
    const marks = await marksOfAssignment(context, tx, courseSubsectionId, userIds ?? 'ALL');
    return new Map(
      [...marks].map(([userId, { state, points, isNameless }]) => [
        userId,
        isNameless ? WAITING : { state, points, isRegraded: false },
      ]),
    );
  },
};
