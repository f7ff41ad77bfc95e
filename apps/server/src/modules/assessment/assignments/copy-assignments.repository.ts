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
  const rows = await tx.all(
    db
      .selectFrom('assignments as a')
      .selectAll('a')
      .select([
        shiftedDate(context, copy, 'a.opens_at').as('opens'),
        shiftedDate(context, copy, 'a.due_at').as('due'),
        shiftedDate(context, copy, 'a.closes_at').as('closes'),
        shiftedDate(context, copy, 'a.resubmits_until').as('resubmits'),
        shiftedDate(context, copy, 'a.release_at').as('releases'),
      ])
      .where('a.course_id', '=', copy.fromCourseId),
  );
  for (const { opens, due, closes, resubmits, releases, ...row } of rows) {
    const to = copy.subsectionIds.get(row.course_subsection_id)!;
    await tx.run(
      db.insertInto('assignments').values({
        ...row,
        ...(await rubricOf(row.rubric_id, row.rubric_version)),
        course_id: copy.toCourseId,
        course_subsection_id: to,
        instructions: json(row.instructions),
        is_published: false,
        opens_at: opens,
        due_at: due,
        closes_at: closes,
        resubmits_until: resubmits,
        // a moment of release needs one
        release: row.release === 'AT_TIME' && releases === null ? 'BY_HAND' : row.release,
        release_at: releases,
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
