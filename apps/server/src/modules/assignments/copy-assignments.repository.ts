import { db } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { type CopyCoursePart, shiftedDate } from '../courses/courses.public.ts';

/** The assignments of a copied course with their rules, unpublished. Rubrics are the organisation's; work and marks stay behind. */
export const copyAssignments: CopyCoursePart = async (context, tx, copy) => {
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
      .where('a.organization_id', '=', context.organizationId)
      .where('a.course_id', '=', copy.fromCourseId),
  );
  for (const { opens, due, closes, resubmits, releases, ...row } of rows)
    await tx.run(
      db.insertInto('assignments').values({
        ...row,
        course_id: copy.toCourseId,
        course_subsection_id: copy.subsectionIds.get(row.course_subsection_id)!,
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
};
