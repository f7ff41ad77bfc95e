import { sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import type { MediaKind } from './media-kinds.ts';
import { mediaColumns } from './media-ref.ts';

export const findMedia = (tx: Tx, mediaId: number) =>
  tx.one(
    db.selectFrom('media as m').selectAll('m').select(mediaColumns('m').as('ref')).where('m.media_id', '=', mediaId),
  );

export type MediaRecord = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

/**
 * The only way to a file's record. Everybody may see public ones; private ones are seen through what they belong to (a
 * lesson, a profile), here only by who brought them and by administrators, who alone may change them.
 */
export async function accessMedia(
  context: RequestContext,
  tx: Tx,
  mediaId: number,
  action: 'see' | 'change',
): Promise<MediaRecord> {
  const found = await findMedia(tx, mediaId);
  if (!found) throw notFound();
  const { caller } = context;
  const isOwn = caller.kind === 'member' && found.owner_user_id === caller.userId;
  if (isOwn || isAdministrator(caller)) return found;
  if (found.visibility !== 'PUBLIC') throw notFound();
  if (action === 'change') throw notAllowed();
  return found;
}

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
