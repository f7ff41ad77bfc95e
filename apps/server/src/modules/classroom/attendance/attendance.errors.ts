import { Problem } from '../../../kernel/problem.ts';

/** What was counted is changed with a reason only. */
export const sessionClosed = (): Problem => new Problem('attendance.session-closed', 409);
/** A session of a lecture goes with the lecture. */
export const sessionOfLecture = (): Problem => new Problem('attendance.session-of-lecture', 409);
export const notBegun = (): Problem => new Problem('attendance.not-begun', 409);
/** Who was there, or is excused already, has nothing to be excused for. */
export const noAbsence = (): Problem => new Problem('attendance.no-absence', 409);
export const excuseDecided = (): Problem => new Problem('attendance.excuse-decided', 409);
