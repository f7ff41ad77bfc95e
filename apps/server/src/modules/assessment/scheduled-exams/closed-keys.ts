import { db } from '../../../kernel/database/database.ts';
import { courseViewerOf, onlyLearnsCourse } from '../../learning/courses/courses.public.ts';
import { findAskedQuestions } from '../exams/exams.public.ts';
import type { ReadClosedKeys } from '../questions/questions.public.ts';

/**
 * Keys are closed to whoever learns in a course with an exam that asks or may draw the question, unless they work on that course.
 * Exams that aren't published yet count too: they will be sat.
 */
export const readClosedKeys: ReadClosedKeys = async (context, tx, questionIds) => {
  const exams = await tx.all(
    db
      .selectFrom('subsection_exams as h')
      .innerJoin('course_overviews as c', 'c.course_id', 'h.course_id')
      .select('h.exam_id')
      .distinct()
      .where(onlyLearnsCourse(courseViewerOf(context))),
  );
  const examIds = exams.map((exam) => exam.exam_id);
  return examIds.length === 0 ? [] : findAskedQuestions(tx, examIds, questionIds);
};
