export { readAssignmentActivities } from './assignment-activities.reads.ts';
export { findAssignmentFacts, findReleasedAssignments } from './assignment-grades.reads.ts';
export { marksOfAssignment } from './assignment-marks.reads.ts';
export { assignmentRoute } from './assignment-route.ts';
export { cutMark, isLate, pointsText, windowOf, workerOf } from './assignment-rules.ts';
export { accessAssignment, isLocked } from './assignments.access.ts';
export { changedMeanwhile, handInRefused } from './assignments.errors.ts';
export {
  findGrants,
  type HeldAssignment,
  insertAssignment,
  lockAssignment,
  setPublished,
} from './assignments.repository.ts';
export { Amount, AssignmentParams, LearnerState, Points, Version } from './assignments.schemas.ts';
export { assignmentChanged, assignmentMarked, assignmentPublished, assignmentReleased } from './assignments.signals.ts';
export { readGroup, readStandings } from './learner-standing.reads.ts';
export { handInRefusal, hasHandedIn, learnerStanding, returnedPoints, windowFor } from './learner-standing.ts';
