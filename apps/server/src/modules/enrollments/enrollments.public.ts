/** Views of its tables that others may read. */
export const VIEWS = ['course_completions', 'learners'] as const;

export { learnersOf } from './enrollments.notifications.ts';
export {
  completeEnrollment,
  heldLearner,
  holdLearners,
  lockUncompleted,
  updateVisit,
} from './enrollments.repository.ts';
export { Flag, LearnerParams } from './enrollments.schemas.ts';
export { enrollmentCancelled } from './enrollments.signals.ts';
export { accessLearner } from './learners.access.ts';
export { type EnrollmentToLoad, loadEnrollments } from './load-enrollments.ts';
export { findOwnCourses } from './own-courses.reads.ts';
