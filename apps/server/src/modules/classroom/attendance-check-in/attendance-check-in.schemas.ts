import { type Static, Type } from 'typebox';
import { code, DateTime, Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { Arrival, AttendanceCounts, MarkStatus, Zone } from '../attendance/attendance.public.ts';

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
  status: MarkStatus,
  markedAt: DateTime,
  wasAlready: Type.Boolean(),
  attended: Type.Integer(),
  held: Type.Integer(),
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
  counts: AttendanceCounts,
  learnerCount: Type.Integer(),
  recent: Type.Array(Arrival),
});
export type ShownCode = Static<typeof ShownCode>;
