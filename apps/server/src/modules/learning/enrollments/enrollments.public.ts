/** Views of its tables that others may read. */
export const VIEWS = ['enrollment_records', 'learners'] as const;

export { courseSelling } from './course-selling.ts';
export { selfEnrolmentOff } from './enrollments.errors.ts';
export { learnersOf } from './enrollments.notifications.ts';
export {
  completeEnrollment,
  heldLearner,
  holdLearners,
  lockUncompleted,
  updateVisit,
} from './enrollments.repository.ts';
export { EnrollmentOrder, Flag, LearnerParams } from './enrollments.schemas.ts';
export { enrollInAll, freeOrder, orderInCart } from './enrollments.service.ts';
export { enrollmentCancelled } from './enrollments.signals.ts';
export { accessEarned, accessLearner } from './learners.access.ts';
export { loadEnrollments } from './load-enrollments.ts';
export { findOwnCourses, type OwnCourse } from './own-courses.reads.ts';
