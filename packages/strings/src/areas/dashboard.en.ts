import type { EnglishMessages } from '../define.ts';

/** The learner's dashboard. */
export const messages = {
  'dashboard.page.others': 'Your other {courses}',
  'dashboard.page.allMine': 'All of mine',
  'dashboard.week.title': 'Your week',
  'dashboard.week.ladder': 'Your ladder this week',
  'dashboard.week.change': 'Change goal',
  'dashboard.week.day': '{day}: {minutes} min of lessons',
  'dashboard.week.of': { one: '{learned} of {count} day.', other: '{learned} of {count} days.' },
  'dashboard.week.above': {
    one: 'Days you learned: {learned}. Your goal: {count} day.',
    other: 'Days you learned: {learned}. Your goal: {count} days.',
  },
  'dashboard.week.left': { one: 'One more and the star lights up.', other: '{count} more and the star lights up.' },
  'dashboard.week.daysLeft': {
    one: '{count} day left this week. A new ladder starts on {day}.',
    other: '{count} days left this week. A new ladder starts on {day}.',
  },
  'dashboard.week.next': 'A new ladder starts on {day}.',
  'dashboard.week.reached': 'The star is yours this week.',
  'dashboard.week.forgiven': 'Last week was a quiet one. It doesn’t count against you.',
  'dashboard.week.soFar': {
    one: '{count} minute of lessons finished',
    other: '{count} minutes of lessons finished',
  },
  'dashboard.week.inARow': { one: '{count} week in a row', other: '{count} weeks in a row' },
  'dashboard.page.morning': 'Good morning, {name}',
  'dashboard.page.evening': 'Good evening, {name}',
  'dashboard.page.nothingDue': 'Nothing is due this week.',
  'dashboard.page.due': {
    one: '{count} item is due.',
    other: '{count} items are due.',
  },
  'dashboard.page.activity': 'Lessons finished per week',
  'dashboard.page.week': 'Week of',
  'dashboard.page.lessons': 'Lessons',
  'dashboard.page.completed': 'Finished',
  'dashboard.page.finishedLessons': 'Lessons finished',
  'dashboard.page.byProgress': 'Your {courses} by progress',
  'dashboard.page.progressHead': 'Progress',
  'dashboard.page.figures': 'Your learning at a glance',
  'dashboard.page.nothingYet': 'Finish your first lesson to see your weekly progress here.',
  'dashboard.page.announcements': 'Announcements',
  'dashboard.page.readAnnouncement': 'Read announcement',
} as const satisfies EnglishMessages;
