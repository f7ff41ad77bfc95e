// Written by `npm run generate` from the files of each kind. Do not edit.
import type { LessonKindDefinition, ScheduleKindDefinition } from './lesson-kind.ts';
import type { LessonKind, ScheduleKind } from './lesson-kinds.gen.ts';
import { lessonKind as article } from './lesson-kinds/article.ts';
import { lessonKind as assignment } from './lesson-kinds/assignment.ts';
import { lessonKind as audio } from './lesson-kinds/audio.ts';
import { scheduleKind as checklist } from './schedule-kinds/checklist.ts';
import { scheduleKind as coaching } from './schedule-kinds/coaching.ts';
import { scheduleKind as coachingGroup } from './schedule-kinds/coaching-group.ts';
import { scheduleKind as coachingTask } from './schedule-kinds/coaching-task.ts';
import { lessonKind as discussion } from './lesson-kinds/discussion.ts';
import { lessonKind as document } from './lesson-kinds/document.ts';
import { lessonKind as embed } from './lesson-kinds/embed.ts';
import { scheduleKind as event } from './schedule-kinds/event.ts';
import { lessonKind as exam } from './lesson-kinds/exam.ts';
import { lessonKind as lecture } from './lesson-kinds/lecture.ts';
import { lessonKind as poll } from './lesson-kinds/poll.ts';
import { lessonKind as survey } from './lesson-kinds/survey.ts';
import { lessonKind as video } from './lesson-kinds/video.ts';

/** Each kind of lesson as its file defines it. */
export const LESSON_KIND_DEFINITIONS = {
  ARTICLE: article,
  VIDEO: video,
  AUDIO: audio,
  DOCUMENT: document,
  EMBED: embed,
  EXAM: exam,
  ASSIGNMENT: assignment,
  SURVEY: survey,
  POLL: poll,
  DISCUSSION: discussion,
  LECTURE: lecture,
} as const satisfies Record<LessonKind, LessonKindDefinition>;

/** Feature and page of each kind in the schedule. */
export const SCHEDULE_KIND_DEFINITIONS = {
  EXAM: exam,
  ASSIGNMENT: assignment,
  SURVEY: survey,
  POLL: poll,
  DISCUSSION: discussion,
  CHECKLIST: checklist,
  LECTURE: lecture,
  EVENT: event,
  COACHING: coaching,
  COACHING_GROUP: coachingGroup,
  COACHING_TASK: coachingTask,
} as const satisfies Record<ScheduleKind, ScheduleKindDefinition>;
