import { SCHEDULE_READERS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readSchedule } from './schedule.reads.ts';
import { Schedule, ScheduleQuery } from './schedule.schemas.ts';

export const activitiesScheduleRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/activities-schedule',
    operationId: 'getActivitiesSchedule',
    summary: "What opens, is due and closes in a span of time, in all of the caller's courses, by their own dates",
    access: permission(...SCHEDULE_READERS),
    query: ScheduleQuery,
    response: Schedule,
    handle: (context, { query }) => reading(context, (tx) => readSchedule(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/calendar',
    operationId: 'getUserCalendar',
    summary: "Somebody's own calendar: the same as their schedule, for nobody but themselves",
    access: permission(...SCHEDULE_READERS),
    params: Type.Object({ userId: Id }),
    query: ScheduleQuery,
    response: Schedule,
    handle: async (context, { params, query }) => {
      if (params.userId !== context.caller.userId) throw notFound();
      return reading(context, (tx) => readSchedule(context, tx, query));
    },
  }),
];
