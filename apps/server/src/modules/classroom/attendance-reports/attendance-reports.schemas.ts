import { type Static, Type } from 'typebox';
import { NamedObject, Nullable, OneOf, PageQuery, Person } from '../../../kernel/http/schemas.ts';
import {
  AttendanceCounts,
  AttendanceRulesBody,
  AttendanceSession,
  MarkSource,
  MarkStatus,
  Zone,
} from '../attendance/attendance.public.ts';

const ReportRow = NamedObject('AttendanceReportRow', {
  person: Person,
  statuses: Type.Array(Nullable(MarkStatus)),
  counts: AttendanceCounts,
  percent: Nullable(Type.String()),
  isBelow: Type.Boolean({ description: 'Below what the course asks for' }),
});

export const AttendanceReport = NamedObject('AttendanceReport', {
  sessions: Type.Array(AttendanceSession),
  data: Type.Array(ReportRow),
  total: Type.Integer(),
  plannedCount: Type.Integer({ description: 'How many sessions there will have been in the end' }),
  below: Type.Integer(),
  average: Nullable(Type.String()),
  minimum: Nullable(Type.Integer()),
  rules: AttendanceRulesBody,
  sources: Type.Array(Type.Object({ source: MarkSource, count: Type.Integer() })),
  minutes: Type.Array(Type.Object({ minute: Type.Integer(), count: Type.Integer() }), {
    description: 'How many came in how many minutes after the start, in steps of five',
  }),
  timeZone: Zone,
});
export type AttendanceReport = Static<typeof AttendanceReport>;

export const ReportQuery = Type.Object(PageQuery);
export const FileQuery = Type.Object({ format: OneOf('csv', 'xlsx') });
