import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { cleanFileName } from '../../../kernel/text.ts';
import type { MediaKind } from '../media/media.public.ts';

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
      original_name: cleanFileName(upload.name),
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
