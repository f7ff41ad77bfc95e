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

const ReportRow = NamedObject('AttendanceReportRow', {
  person: Person,
  statuses: Type.Array(Nullable(Status)),
  counts: Counts,
  percent: Nullable(Type.String()),
  isBelow: Type.Boolean({ description: 'Below what the course asks for' }),
});

export const AttendanceReport = NamedObject('AttendanceReport', {
  sessions: Type.Array(AttendanceSession),
  data: Type.Array(ReportRow),
  total: Count,
  plannedCount: Type.Integer({ description: 'How many sessions there will have been in the end' }),
  below: Count,
  average: Nullable(Type.String()),
  minimum: Nullable(Type.Integer()),
  rules: Rules,
  sources: Type.Array(Type.Object({ source: Source, count: Count })),
  minutes: Type.Array(Type.Object({ minute: Type.Integer(), count: Count }), {
    description: 'How many came in how many minutes after the start, in steps of five',
  }),
  timeZone: Zone,
});
export type AttendanceReport = Static<typeof AttendanceReport>;

export const ReportQuery = Type.Object(PageQuery);
export const FileQuery = Type.Object({ format: OneOf('csv', 'xlsx') });
