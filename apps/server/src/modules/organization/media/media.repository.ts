import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { cleanFileName } from '../../../kernel/text.ts';
import type { MediaPatch } from './media.schemas.ts';
import type { MediaKind } from './media-kinds.ts';

export interface NewMedia {
  ownerUserId: number | null;
  kind: MediaKind;
  visibility: 'PUBLIC' | 'PRIVATE';
  status: 'PROCESSING' | 'READY';
  name: string;
  contentType: string;
  byteSize: number;
  storageKey: string;
  width?: number | null;
  height?: number | null;
  now: Date;
}

export async function insertMedia(tx: Tx, media: NewMedia): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('media')
      .values({
        owner_user_id: media.ownerUserId,
        kind: media.kind,
        visibility: media.visibility,
        status: media.status,
        original_name: cleanFileName(media.name),
        content_type: media.contentType,
        byte_size: media.byteSize,
        storage_key: media.storageKey,
        width: media.width ?? null,
        height: media.height ?? null,
        created_at: media.now,
      })
      .returning('media_id'),
  );
  return row!.media_id;
}

export async function updateMedia(tx: Tx, mediaId: number, patch: MediaPatch): Promise<void> {
  const changes = {
    ...(patch.name === undefined ? {} : { original_name: cleanFileName(patch.name) }),
    ...(patch.alt === undefined ? {} : { alt: json(patch.alt) }),
    ...(patch.durationSeconds === undefined ? {} : { duration_seconds: patch.durationSeconds }),
  };
  if (Object.keys(changes).length === 0) return;
  await tx.run(db.updateTable('media').set(changes).where('media_id', '=', mediaId));
}

export interface StoredVariant {
  width: number;
  contentType: string;
  storageKey: string;
  byteSize: number;
}

/** Keeps the variants of the file that they were made of; false when the record has another file by now. */
export async function saveVariants(
  tx: Tx,
  mediaId: number,
  storageKey: string,
  variants: readonly StoredVariant[],
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('media')
      .set({ variants: json(variants), status: 'READY' })
      .where('media_id', '=', mediaId)
      .where('storage_key', '=', storageKey),
  );
  return touched === 1;
}

export async function deleteMediaRow(tx: Tx, mediaId: number): Promise<void> {
  await tx.run(db.deleteFrom('media').where('media_id', '=', mediaId));
}

/** Two records exchange their files; names, descriptions and everything that refers to them stay. */
export async function exchangeFiles(tx: Tx, first: number, second: number): Promise<void> {
  // the storage key is unique: it steps aside for a moment
  await tx.sql`
    update media set storage_key = storage_key || '.swap' where ${inOrganization()} and media_id in (${first}, ${second})`;
  await tx.sql`
    update media m set storage_key = left(o.storage_key, -5), content_type = o.content_type, byte_size = o.byte_size, width = o.width,
      height = o.height, duration_seconds = o.duration_seconds, variants = o.variants, status = o.status, original_name = o.original_name
    from media o
    where ${inOrganization('m')} and ${inOrganization('o')}
      and ((m.media_id = ${first} and o.media_id = ${second}) or (m.media_id = ${second} and o.media_id = ${first}))`;
}
