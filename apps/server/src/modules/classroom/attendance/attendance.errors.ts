import { Problem } from '../../../kernel/problem.ts';

/** The code was shown too long ago. */
export const codeExpired = (seconds: number): Problem =>
  new Problem('attendance.code-expired', 409, { values: { count: seconds } });
/** This server has never shown it. */
export const codeUnknown = (): Problem => new Problem('attendance.code-unknown', 409);
/** It is the code of another session than the one that the learner is in. */
export const otherSession = (): Problem => new Problem('attendance.other-session', 409);
/** Another learner was marked from this device in the session. */
export const deviceUsed = (): Problem => new Problem('attendance.device-used', 409);
/** The code was taken with another device. */
export const otherDevice = (): Problem => new Problem('attendance.other-device', 409);
/** The learner was marked from another device already. */
export const otherPhone = (): Problem => new Problem('attendance.other-phone', 409);
/** No codes are taken now. */
export const codesClosed = (): Problem => new Problem('attendance.closed', 409);
export const notEnrolled = (): Problem => new Problem('attendance.not-enrolled', 403);
/** What was counted is changed with a reason only. */
export const sessionClosed = (): Problem => new Problem('attendance.session-closed', 409);
/** A session of a lecture goes with the lecture. */
export const sessionOfLecture = (): Problem => new Problem('attendance.session-of-lecture', 409);
export const notBegun = (): Problem => new Problem('attendance.not-begun', 409);
/** Who was there, or is excused already, has nothing to be excused for. */
export const noAbsence = (): Problem => new Problem('attendance.no-absence', 409);
export const excuseDecided = (): Problem => new Problem('attendance.excuse-decided', 409);
