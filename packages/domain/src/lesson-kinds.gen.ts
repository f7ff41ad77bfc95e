// Written by `npm run generate` from the files of each kind. Do not edit.
import type { Feature } from './features.ts';

/** The kinds of lessons. */
export const LESSON_KINDS = ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED', 'EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION', 'LECTURE'] as const;

export type LessonKind = (typeof LESSON_KINDS)[number];

/** The kinds of lessons that learners finish by doing them. */
export const LESSON_ACTIVITIES = ['EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION', 'LECTURE'] as const;

export type LessonActivity = (typeof LESSON_ACTIVITIES)[number];

/** What can stand in a learner's schedule. */
export const SCHEDULE_KINDS = ['EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION', 'CHECKLIST', 'LECTURE', 'EVENT', 'COACHING', 'COACHING_GROUP', 'COACHING_TASK'] as const;

export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

/** The features of which some kind in a schedule is a part. */
export const SCHEDULE_FEATURES: readonly Feature[] = ['exams', 'assignments', 'surveys', 'polls', 'discussion-boards', 'checklists', 'lectures', 'events', 'coaching', 'coaching', 'coaching'];
