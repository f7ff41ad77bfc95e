import { Problem } from '../../../kernel/problem.ts';

/** Nothing can be written at the moment. */
export const boardLocked = (): Problem => new Problem('discussion-board.locked', 409);
/** The board asks for more words. */
export function tooFewWords(count: number, written: number): Problem {
  const code = 'discussion-board.too-few-words';
  const values = { count, written };
  return new Problem(code, 422, { values, details: [{ path: 'html', code, values }] });
}
export const alreadyPublished = (): Problem => new Problem('discussion-board.already-published', 409);
export const notOut = (): Problem => new Problem('discussion-board.not-published', 409);
/** Others have written on it. */
export const hasContributions = (): Problem => new Problem('discussion-board.has-contributions', 409);
/** It goes with its lesson. */
export const isLesson = (): Problem => new Problem('discussion-board.is-lesson', 409);
export const startedByInstructors = (): Problem => new Problem('discussion-board.instructors-start', 403);
/** Something was marked: by a rubric or not, by which one, and its points stay. */
export const hasMarks = (): Problem => new Problem('discussion-board.has-marks', 409);
