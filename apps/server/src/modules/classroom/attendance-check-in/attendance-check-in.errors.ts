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
