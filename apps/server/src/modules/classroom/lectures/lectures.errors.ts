import { Problem } from '../../../kernel/problem.ts';

/** The doors aren't open yet. */
export const notOpenYet = (): Problem => new Problem('lecture.not-open', 409);
export const lectureOver = (): Problem => new Problem('lecture.over', 409);
export const lectureCancelled = (): Problem => new Problem('lecture.cancelled', 409);
/** It is joined in a room, not by a link. */
export const notOnline = (): Problem => new Problem('lecture.not-online', 409);
/** A lecture whose address nobody has entered yet. */
export const withoutAddress = (): Problem => new Problem('lecture.without-address', 409);
export const inAnotherLesson = (): Problem => new Problem('lecture.in-another-lesson', 409);
/** What learners have seen is cancelled, not deleted: their calendars have to hear of it. */
export const alreadyPublished = (): Problem => new Problem('lecture.published', 409);
