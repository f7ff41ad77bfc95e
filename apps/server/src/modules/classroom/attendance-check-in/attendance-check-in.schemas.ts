import {
  ATTENDANCE_LIMITS,
  ATTENDANCE_SOURCES,
  ATTENDANCE_STATUSES,
  EXCUSE_REASONS,
  EXCUSE_STATES,
  SESSION_STATES,
} from '@sullam/domain/attendance/attendance.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Count, Counts, Rules, Source, Status, Zone, AttendanceSession } from './attendance.schemas.ts';

export const CheckInBody = NamedObject('AttendanceCheckInBody', {
  code: Type.Optional(code({ maxLength: 100, description: 'What the QR code says' })),
  digits: Type.Optional(code({ pattern: '^\\d{6}$', description: 'The six digits beside it' })),
  claim: Type.Optional(code({ maxLength: 100, description: 'What this device got for a code before sign-in' })),
  attendanceSessionId: Type.Optional(Id),
});
export type CheckInBody = Static<typeof CheckInBody>;

export const CheckedIn = NamedObject('AttendanceCheckedIn', {
  attendanceSessionId: Id,
  courseId: Id,
  lectureId: Nullable(Id),
  title: LocalizedName,
  place: LocalizedName,
  zone: Zone,
  startsAt: DateTime,
  status: Status,
  markedAt: DateTime,
  wasAlready: Type.Boolean(),
  attended: Count,
  held: Count,
});
export type CheckedIn = Static<typeof CheckedIn>;

export const ClaimBody = NamedObject('AttendanceClaimBody', { code: code({ maxLength: 100 }) });
export const Claim = NamedObject('AttendanceClaim', { claim: Type.String() });

export const ShownCode = NamedObject('AttendanceCode', {
  code: Type.String(),
  address: Type.String({ description: 'What the QR code says' }),
  path: Type.String({ description: 'The drawing of the QR code: the path of its dark squares' }),
  size: Type.Integer({ description: 'Squares on each side' }),
  digits: Type.String(),
  expiresInMs: Type.Integer(),
  counts: Counts,
  learnerCount: Count,
  recent: Type.Array(NamedObject('AttendanceArrival', { person: Person, status: Status, markedAt: DateTime })),
});
export type ShownCode = Static<typeof ShownCode>;
