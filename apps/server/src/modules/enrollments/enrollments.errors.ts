import { Problem } from '../../kernel/problem.ts';

export const selfEnrolmentOff = (): Problem => new Problem('enrolment.self-enrolment-off', 403);
/** It has a price and nothing sells it. */
export const notForSale = (): Problem => new Problem('enrolment.not-for-sale', 409);
/** It isn't published or has ended. */
export const enrolmentClosed = (): Problem => new Problem('enrolment.closed', 409);
/** Learners have been in the course: archive instead of deleting. */
export const hasLearners = (): Problem => new Problem('course.has-enrolments', 409);
