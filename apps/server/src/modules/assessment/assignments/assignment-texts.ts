import type { Localized } from '@sullam/domain/localized.ts';
import { db } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import type { CourseTextSource } from '../../learning/courses/courses.public.ts';

/** What assignments ask for. It is written beside their rules: pictures and files stand in it. */
export const assignmentTexts: CourseTextSource = {
  place: 'assignment',
  async list(context, tx, courseId) {
    if (!context.features.assignments) return [];
    const rows = await tx.all(
      db
        .selectFrom('assignments as a')
        .innerJoin('lessons as s', 's.course_subsection_id', 'a.course_subsection_id')
        .select(['a.course_subsection_id as id', 's.title', 'a.instructions'])
        .where('s.course_id', '=', courseId)
        .orderBy('a.course_subsection_id'),
    );
    return rows.map(({ id, title, instructions }) => ({
      placeId: id,
      placeTitle: title,
      field: 'instructions',
      form: 'ELSEWHERE',
      value: instructions as Localized,
      mostCharacters: LIMITS.html,
      courseSubsectionId: id,
      path: `/courses/${courseId}/assignments/${id}/rules`,
    }));
  },
};
