import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type MediaRef, mediaColumns, presentMedia } from './media-ref.ts';

/** References of files by id. Only for content whose reader has been checked: this mints addresses. */
export async function readMediaRefs(
  context: RequestContext,
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, MediaRef>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('media as m')
      .select(['m.media_id', mediaColumns('m').as('ref')])
      .where(sql<boolean>`m.media_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  return new Map(
    rows.flatMap((row) => {
      const ref = presentMedia(context, row.ref);
      return ref ? [[row.media_id, ref] as const] : [];
    }),
  );
}
