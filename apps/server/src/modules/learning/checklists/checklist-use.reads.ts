import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

/** A file that somebody sent on a checklist. */
export const isInChecklist: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from checklist_steps where ${inOrganization()} and media_id = ${mediaId})`;

/** A course that people must finish stays. */
export async function requireNotOnChecklist(tx: Tx, courseId: number): Promise<void> {
  const used = await tx.one(
    db.selectFrom('checklist_items').select('checklist_item_id').where('course_id', '=', courseId).limit(1),
  );
  if (used) throw new Problem('checklist.asks-for-course', 409);
}
