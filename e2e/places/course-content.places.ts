import type { Demo } from '../support/demo.ts';

export const KINDS = ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED'] as const;
export type Kind = (typeof KINDS)[number];

interface Lesson {
  courseId: number;
  subsectionId: number;
}

interface Outline {
  sections: {
    courseSectionId: number;
    subsections: { courseSubsectionId: number; kind: Kind; isLocked: boolean; isFinished: boolean }[];
  }[];
}

const lessonsOf = (courseId: number, outline: Outline) =>
  outline.sections.flatMap((section) => section.subsections.map((lesson) => ({ ...lesson, courseId })));

/** Lessons that the demo's learner may open, one of each kind, and a course of the demo's instructor. */
export async function find({ asLearner, asInstructor, enrolled }: Demo) {
  const outlines = await Promise.all(
    enrolled.map(async (id) => lessonsOf(id, await asLearner<Outline>(`courses/${id}`))),
  );
  const open = outlines.flat().filter((lesson) => !lesson.isLocked);
  const lessons = Object.fromEntries(
    KINDS.map((kind) => {
      const found = open.find((lesson) => lesson.kind === kind);
      if (!found) throw new Error(`The demo's learner has no open lesson of the kind ${kind}.`);
      return [kind, { courseId: found.courseId, subsectionId: found.courseSubsectionId }];
    }),
  ) as Record<Kind, Lesson>;
  const unfinished = open.find(({ kind, isFinished }) => kind === 'ARTICLE' && !isFinished);
  if (!unfinished) throw new Error('The demo’s learner has finished every article.');
  const { data: teaching } = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=1');
  const [taught] = teaching;
  if (!taught) throw new Error('The demo has no course of its instructor.');
  const [first] = lessonsOf(taught.courseId, await asInstructor<Outline>(`courses/${taught.courseId}`));
  return {
    courseId: lessons.ARTICLE.courseId,
    lessons,
    unfinished: { courseId: unfinished.courseId, subsectionId: unfinished.courseSubsectionId },
    teachingCourseId: taught.courseId,
    teachingLesson: { courseId: taught.courseId, subsectionId: first?.courseSubsectionId ?? 0 },
  };
}
