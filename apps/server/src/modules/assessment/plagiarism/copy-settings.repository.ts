import { type SqlBool, sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { CopyCoursePart } from '../../learning/courses/courses.public.ts';

/** Whether and how the assignments of a copied course are checked. Findings stay behind. */
export const copyPlagiarismSettings: CopyCoursePart = async (_tenant, tx, copy) => {
  const rows = await tx.all(
    db
      .selectFrom('plagiarism_settings')
      .selectAll()
      .where(sql<SqlBool>`course_subsection_id = any(${[...copy.subsectionIds.keys()]}::bigint[])`),
  );
  for (const row of rows)
    await tx.run(
      db.insertInto('plagiarism_settings').values({
        ...row,
        course_subsection_id: copy.subsectionIds.get(row.course_subsection_id)!,
        run_by: null,
        version: 1,
      }),
    );
};
