import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';

/** A section after all others of its course. */
export async function insertLastSection(tx: Tx, courseId: number, title: Localized): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('course_sections')
      .values(({ selectFrom, fn }) => ({
        course_id: courseId,
        title: json(title),
        position: selectFrom('course_sections')
          .select(fn.countAll<number>().as('position'))
          .where('course_id', '=', courseId),
      }))
      .returning('course_section_id'),
  );
  return row!.course_section_id;
}
