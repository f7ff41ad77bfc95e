import { nextLesson } from '@sullam/domain/next-lesson.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import { requiredShareOf } from '@sullam/domain/required-share.ts';
import type { CourseDetail } from '../course-overview/course-overview.public.ts';
import type { StudentSection } from './lesson.api.ts';

export type OutlineLesson = StudentSection['subsections'][number];

/** All lessons of a course in their order. */
export const lessonsOf = (sections: readonly StudentSection[]): OutlineLesson[] =>
  sections.flatMap((section) => section.subsections);

/** The module that would be finished by a lesson: it is the last one that it asks for, and there are other modules. */
export function moduleFinishedBy(sections: readonly StudentSection[], lessonId: number): StudentSection | undefined {
  if (sections.length < 2) return undefined;
  return sections.find(({ subsections }) => {
    const open = subsections.filter((lesson) => lesson.isRequired && !lesson.isFinished);
    return open.length === 1 && open[0]?.courseSubsectionId === lessonId;
  });
}

const sumOf = (sections: readonly StudentSection[], count: 'finishedCount' | 'requiredCount'): number =>
  sections.reduce((sum, section) => sum + section[count], 0);

/** Whether all lessons are finished that the course asks for, if it asks for any; or would be, with some more of them. */
export const areLessonsDone = (sections: readonly StudentSection[], more = 0): boolean =>
  progressFromCounts(sumOf(sections, 'finishedCount') + more, sumOf(sections, 'requiredCount')).isFinished;

/** Whether a course asks for lessons at all: some ask for a grade or for attendance alone. */
export const asksForLessons = (sections: readonly StudentSection[]): boolean => sumOf(sections, 'requiredCount') > 0;

/** How many lessons somebody still has to finish. */
export const lessonsLeft = (
  { passingCriteria }: Pick<CourseDetail, 'passingCriteria'>,
  sections: readonly StudentSection[],
): number =>
  Math.max(
    0,
    Math.ceil((requiredShareOf(passingCriteria) * sumOf(sections, 'requiredCount')) / 100) -
      sumOf(sections, 'finishedCount'),
  );

/** Whether this is the last lesson that the course asks for. */
export const isLastRequired = (sections: readonly StudentSection[], lessonId: number): boolean =>
  lessonsOf(sections).some((each) => each.courseSubsectionId === lessonId && each.isRequired && !each.isFinished) &&
  areLessonsDone(sections, 1);

/** The lesson to go on with; when nothing is left to do, the one of the last visit, else the first one. */
export function lessonToGoOn(sections: readonly StudentSection[], visitedId: number | null): OutlineLesson | undefined {
  const lessons = lessonsOf(sections);
  return (
    nextLesson(lessons, visitedId, ({ isFinished, lock }) => !isFinished && lock === null) ??
    lessons.find(({ courseSubsectionId }) => courseSubsectionId === visitedId) ??
    lessons[0]
  );
}
