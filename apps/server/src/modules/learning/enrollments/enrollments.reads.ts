import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';

/** On what terms a course is to be had. */
export async function readTerms(tx: Tx, courseId: number) {
  const row = await tx.one(
    db
      .selectFrom('course_overviews')
      .select(['status', 'price_minor as priceMinor', 'currency', 'expires_at as expiresAt'])
      .select(['enrolls_from as enrollsFrom', 'is_by_invitation as isByInvitation'])
      .where('course_id', '=', courseId),
  );
  if (!row) throw notFound();
  return row;
}
