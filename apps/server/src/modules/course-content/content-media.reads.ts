import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../media/media.public.ts';

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
      .where('m.organization_id', '=', context.organizationId)
      .where(sql<boolean>`m.media_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  return new Map(
    rows.flatMap((row) => {
      const ref = presentMedia(context, row.ref);
      return ref ? [[row.media_id, ref] as const] : [];
    }),
  );
}

export interface CaptionRow {
  language: 'en' | 'ar';
  mediaId: number;
}

/** The subtitles of a film whose files are still there. */
export const presentCaptions = (captions: unknown, refs: ReadonlyMap<number, MediaRef>) =>
  (captions as CaptionRow[]).flatMap(({ language, mediaId }) => {
    const media = refs.get(mediaId);
    return media ? [{ language, media }] : [];
  });

/** Ids of the files that belong to a subsection itself. */
export const ownMediaIds = (row: {
  media_id: number | null;
  poster_media_id: number | null;
  captions: unknown;
}): number[] =>
  [row.media_id, row.poster_media_id, ...(row.captions as CaptionRow[]).map(({ mediaId }) => mediaId)].filter(
    (id): id is number => id !== null,
  );
