import { sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { type MediaRef, type MediaReference, mediaColumns, presentMedia } from '../media/media.public.ts';

/** The files of these ids, by id. What isn't there (any more) is left out. */
export async function readMedia(
  platform: Platform & Tenant,
  tx: Tx,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, MediaRef>> {
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.all(
    db.selectFrom('media_files as m').select(mediaColumns('m').as('media')).where('m.media_id', 'in', wanted),
  );
  const refs = rows.flatMap((row) => presentMedia(platform, row.media) ?? []);
  return new Map(refs.map((ref) => [ref.mediaId, ref]));
}

/**
 * Refuses a file that visitors couldn't fetch: of another organisation, private, not finished, or of another kind.
 * The path names the field.
 */
export async function checkPublicMedia(
  tx: Tx,
  kind: 'IMAGE' | 'FONT',
  uses: readonly { path: string; mediaId: number | null | undefined }[],
): Promise<void> {
  const wanted = uses.flatMap(({ mediaId }) => mediaId ?? []);
  if (wanted.length === 0) return;
  const rows = await tx.all(
    db
      .selectFrom('media_files')
      .select('media_id')
      .where('media_id', 'in', wanted)
      .where('kind', '=', kind)
      .where('visibility', '=', 'PUBLIC')
      .where('status', 'in', ['READY', 'PROCESSING']),
  );
  const good = new Set(rows.map((row) => row.media_id));
  const bad = uses.find(({ mediaId }) => typeof mediaId === 'number' && !good.has(mediaId));
  if (bad) throw invalidField(bad.path, 'choice');
}

/** The organisation's logos and icon, the pictures of its landing page and of its wording, its fonts. */
export const showsInOrganization: MediaReference = ({ mediaId }) => sql<boolean>`(
  exists (select from organization_profiles where ${inOrganization()}
    and (logo_media_id = ${mediaId} or dark_logo_media_id = ${mediaId} or icon_media_id = ${mediaId} or landing::text ~ ${`"[a-zA-Z]*[mM]ediaId": ${mediaId}[,}]`}))
  or exists (select from organization_terms where ${inOrganization()} and media_id = ${mediaId})
  or exists (select from organization_fonts where ${inOrganization()}
    and styles @> jsonb_build_array(jsonb_build_object('mediaId', ${mediaId}::bigint))))`;
