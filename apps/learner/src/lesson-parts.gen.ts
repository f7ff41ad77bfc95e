// Written by `npm run generate` from the files of each kind. Do not edit.
import type { LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { lessonPart as assignment } from './features/assessment/assignments/assignment.lesson-part.ts';
import { lessonPart as exam } from './features/assessment/exams/exam.lesson-part.ts';
import { lessonPart as poll } from './features/assessment/surveys/poll.lesson-part.ts';
import { lessonPart as survey } from './features/assessment/surveys/survey.lesson-part.ts';
import { lessonPart as lecture } from './features/classroom/lectures/lecture.lesson-part.ts';
import { lessonPart as discussion } from './features/community/discussions/discussion.lesson-part.ts';
import { lessonPart as audio } from './features/learning/course-content/audio.lesson-part.ts';
import { lessonPart as document } from './features/learning/course-content/document.lesson-part.ts';
import { lessonPart as embed } from './features/learning/course-content/embed.lesson-part.ts';
import { lessonPart as video } from './features/learning/course-content/video.lesson-part.ts';
import type { LessonPart } from './lesson-kind-parts.ts';

/** What draws a lesson of each kind, above its text; a kind without is its text alone. */
export const LESSON_PARTS: Readonly<Partial<Record<LessonKind, LessonPart>>> = {
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
