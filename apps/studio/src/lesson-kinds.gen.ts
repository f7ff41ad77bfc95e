// Written by `npm run generate` from the files of each kind. Do not edit.
import type { LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { lessonKind as assignment } from './features/assessment/assignments/assignment.lesson-kind.ts';
import { lessonKind as exam } from './features/assessment/scheduled-exams/exam.lesson-kind.ts';
import { lessonKind as poll } from './features/assessment/surveys/poll.lesson-kind.ts';
import { lessonKind as survey } from './features/assessment/surveys/survey.lesson-kind.ts';
import { lessonKind as lecture } from './features/classroom/lectures/lecture.lesson-kind.ts';
import { lessonKind as discussion } from './features/community/discussions/discussion.lesson-kind.ts';
import { lessonKind as article } from './features/learning/builder/article.lesson-kind.ts';
import { lessonKind as audio } from './features/learning/builder/audio.lesson-kind.ts';
import { lessonKind as document } from './features/learning/builder/document.lesson-kind.ts';
import { lessonKind as embed } from './features/learning/builder/embed.lesson-kind.ts';
import { lessonKind as video } from './features/learning/builder/video.lesson-kind.ts';
import type { LessonKindParts } from './lesson-kind-parts.ts';

/** What the application shows of each kind of lesson. */
export const LESSON_KIND_PARTS: Readonly<Record<LessonKind, LessonKindParts>> = {
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
};
