import { findAssignmentFacts, marksOfAssignment } from '../assignments/assignments.public.ts';
import type { GradeSource } from './grade-source.ts';

/** Assignments: the mark with late cut and floor, or what is given where nothing came. */
export const assignmentSource: GradeSource = {
  name: 'ASSIGNMENT',
  tellsItself: false,
  facts: findAssignmentFacts,
  async marks(context, tx, courseSubsectionId, userIds) {
    const marks = await marksOfAssignment(context, tx, courseSubsectionId, userIds ?? 'ALL');
    return new Map([...marks].map(([userId, { state, points }]) => [userId, { state, points, isRegraded: false }]));
  },
};
