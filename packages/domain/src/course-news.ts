/** What in a course can be new to a learner, or wait for them: each has a list of its own, to which a tab leads. */
export const COURSE_NEWS_KINDS = ['DUE', 'ANNOUNCEMENTS', 'DISCUSSIONS'] as const;
export type CourseNewsKind = (typeof COURSE_NEWS_KINDS)[number];
