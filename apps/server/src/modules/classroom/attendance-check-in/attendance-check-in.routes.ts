import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { accessSession, SessionParams } from '../attendance/attendance.public.ts';
import { CheckedIn, CheckInBody, Claim, ClaimBody, ShownCode } from './attendance-check-in.schemas.ts';
import { checkIn, claimCode } from './attendance-check-in.service.ts';
import { deviceOf } from './device-cookie.ts';
import { readShownCode } from './displayed-code.ts';

const access = signedIn();

/** Codes on the screen in the room, and learners who check in by them. */
export const checkInRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/attendance-sessions/:attendanceSessionId/code',
    operationId: 'getAttendanceCode',
    summary: 'The code of this moment for the screen in the room, and who came in last',
    access,
    params: SessionParams,
    response: ShownCode,
    handle: (context, { params }) =>
      reading(context, async (tx) =>
        readShownCode(context, tx, await accessSession(context, tx, params.attendanceSessionId, 'take')),
      ),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-attendance/check-ins',
    operationId: 'submitAttendanceCode',
    refusesMasquerade: true,
    summary:
      'Marks the caller as here, by the code on the screen or its six digits; refused by name when it is old, of another session or of a device that is somebody else’s',
    access,
    body: CheckInBody,
    response: CheckedIn,
    rateLimit: { per: 'caller', count: 12, seconds: 60 },
    errors: {
      403: ['attendance.not-enrolled'],
      409: [
        'attendance.closed',
        'attendance.code-expired',
        'attendance.code-unknown',
        'attendance.device-used',
        'attendance.other-device',
        'attendance.other-phone',
        'attendance.other-session',
      ],
    },
    handle: (context, { body }, { request, reply }) => checkIn(context, body, deviceOf(request, reply, context.config)),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/course-attendance/claims',
    operationId: 'storeAttendanceCode',
    summary: 'Keeps a code that was scanned for this device, until its owner has signed in',
    body: ClaimBody,
    response: Claim,
    rateLimit: { per: 'address', count: 1200, seconds: 60 },
    errors: { 409: ['attendance.code-expired', 'attendance.code-unknown'] },
    handle: async (context, { body }, { request, reply }) =>
      claimCode(context, body.code, deviceOf(request, reply, context.config)),
  }),
];
