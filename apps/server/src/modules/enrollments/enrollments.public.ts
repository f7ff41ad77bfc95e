export { learnersOf } from './enrollments.notifications.ts';
export { Flag, LearnerParams } from './enrollments.schemas.ts';
export { enrollmentCancelled } from './enrollments.signals.ts';
export { accessLearner } from './learners.access.ts';
export { findOwnCourses } from './own-courses.reads.ts';
