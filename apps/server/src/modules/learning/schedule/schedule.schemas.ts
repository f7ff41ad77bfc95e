import { ACTIVITY_STATES, HAPPENINGS } from '@sullam/domain/activities.ts';
import { SCHEDULE_KINDS } from '@sullam/domain/lesson-kinds.gen.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { CourseName } from '../courses/courses.public.ts';
import { Flag } from '../enrollments/enrollments.public.ts';

export const ScheduleQuery = Type.Object({
  from: DateTime,
  to: Type.Unsafe<string>({
    type: 'string',
    format: 'date-time',
    description: 'No longer part of the span; a year after its beginning at most',
  }),
  kinds: Type.Optional(Type.Array(OneOf(...SCHEDULE_KINDS), { maxItems: SCHEDULE_KINDS.length })),
  courseIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  toDo: Type.Optional(
    Type.Unsafe<0 | 1>({
      ...Flag,
      description: 'Only what is still to be done, each once by when it ends; what is overdue too, however old',
    }),
  ),
  skip: PageQuery.skip,
  // a month of somebody who learns a lot is drawn as one page
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 20 })),
});
export type ScheduleQuery = Static<typeof ScheduleQuery>;

const moment = { happens: OneOf(...HAPPENINGS), at: DateTime };

export const ScheduleEntry = NamedObject('ScheduleEntry', {
  ...moment,
  kind: OneOf(...SCHEDULE_KINDS),
  activityId: Type.Integer({ minimum: 1, description: 'subsectionExamId, assignmentId, surveyId or lectureId' }),
  title: LocalizedName,
  course: Nullable(CourseName),
  state: OneOf(...ACTIVITY_STATES),
  /** Another lesson has to be finished first. */
  isLocked: Type.Boolean(),
  /** Until when it takes place; null: it takes no time. */
  endsAt: Nullable(DateTime),
  /** The room. */
  place: Nullable(LocalizedName),
  /** All times of the activity that hold for the caller, the first one first. */
  moments: Type.Array(Type.Object(moment)),
  path: Type.String({ description: 'Where it is shown' }),
});
export type ScheduleEntry = Static<typeof ScheduleEntry>;

export const Schedule = NamedObject('ActivitiesSchedule', {
  data: Type.Array(ScheduleEntry),
  total: Type.Integer(),
  counts: Type.Array(Type.Object({ kind: OneOf(...SCHEDULE_KINDS), count: Type.Integer() }), {
    description: 'How many there are of each kind, whatever kinds are asked for; none: the kind is absent',
  }),
  courses: Type.Array(CourseName, {
    description: 'All that could have something in it, whatever is asked for',
  }),
});
export type Schedule = Static<typeof Schedule>;
