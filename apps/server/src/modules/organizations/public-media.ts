import type { Platform } from '../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { invalidField } from '../../kernel/problem.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../media/media.public.ts';

/** The files of these ids, by id. What isn't there (any more) is left out. */
export async function readMedia(
  platform: Platform & Tenant,
  tx: Tx,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, MediaRef>> {
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('media as m')
      .select(mediaColumns('m').as('media'))
      .where('m.organization_id', '=', platform.organizationId)
      .where('m.media_id', 'in', wanted),
  );
  const refs = rows.flatMap((row) => presentMedia(platform, row.media) ?? []);
  return new Map(refs.map((ref) => [ref.mediaId, ref]));
}

/**
 * Refuses a file that visitors couldn't fetch: of another organisation, private, not finished, or of another kind.
 * The path names the field.
 */
export async function checkPublicMedia(
  tenant: Tenant,
  tx: Tx,
  kind: 'IMAGE' | 'FONT',
  uses: readonly { path: string; mediaId: number | null | undefined }[],
): Promise<void> {
  const wanted = uses.flatMap(({ mediaId }) => mediaId ?? []);
  if (wanted.length === 0) return;
  const rows = await tx.all(
    db
      .selectFrom('media')
      .select('media_id')
      .where('organization_id', '=', tenant.organizationId)
      .where('media_id', 'in', wanted)
      .where('kind', '=', kind)
      .where('visibility', '=', 'PUBLIC')
      .where('status', 'in', ['READY', 'PROCESSING']),
  );
  const good = new Set(rows.map((row) => row.media_id));
  const bad = uses.find(({ mediaId }) => typeof mediaId === 'number' && !good.has(mediaId));
  if (bad) throw invalidField(bad.path, 'choice');
}
