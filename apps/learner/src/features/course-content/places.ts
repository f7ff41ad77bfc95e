import type { StudentSection } from './lesson.api.ts';

export type OutlineLesson = StudentSection['subsections'][number];

/** All lessons of a course in their order. */
export const lessonsOf = (sections: readonly StudentSection[]): OutlineLesson[] =>
  sections.flatMap((section) => section.subsections);

/** The first lesson that can be opened and isn't finished; when all are, the first one. */
export function firstOpen(sections: readonly StudentSection[]): OutlineLesson | undefined {
  const lessons = lessonsOf(sections);
  return lessons.find((lesson) => !lesson.isFinished && lesson.lock === null) ?? lessons[0];
}
