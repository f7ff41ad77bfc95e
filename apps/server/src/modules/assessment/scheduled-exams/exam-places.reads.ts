import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { ReadExamPlaces } from '../exams/exams.public.ts';

/** Where exams are used, in the order of the lessons. */
export const readExamPlaces: ReadExamPlaces = async (tx, examIds) => {
  const rows = await tx.all(
    db
      .selectFrom('subsection_exams as h')
      .innerJoin('lessons as s', 's.course_subsection_id', 'h.course_subsection_id')
      .innerJoin('sections as p', 'p.course_section_id', 's.course_section_id')
      .select(['h.exam_id', 'h.course_subsection_id', 'h.is_published', 's.title'])
      .where(sql<boolean>`h.exam_id = any(${[...examIds]}::bigint[])`)
      .orderBy('p.position')
      .orderBy('s.position')
      .orderBy('h.course_subsection_id'),
  );
  return rows.map((row) => ({
    examId: row.exam_id,
    subsectionExamId: row.course_subsection_id,
    title: row.title,
    isPublished: row.is_published,
  }));
};
