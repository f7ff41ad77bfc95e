import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { useRubricInCopy } from '../../gradebook/rubrics/rubrics.public.ts';
import { type CopyCoursePart, shiftedDate } from '../../learning/courses/courses.public.ts';
import { copyGroupAccommodations } from '../assessment/assessment.public.ts';

/** The assignments of a copied course with their rules and rubrics, unpublished. Work and marks stay behind. */
export const copyAssignments: CopyCoursePart = async (context, tx, copy) => {
  const rubricOf = async (rubricId: number | null, rubricVersion: number | null) => {
    if (rubricId === null || rubricVersion === null) return {};
    const chosen = await useRubricInCopy(context, tx, { rubricId, rubricVersion }, copy);
    return { rubric_id: chosen.rubricId, rubric_version: chosen.rubricVersion };
  };
  const shifted = (date: Date | null) => shiftedDate(context, copy, date);
  const rows = await tx.all(db.selectFrom('assignments').selectAll().where('course_id', '=', copy.fromCourseId));
  for (const row of rows) {
    const releaseAt = shifted(row.release_at);
    const to = copy.subsectionIds.get(row.course_subsection_id)!;
    await tx.run(
      db.insertInto('assignments').values({
        ...row,
        ...(await rubricOf(row.rubric_id, row.rubric_version)),
        course_id: copy.toCourseId,
        course_subsection_id: to,
        instructions: json(row.instructions),
        is_published: false,
        opens_at: shifted(row.opens_at),
        due_at: shifted(row.due_at),
        closes_at: shifted(row.closes_at),
        resubmits_until: shifted(row.resubmits_until),
        // a moment of release needs one
        release: row.release === 'AT_TIME' && releaseAt === null ? 'BY_HAND' : row.release,
        release_at: releaseAt,
        released_at: null,
        told_released_at: null,
        told_due_at: null,
        version: 1,
      }),
    );
    // dates of the groups' own, unless the copy has no dates at all
    if (copy.shiftDays !== null)
      await copyGroupAccommodations(context, tx, copy, { from: row.course_subsection_id, to });
  }
};
