import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const days = [`${modules}/events/event-tickets/test/event-tickets.days.test.ts`];

/** In days, hours, zones and calendars. */
export const TIME_FAULTS: readonly Fault[] = [
  {
    name: 'An event of several days is one calendar entry',
    file: `${modules}/events/event-tickets/event-tickets.reads.ts`,
    find: 'return spansOfDays(row.zone, row.days).map(',
    replace: 'return spansOfDays(row.zone, row.days).slice(0, 1).map(',
    tests: days,
  },
  {
    name: 'A ticket lets its holder in on one day alone',
    file: 'packages/domain/src/events/event-days.ts',
    find: 'turns.filter((turn) => turn <= at).length',
    replace: 'turns.filter((turn) => turn <= at).length * 0',
    tests: days,
  },
  {
    name: 'A time that the clock skips is taken',
    file: 'packages/domain/src/lectures/zoned-time.ts',
    find: 'instantsOf(wallTime, zone).length === 0',
    replace: 'instantsOf(wallTime, zone).length < 0',
    tests: ['apps/server/test/generated/skipped-times.test.ts'],
  },
  {
    name: 'Submitted work stays in the calendar feed',
    file: `${modules}/classroom/calendar-feeds/calendar-feeds.service.ts`,
    find: "(happens === 'STARTS' || !FINISHED.has(activity.state))",
    replace: "(happens === 'STARTS' || FINISHED.size > 0)",
    tests: [`${modules}/classroom/calendar-feeds/test/calendar-feeds.test.ts`],
  },
  {
    name: 'The lectures of a series are numbered with those of others',
    file: `${modules}/classroom/lectures/lectures.reads.ts`,
    find: "is not distinct from l.lecture_series_id\n        and x.status = 'PLANNED' and x.is_published = l.is_published\n        and (x",
    replace:
      "is not distinct from x.lecture_series_id\n        and x.status = 'PLANNED' and x.is_published = l.is_published\n        and (x",
    tests: [`${modules}/classroom/lectures/test/lectures.series.test.ts`],
  },
  {
    name: 'The reader’s own hour is left out of an event elsewhere',
    file: 'packages/strings/src/format.ts',
    find: 'fields(value, CLOCK) !== fields(value, CLOCK, timeZone)',
    replace: 'fields(value, CLOCK) !== fields(value, CLOCK)',
    tests: ['apps/learner/src/features/events/events/test/event-zones.test.tsx'],
  },
];
