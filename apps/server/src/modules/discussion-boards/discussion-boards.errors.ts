import { Problem } from '../../kernel/problem.ts';

/** Nothing can be written at the moment. */
export const boardLocked = (): Problem => new Problem('discussion-board.locked', 409);
export const alreadyPublished = (): Problem => new Problem('discussion-board.already-published', 409);
export const notOut = (): Problem => new Problem('discussion-board.not-published', 409);
/** Others have written on it. */
export const hasContributions = (): Problem => new Problem('discussion-board.has-contributions', 409);
/** It goes with its lesson. */
export const isLesson = (): Problem => new Problem('discussion-board.is-lesson', 409);
export const startedByInstructors = (): Problem => new Problem('discussion-board.instructors-start', 403);
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
/** It waits for its lesson, which the caller can't open yet. */
export const lessonLocked = (): Problem => new Problem('subsection.locked', 409);
