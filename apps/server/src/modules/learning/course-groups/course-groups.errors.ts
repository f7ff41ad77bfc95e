import { Problem } from '../../../kernel/problem.ts';

export const groupFull = (): Problem => new Problem('course-group.full', 409);
/** Learners join, change and leave open groups only. */
export const groupClosed = (): Problem => new Problem('course-group.closed', 409);
export const capacityTooSmall = (): Problem => new Problem('course-group.capacity-too-small', 409);
export const tooManyGroups = (): Problem => new Problem('course-group.too-many', 409);
