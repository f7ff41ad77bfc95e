/** What in a course can be new to a learner, or wait for them: each has a list of its own, to which a tab leads. */
export const COURSE_NEWS_KINDS = ['DUE', 'ANNOUNCEMENTS', 'DISCUSSIONS'] as const;
export type CourseNewsKind = (typeof COURSE_NEWS_KINDS)[number];

/** Lists of a course that a learner has no use for while they are empty: the tabs that lead there are left out then. */
export const COURSE_LIST_KINDS = [
  'GROUPS',
  'ONLINE_LECTURES',
  'ON_CAMPUS_LECTURES',
  'ATTENDANCE',
  'ASSIGNMENTS',
  'EXAMS',
  'SURVEYS',
  'POLLS',
  'GRADES',
] as const;
export type CourseListKind = (typeof COURSE_LIST_KINDS)[number];
