import { ACTIVITY_TYPES } from '@sullam/domain/activity-types.gen.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  type Language,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';
import { CourseName } from '../courses/courses.public.ts';

export const ActivityType = named('ActivityType', OneOf(...ACTIVITY_TYPES));

export const LogParams = Type.Object({ userId: Id });

const activityType = Type.Optional(
  Type.Array(ActivityType, { maxItems: ACTIVITY_TYPES.length, description: 'Only these; absent: all' }),
);

/** In which entries are worded. */
const language = (options: { default?: 'en'; description: string }) =>
  Type.Optional(Type.Unsafe<Static<typeof Language>>({ type: 'string', enum: ['en', 'ar'], ...options }));

export const LogQuery = Type.Object({
  ...PageQuery,
  activityType,
  language: language({ default: 'en', description: 'In which entries are worded' }),
});
export type LogQuery = Static<typeof LogQuery>;

export const LogExportQuery = Type.Object({
  activityType,
  language: language({ description: "In which entries are worded; absent: the reader's" }),
  format: OneOf('csv', 'xlsx'),
});
export type LogExportQuery = Static<typeof LogExportQuery>;

export const LogEntry = NamedObject('ActivityLogEntry', {
  activityType: ActivityType,
  occurredAt: DateTime,
  text: Type.String({ description: 'What was done, in the language that was asked for' }),
  title: LocalizedName,
  course: Nullable(CourseName),
  path: Type.String({ description: 'The page of what it is about' }),
});
export type LogEntry = Static<typeof LogEntry>;

export const ActivityLog = NamedObject('ActivityLog', {
  data: Type.Array(LogEntry),
  total: Type.Integer(),
  counts: Type.Array(Type.Object({ activityType: ActivityType, count: Type.Integer() }), {
    description: 'How many there are of each type, whatever types are asked for; none: the type is absent',
  }),
});
export type ActivityLog = Static<typeof ActivityLog>;
