import type { EnglishMessages } from '../define.ts';

/** What opens, is due and closes: the schedule, and its part of the dashboard. */
export const messages = {
  'activities.titles.page': 'My activities',
  'activities.titles.due': 'What is due',
  'activities.lead': 'What opens, is due and closes in your {courses}, by the dates that hold for you.',

  'activities.happens.OPENS': 'Opens',
  'activities.happens.DUE': 'Due',
  'activities.happens.LATE_UNTIL': 'Late work until',
  'activities.happens.CLOSES': 'Closes',
  'activities.happens.TIME_UP': 'Time is up',
  'activities.lateUntil': 'Late work is taken until {date}',

  'activities.states.NOT_BEGUN': 'Not begun',
  'activities.states.RUNNING': 'Running',
  'activities.states.DRAFT': 'Draft kept',
  'activities.states.OVERDUE': 'Overdue',
  'activities.states.MISSED': 'Missed',
  'activities.states.HANDED_IN': 'Handed in',
  'activities.states.MARKED': 'Marked',
  'activities.states.answered': 'Answered',
  'activities.states.locked': 'Another lesson comes first',

  'activities.filters.kind': 'Kind',
  'activities.filters.allKinds': 'All kinds',
  'activities.filters.course': '{Course}',
  'activities.filters.allCourses': 'All {courses}',
  'activities.paging.label': 'Time shown',
  'activities.paging.earlier': 'Earlier',
  'activities.paging.later': 'Later',
  'activities.paging.today': 'From today',
  'activities.days.today': 'Today',
  'activities.days.tomorrow': 'Tomorrow',
  'activities.days.yesterday': 'Yesterday',

  'activities.empty.due': 'Nothing is due in the next two weeks.',
  'activities.empty.span': 'Nothing opens, is due or closes in this time.',
  'activities.empty.filtered': 'Nothing of what you chose falls into this time.',
  'activities.actions.whole': 'Whole schedule',
  'activities.more': { one: '{count} more in the schedule', other: '{count} more in the schedule' },
} as const satisfies EnglishMessages;
