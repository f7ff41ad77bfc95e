/** Views of its tables that others may read. */
export const VIEWS = ['held_assignments'] as const;

export { findAssignmentFacts, findReleasedAssignments } from './assignment-grades.reads.ts';
export { assignmentRoute } from './assignment-route.ts';
export {
  type CutMark,
  cutMark,
  type Due,
  type Grant,
  isDueBeforeEnrollment,
  isLate,
  type MarkRules,
  markOfNothing,
  type OwnWindow,
  pointsText,
  type Window,
  windowOf,
  workerOf,
} from './assignment-rules.ts';
export { type AssignmentUse, assignmentUse } from './assignment-use.ts';
export { accessAssignment, isLocked } from './assignments.access.ts';
export { demoAssignments, type LoadedAssignment } from './assignments.demo.ts';
export { acceptedOf, presentWindow, readTexts } from './assignments.reads.ts';
export {
  assignmentDependency,
  assignmentQuery,
  assignmentsIn,
  type CourseAssignment,
  courseAssignmentOf,
  findAssignment,
  findGrants,
  lockAssignment,
  lockAssignments,
} from './assignments.repository.ts';
export { ACCEPTED, AGAIN, Amount, AssignmentParams, LATE, Points, Version, WINDOW } from './assignments.schemas.ts';
export { assignmentChanged, assignmentMarked, assignmentPublished, assignmentReleased } from './assignments.signals.ts';
