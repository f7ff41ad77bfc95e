import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type CourseCopy, copyCourseDates, shiftedDate } from '../courses/courses.public.ts';

/** How long the copy is offered, when and to whom its lessons are released. Without groups they are everybody's. */
export async function copyDates(context: MemberContext, tx: Tx, copy: CourseCopy): Promise<void> {
  await copyCourseDates(context, tx, copy);
  const rows = await tx.all(
    db
      .selectFrom('course_subsections as s')
      .select(['s.course_subsection_id', 's.released_group_ids', 's.release_at'])
      .where('s.course_id', '=', copy.fromCourseId),
  );
  for (const row of rows) {
    const groups = copy.includesGroups ? row.released_group_ids : null;
    const groupCopies = groups?.flatMap((id) => copy.courseGroupIds.get(id) ?? []) ?? null;
    const releaseAt = shiftedDate(context, copy, row.release_at);
    if (releaseAt === null && groupCopies === null) continue;
    await tx.run(
      db
        .updateTable('course_subsections')
        .set({ release_at: releaseAt, released_group_ids: groupCopies })
        .where('course_subsection_id', '=', copy.subsectionIds.get(row.course_subsection_id)!),
    );
  }
}
