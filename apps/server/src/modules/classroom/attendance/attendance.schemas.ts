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

export const MarkStatus = OneOf(...ATTENDANCE_STATUSES);
export const MarkSource = OneOf(...ATTENDANCE_SOURCES);
export const Zone = Type.String({ maxLength: 64, description: 'The name of a time zone, such as Asia/Riyadh' });
const Note = Type.String({ maxLength: ATTENDANCE_LIMITS.note });
const LateMinutes = Type.Integer({ minimum: 0, maximum: ATTENDANCE_LIMITS.lateMinutes });
const Count = Type.Integer();

export const AttendanceCounts = NamedObject('AttendanceCounts', {
  PRESENT: Count,
  LATE: Count,
  EXCUSED: Count,
  ABSENT: Count,
});
export const AttendanceRulesBody = NamedObject('AttendanceRules', {
  lateMinutes: LateMinutes,
  lateWeight: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'What being late counts, in percent of being present',
  }),
});
export type AttendanceRulesBody = Static<typeof AttendanceRulesBody>;

const session = {
  attendanceSessionId: Id,
  courseId: Id,
  lectureId: Nullable(Id),
  title: LocalizedName,
  place: LocalizedName,
  zone: Zone,
  startsAt: DateTime,
  endsAt: DateTime,
  lateMinutes: LateMinutes,
  state: OneOf(...SESSION_STATES),
};

export const AttendanceSession = NamedObject('AttendanceSession', {
  ...session,
  isCodeOpen: Type.Boolean(),
  closedAt: Nullable(DateTime),
  counts: AttendanceCounts,
  learnerCount: Count,
  waitingExcuses: Count,
  doubts: Count,
});
export type AttendanceSession = Static<typeof AttendanceSession>;

export const Excuse = NamedObject('AttendanceExcuse', {
  attendanceExcuseId: Id,
  reason: OneOf(...EXCUSE_REASONS),
  explanation: Type.String(),
  files: Type.Array(MediaRef),
  state: OneOf(...EXCUSE_STATES),
  answer: Type.String(),
  sentAt: DateTime,
  decidedAt: Nullable(DateTime),
});
export type Excuse = Static<typeof Excuse>;

/** A session as its learner sees it. */
export const OwnAttendance = NamedObject('OwnAttendance', {
  ...session,
  isCodeOpen: Type.Boolean(),
  joiningCounts: Type.Boolean(),
  status: Nullable(MarkStatus),
  source: Nullable(MarkSource),
  markedAt: Nullable(DateTime),
  excuse: Nullable(Excuse),
  canExcuse: Type.Boolean(),
});
export type OwnAttendance = Static<typeof OwnAttendance>;

export const OwnAttendanceList = NamedObject('OwnAttendanceList', {
  data: Type.Array(OwnAttendance),
  total: Count,
  counts: AttendanceCounts,
  percent: Nullable(Type.String({ description: 'Of the closed sessions, one decimal' })),
  minimum: Nullable(Type.Integer({ description: 'What the course asks for' })),
  lateWeight: Type.Integer(),
});
export type OwnAttendanceList = Static<typeof OwnAttendanceList>;

export const ExcuseBody = NamedObject('AttendanceExcuseBody', {
  reason: OneOf(...EXCUSE_REASONS),
  explanation: Type.String({ minLength: 1, maxLength: ATTENDANCE_LIMITS.excuse }),
  mediaIds: Type.Array(Id, { maxItems: ATTENDANCE_LIMITS.files }),
});
export type ExcuseBody = Static<typeof ExcuseBody>;

export const DecisionBody = NamedObject('AttendanceDecisionBody', {
  isAccepted: Type.Boolean(),
  answer: Type.String({ maxLength: ATTENDANCE_LIMITS.excuse }),
});
export type DecisionBody = Static<typeof DecisionBody>;

const Row = NamedObject('AttendanceRow', {
  person: Person,
  status: Nullable(MarkStatus),
  source: Nullable(MarkSource),
  markedAt: Nullable(DateTime),
  note: Note,
  isCorrected: Type.Boolean({ description: 'What was first written down was changed' }),
  excuse: Nullable(Excuse),
});

const Doubt = NamedObject('AttendanceDoubt', {
  attendanceDoubtId: Id,
  kind: OneOf('SAME_DEVICE', 'OTHER_DEVICE', 'SAME_BROWSER'),
  person: Person,
  otherPerson: Person,
  happenedAt: DateTime,
});

export const AttendanceSheet = NamedObject('AttendanceSheet', {
  session: AttendanceSession,
  rows: Type.Array(Row),
  openDoubts: Type.Array(Doubt),
});
export type AttendanceSheet = Static<typeof AttendanceSheet>;

export const SessionBody = NamedObject('AttendanceSessionBody', {
  title: LocalizedName,
  place: LocalizedName,
  zone: Zone,
  localDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  localTime: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  durationMinutes: Type.Integer({ minimum: 5, maximum: 720 }),
  lateMinutes: LateMinutes,
});
export type SessionBody = Static<typeof SessionBody>;

export const SessionPatch = NamedObject('AttendanceSessionPatch', {
  lateMinutes: Type.Optional(LateMinutes),
  isCodeOpen: Type.Optional(Type.Boolean({ description: 'Shows the code and takes it; opens the session' })),
});
export type SessionPatch = Static<typeof SessionPatch>;

export const MarksBody = NamedObject('AttendanceMarksBody', {
  marks: Type.Array(
    Type.Object({ userId: Id, status: Type.Optional(Nullable(MarkStatus)), note: Type.Optional(Note) }),
    {
      minItems: 1,
      maxItems: 500,
    },
  ),
  reason: Type.Optional(
    Type.String({ maxLength: ATTENDANCE_LIMITS.note, description: 'Asked for where the session is closed' }),
  ),
});
export type MarksBody = Static<typeof MarksBody>;

export const SettleBody = NamedObject('AttendanceDoubtBody', {
  isPresent: Type.Boolean({ description: 'Whoever was refused is there all the same' }),
});
export type SettleBody = Static<typeof SettleBody>;

/** Somebody who came in a moment ago. */
export const Arrival = NamedObject('AttendanceArrival', { person: Person, status: MarkStatus, markedAt: DateTime });
export type Arrival = Static<typeof Arrival>;

const Change = NamedObject('AttendanceChange', {
  oldStatus: Nullable(MarkStatus),
  newStatus: Nullable(MarkStatus),
  source: MarkSource,
  note: Type.String(),
  by: Person,
  changedAt: DateTime,
});
export const AttendanceHistory = NamedObject('AttendanceHistory', { data: Type.Array(Change) });

export const SessionParams = Type.Object({ attendanceSessionId: Id });
export const RecordParams = Type.Object({ attendanceSessionId: Id, userId: Id });
export const ExcuseParams = Type.Object({ attendanceExcuseId: Id });
export const DoubtParams = Type.Object({ attendanceDoubtId: Id });
export const CreatedSession = NamedObject('CreatedAttendanceSession', { attendanceSessionId: Id });
export const ListQuery = Type.Object(PageQuery);
