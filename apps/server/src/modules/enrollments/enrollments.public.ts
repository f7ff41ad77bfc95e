export { Flag, LearnerParams } from './enrollments.schemas.ts';
export { accessLearner } from './learners.access.ts';
