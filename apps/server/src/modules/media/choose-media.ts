import { sql } from 'kysely';
import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { invalidField } from '../../kernel/problem.ts';
import type { MediaKind } from './media-kinds.ts';

export interface MediaChoice {
  /** The field of the request, where a refusal is shown. */
  path: string;
  mediaId: number;
  kinds: readonly MediaKind[];
}

/**
 * May the caller put these files into something that others will see? Their own, public ones and the organisation's may
 * be used by everybody, `alreadyThere` by who may edit what they are in. Without this an author could read anybody's
 * private file by writing its id into a lesson.
 */
export async function checkMediaChoices(
  context: MemberContext,
  tx: Tx,
  choices: readonly MediaChoice[],
  alreadyThere: ReadonlySet<number> = new Set(),
): Promise<void> {
  if (choices.length === 0) return;
  const rows = await tx.all(
    db
      .selectFrom('media')
      .select(['media_id', 'kind', 'visibility', 'owner_user_id'])
      .where(sql<boolean>`media_id = any(${choices.map((choice) => choice.mediaId)}::bigint[])`),
  );
  const byId = new Map(rows.map((row) => [row.media_id, row]));
  for (const { path, mediaId, kinds } of choices) {
    const row = byId.get(mediaId);
    const mayUse =
      row !== undefined &&
      (row.visibility === 'PUBLIC' ||
        row.owner_user_id === null ||
        row.owner_user_id === context.caller.userId ||
        isAdministrator(context.caller) ||
        alreadyThere.has(mediaId));
    if (!mayUse || !kinds.includes(row.kind as MediaKind)) throw invalidField(path, 'choice');
  }
}
