import { Problem } from '../../../kernel/problem.ts';

export const selfEnrolmentOff = (): Problem => new Problem('enrolment.self-enrolment-off', 403);
/** It has a price and nothing sells it. */
export const notForSale = (): Problem => new Problem('enrolment.not-for-sale', 409);
/** It isn't published or has ended. */
export const enrolmentClosed = (): Problem => new Problem('enrolment.closed', 409);
/** Learners are added to it by those who teach it. */
export const byInvitation = (): Problem => new Problem('enrolment.by-invitation', 409);
/** It takes learners from a day on that is to come. */
export const notOpenYet = (): Problem => new Problem('enrolment.not-open-yet', 409);
/** Nobody is added to a course that isn't out, or not any more. */
export const courseNotOut = (): Problem => new Problem('enrolment.course-not-out', 409);
/** Learners have been in the course: archive instead of deleting. */
export const hasLearners = (): Problem => new Problem('course.has-enrolments', 409);
