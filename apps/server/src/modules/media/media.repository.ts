import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { MediaPatch } from './media.schemas.ts';
import type { MediaKind } from './media-kinds.ts';

export interface NewUpload {
  uploadId: string;
  userId: number;
  kind: MediaKind;
  visibility: 'PUBLIC' | 'PRIVATE';
  name: string;
  declaredType: string;
  byteSize: number;
  now: Date;
  expiresAt: Date;
}

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx.run(
    db.insertInto('uploads').values({
      upload_id: upload.uploadId,
      user_id: upload.userId,
      kind: upload.kind,
      visibility: upload.visibility,
      original_name: upload.name,
      declared_type: upload.declaredType,
      byte_size: upload.byteSize,
      created_at: upload.now,
      expires_at: upload.expiresAt,
    }),
  );
}

/** An upload of this person that is still open to bytes or already finished. */
export const findUpload = (tx: Tx, uploadId: string, userId: number, now: Date) =>
  tx.one(
    db
      .selectFrom('uploads')
      .selectAll()
      .where('upload_id', '=', uploadId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now),
  );

export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Moves the mark of what is kept; false when another process moved it meanwhile. */
export async function advanceUpload(tx: Tx, uploadId: string, from: number, to: number): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('uploads')
      .set({ received_bytes: to })
      .where('upload_id', '=', uploadId)
      .where('received_bytes', '=', from)
      .where('media_id', 'is', null),
  );
  return touched === 1;
}

export async function finishUploadRow(tx: Tx, uploadId: string, mediaId: number): Promise<void> {
  await tx.run(
    db
      .updateTable('uploads')
      .set({ media_id: mediaId, received_bytes: sql<number>`byte_size` })
      .where('upload_id', '=', uploadId),
  );
}

export async function deleteUploadRow(tx: Tx, uploadId: string): Promise<void> {
  await tx.run(db.deleteFrom('uploads').where('upload_id', '=', uploadId));
}

export const findExpiredUploads = (tx: Tx, now: Date) =>
  tx.all(db.selectFrom('uploads').select(['upload_id', 'media_id']).where('expires_at', '<=', now).limit(500));

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
        original_name: media.name,
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
    ...(patch.name === undefined ? {} : { original_name: patch.name }),
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
    update media set storage_key = storage_key || '.swap' where ${ours()} and media_id in (${first}, ${second})`;
  await tx.sql`
    update media m set storage_key = left(o.storage_key, -5), content_type = o.content_type, byte_size = o.byte_size, width = o.width,
      height = o.height, duration_seconds = o.duration_seconds, variants = o.variants, status = o.status, original_name = o.original_name
    from media o
    where ${ours('m')} and ${ours('o')}
      and ((m.media_id = ${first} and o.media_id = ${second}) or (m.media_id = ${second} and o.media_id = ${first}))`;
}
