import { sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type MediaRow, mediaColumns, presentMedia, type Showing } from '../../organization/media/media.public.ts';
import type { LinkPreview } from './link-previews.schemas.ts';

type PreviewRow = Omit<LinkPreview, 'image'> & { image: MediaRow | null };

/** A preview as cards show it; its picture is seen with what the card stands in. */
export const presentPreview = (platform: Platform, { image, ...said }: PreviewRow, showing?: Showing): LinkPreview => ({
  ...said,
  image: presentMedia(platform, image, showing),
});

/** Previews by their numbers. */
export async function readPreviews(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PreviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('link_previews as l')
      .leftJoin('media_files as f', 'f.media_id', 'l.media_id')
      .select(['l.link_preview_id', 'l.url', 'l.site', 'l.title', 'l.description', mediaColumns('f').as('image')])
      .where(sql<boolean>`l.link_preview_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  return new Map(
    rows.map(({ link_preview_id: linkPreviewId, ...said }) => [linkPreviewId, { linkPreviewId, ...said }]),
  );
}
