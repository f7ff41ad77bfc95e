import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

export interface NewPreview {
  url: string;
  site: string;
  title: string;
  description: string;
  mediaId: number | null;
  createdBy: number;
  now: Date;
}

export async function insertPreview(tx: Tx, { mediaId, createdBy, now, ...said }: NewPreview): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('link_previews')
      .values({ ...said, media_id: mediaId, created_by: createdBy, created_at: now })
      .returning('link_preview_id'),
  );
  return row!.link_preview_id;
}

export const findPreview = (tx: Tx, linkPreviewId: number) =>
  tx.one(
    db
      .selectFrom('link_previews')
      .select(['url', 'title', 'description', 'created_by as createdBy'])
      .where('link_preview_id', '=', linkPreviewId),
  );

/** Takes away what nothing shows and was fetched before then; answers the pictures that nobody needs any more. */
export async function deleteUnused(tx: Tx, before: Date, isUsed: RawBuilder<boolean>): Promise<number[]> {
  const rows = await tx.all(
    db
      .deleteFrom('link_previews')
      .where('created_at', '<', before)
      .where(sql<boolean>`not ${isUsed}`)
      .returning('media_id'),
  );
  return rows.flatMap((row) => row.media_id ?? []);
}

/** The picture of a preview. */
export const isPreviewPicture: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from link_previews l where ${inOrganization('l')} and l.media_id = ${mediaId})`;
