import type { EnglishMessages } from '../define.ts';

/** What opens, is due and closes: the schedule, and its part of the dashboard. */
export const messages = {
  'activities.titles.page': 'My activities',
  'activities.titles.due': 'Due this week',
  'activities.lead': 'Everything that opens, is due or closes in your {courses}, on the dates that apply to you.',

  'activities.happens.OPENS': 'Opens',
  'activities.happens.DUE': 'Due',
  'activities.happens.LATE_UNTIL': 'Late submissions close',
  'activities.happens.CLOSES': 'Closes',
  'activities.happens.TIME_UP': 'Time ends',
  'activities.happened.OPENS': 'Opened',
  'activities.happened.DUE': 'Was due',
  'activities.happened.LATE_UNTIL': 'Late submissions closed',
  'activities.happened.CLOSES': 'Closed',
  'activities.happened.TIME_UP': 'Time ended',
  'activities.lateUntil': 'Late submissions accepted until {date}',

  'activities.states.NOT_BEGUN': 'Not started',
  'activities.states.RUNNING': 'In progress',
  'activities.states.DRAFT': 'Draft',
  'activities.states.OVERDUE': 'Overdue',
  'activities.states.MISSED': 'Missed',
  'activities.states.HANDED_IN': 'Submitted',
  'activities.states.MARKED': 'Marked',
  'activities.states.answered': 'Answered',
  'activities.states.locked': 'Finish another lesson first',

  'activities.filters.kind': 'Type',
  'activities.filters.allKinds': 'All types',
  'activities.filters.course': '{Course}',
  'activities.filters.allCourses': 'All {courses}',
  'activities.paging.label': 'Period',
  'activities.paging.earlier': 'Earlier',
  'activities.paging.later': 'Later',
  'activities.paging.today': 'From today',
  'activities.days.today': 'Today',
  'activities.days.tomorrow': 'Tomorrow',
  'activities.days.yesterday': 'Yesterday',

  'activities.empty.due': 'Nothing is due in the next seven days.',
  'activities.empty.span': 'Nothing in this period.',
  'activities.empty.filtered': 'Nothing matches your filters in this period.',
  'activities.actions.whole': 'Full schedule',
  'activities.more': { one: '{count} more in the schedule', other: '{count} more in the schedule' },
} as const satisfies EnglishMessages;
