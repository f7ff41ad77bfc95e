import type { ActivitiesSchedule } from '@sullam/api-client/schema.gen.ts';
import { SCHEDULE_DAYS_MAXIMUM } from '@sullam/domain/activities.ts';
import type { ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { dayOf, daysAfter, startOf } from './schedule-days.ts';

export type Schedule = ActivitiesSchedule;
export type ScheduleEntry = Schedule['data'][number];

export interface ScheduleFilter {
  kinds?: ScheduleKind[] | undefined;
  courseIds?: number[] | undefined;
}

interface Days extends ScheduleFilter {
  from: string;
  count: number;
}

const spanOf = ({ from, count, ...filter }: Days) => ({
  from: startOf(from).toISOString(),
  to: startOf(daysAfter(from, count)).toISOString(),
  ...filter,
});

/** How many days one page of the schedule shows, and how many entries of them at once. */
export const SCHEDULE_DAYS = 28;
export const SCHEDULE_PAGE = 50;

export const scheduleQuery = (from: string, filter: ScheduleFilter, page: number) =>
  apiQuery('GET /api/activities-schedule', {
    query: {
      ...spanOf({ from, count: SCHEDULE_DAYS, ...filter }),
      skip: (page - 1) * SCHEDULE_PAGE,
      take: SCHEDULE_PAGE,
    },
  });

/** As many as one page of a week or a month draws; what is beyond is said. */
const SPAN_MOST = 500;

/** All that is in so many days, for a week or a month. */
export const spanQuery = (from: string, count: number, filter: ScheduleFilter) =>
  apiQuery('GET /api/activities-schedule', { query: { ...spanOf({ from, count, ...filter }), take: SPAN_MOST } });

/** What is due in so many days from a day on, with what is overdue. */
export const dueQuery = (days: Days, take: number) =>
  apiQuery('GET /api/activities-schedule', { query: { ...spanOf(days), toDo: 1, take } });

/** A day less than the longest span: the clock may be put back within it. */
const DUE_DAYS = SCHEDULE_DAYS_MAXIMUM - 1;

/** Everything that is still to be done: what is overdue, then what is due in the coming year. */
export const dueListQuery = (from: string, filter: ScheduleFilter, page: number) =>
  apiQuery('GET /api/activities-schedule', {
    query: {
      ...spanOf({ from, count: DUE_DAYS, ...filter }),
      toDo: 1,
      skip: (page - 1) * SCHEDULE_PAGE,
      take: SCHEDULE_PAGE,
    },
  });

/** The dashboard looks a week ahead. */
export const DAYS_AHEAD = 7;
export const DUE_SHOWN = 6;

/** What the reader has to do by when: the first few. */
export function useDue(isAsked = true) {
  const { now } = useKit();
  return useQuery({ ...dueQuery({ from: dayOf(now()), count: DAYS_AHEAD }, DUE_SHOWN), enabled: isAsked });
}
