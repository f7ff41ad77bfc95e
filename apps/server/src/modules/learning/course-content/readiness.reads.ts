import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { goesOutWithCourse } from '@sullam/domain/publication.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readInstructors } from '../courses/courses.public.ts';
import type { Readiness } from './course-content.schemas.ts';
import { findEmptyLessons } from './course-gaps.ts';
import { readOutlineForEditing } from './editing.reads.ts';

const isFilled = (text: unknown): boolean => hasText((text as Localized).en) || hasText((text as Localized).ar);

/** What is done and what is missing before a course can go to its learners. */
export async function readReadiness(context: MemberContext, tx: Tx, courseId: number): Promise<Readiness> {
  const course = await tx.one(
    db
      .selectFrom('course_overviews')
      .select(['title', 'description', 'outcomes', 'course_category_id', 'status'])
      .where('course_id', '=', courseId),
  );
  if (!course) throw notFound();
  const outline = await readOutlineForEditing(context, tx, courseId);
  const instructors = await readInstructors(context, tx, courseId);
  const lessons = outline.sections.flatMap((section) => section.subsections);
  // what is a draft in a course that isn't out is published with it
  const goesOut = goesOutWithCourse(course.status);
  const emptyLessons = await findEmptyLessons(context, tx, courseId, { draftsGoOut: goesOut });
  const empty = emptyLessons.length;
  const drafts = lessons.filter((lesson) => lesson.hasDraft).length;
  const outcomes = (course.outcomes as Localized[]).filter(isFilled).length;
  const item = (key: Readiness['items'][number]['key'], isDone: boolean, isRequired: boolean, count = 0) => ({
    key,
    isDone,
    isRequired,
    count,
  });
  const items = [
    item('title', isFilled(course.title), true),
    item('content', lessons.length > 0, true, lessons.length),
    // what is empty in a course that is out stays hidden until it is filled
    item('lessons', lessons.length > 0 && empty === 0, course.status !== 'PUBLISHED', empty),
    ...(goesOut ? [] : [item('drafts', drafts === 0, false, drafts)]),
    item('description', isFilled(course.description), false),
    item('outcomes', outcomes > 0, false, outcomes),
    item('category', course.course_category_id !== null, false),
    item('instructors', instructors.length > 0, false, instructors.length),
  ];
  return { isReady: items.every(({ isDone, isRequired }) => isDone || !isRequired), items, emptyLessons };
}
