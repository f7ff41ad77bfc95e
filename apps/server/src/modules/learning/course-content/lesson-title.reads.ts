import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** What a lesson is called, in both languages; null when it is gone. */
export async function findLessonTitle(tx: Tx, courseSubsectionId: number): Promise<Localized | null> {
  const row = await tx.one(
    db.selectFrom('course_subsections').select('title').where('course_subsection_id', '=', courseSubsectionId),
  );
  return row?.title ?? null;
}
