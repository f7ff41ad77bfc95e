import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { mediaColumns, presentMedia } from '../media/media.public.ts';
import type { LinkPreview } from './link-previews.schemas.ts';

/** Previews as cards show them, by their numbers. */
export async function readPreviews(
  context: MemberContext,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LinkPreview>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('link_previews as l')
      .leftJoin('media_files as f', 'f.media_id', 'l.media_id')
      .select(['l.link_preview_id', 'l.url', 'l.site', 'l.title', 'l.description', mediaColumns('f').as('image')])
      .where(sql<boolean>`l.link_preview_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  return new Map(
    rows.map(({ link_preview_id: linkPreviewId, image, ...said }) => [
      linkPreviewId,
      { linkPreviewId, ...said, image: presentMedia(context, image) },
    ]),
  );
}
