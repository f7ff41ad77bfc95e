import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';

/**
 * The only way to a record: whoever made it, and administrators, who decide. It isn't changed by anybody else until the transaction ends.
 * @throws Problem not-found for everybody else
 */
export async function accessExternalCourse(
  { caller }: MemberContext,
  tx: Tx,
  externalCourseId: number,
  action: 'write' | 'decide',
) {
  const row = await tx.one(
    db
      .selectFrom('external_courses')
      .select(['user_id as userId', 'title', 'provider', 'status', 'media_id as mediaId', 'version'])
      .where('external_course_id', '=', externalCourseId)
      .forUpdate(),
  );
  if (!row) throw notFound();
  const may = action === 'write' ? row.userId === caller.userId : isAdministrator(caller);
  if (!may) throw notFound();
  return row;
}
