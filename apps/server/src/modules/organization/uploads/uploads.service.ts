import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import {
  ACCEPTED,
  admitMedia,
  bytesInMemory,
  bytesInStore,
  type MediaKind,
  readBody,
  tooLarge,
} from '../media/media.public.ts';
import { checkMayUpload } from './uploads.access.ts';
import { uploadIncomplete } from './uploads.errors.ts';
import {
  advanceUpload,
  deleteUploadRow,
  findUpload,
  finishUploadRow,
  insertUpload,
  type UploadRecord,
} from './uploads.repository.ts';
import type { UploadBody, UploadTicket } from './uploads.schemas.ts';

const UPLOAD_LIFE = 24 * 3600;
export const TUS_VERSION = '1.0.0';

/** Where the bytes of an unfinished upload lie. */
export const stagingKey = (organizationId: number, uploadId: string): string => `staging/${organizationId}/${uploadId}`;

/** Begins an upload: says where the bytes go. Nothing is a file of the organisation before finishUpload(). */
export async function beginUpload(context: MemberContext, store: FileStore, body: UploadBody): Promise<UploadTicket> {
  const visibility = body.visibility ?? 'PRIVATE';
  checkMayUpload(context, body.kind, visibility);
  if (body.byteSize > ACCEPTED[body.kind].limit) throw tooLarge(body.kind);
  const uploadId = randomUUID();
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFE * 1000);
  await transaction(context, (tx) =>
    insertUpload(tx, {
      uploadId,
      userId: context.caller.userId,
      kind: body.kind,
      visibility,
      name: body.fileName,
      declaredType: body.contentType,
      byteSize: body.byteSize,
      now,
      expiresAt,
    }),
  );
  const common = { uploadId, expiresAt: expiresAt.toISOString() };
  if (store.upload.kind === 'resumable') {
    return {
      ...common,
      url: `/api/media/upload/${uploadId}`,
      method: 'PATCH',
      headers: { 'tus-resumable': TUS_VERSION, 'content-type': 'application/offset+octet-stream' },
      isResumable: true,
    };
  }
  const contentType = 'application/octet-stream';
  const key = stagingKey(context.organizationId, uploadId);
  const url = await store.upload.presign(key, contentType, body.byteSize, 3600);
  return { ...common, url, method: 'PUT', headers: { 'content-type': contentType }, isResumable: false };
}

/** How far an upload of the caller has come. */
export async function uploadState(context: MemberContext, uploadId: string): Promise<UploadRecord> {
  const upload = await reading(context, (tx) => findUpload(tx, uploadId, context.caller.userId, context.clock.now()));
  if (!upload) throw notFound();
  return upload;
}

/** The transfers that this process is writing: a client that lost its connection comes back before we notice the loss. */
const underWay = new Map<string, { source: Readable; done: Promise<unknown> }>();

async function endOlderTransfer(uploadId: string): Promise<void> {
  const older = underWay.get(uploadId);
  if (!older) return;
  older.source.destroy();
  await older.done;
}

/** Where a client that asks for it goes on: what an older transfer has brought by now counts, and no more comes of it. */
export async function resumePoint(context: MemberContext, uploadId: string): Promise<UploadRecord> {
  await uploadState(context, uploadId); // a stranger doesn't end anybody's transfer
  await endOlderTransfer(uploadId);
  return uploadState(context, uploadId);
}

/** Takes bytes of an upload from where it stands; answers where it stands then. What is answered is on the disk. */
export async function receiveBytes(
  context: MemberContext,
  store: FileStore,
  uploadId: string,
  offset: number,
  source: Readable,
): Promise<number> {
  const way = store.upload;
  if (way.kind !== 'resumable') throw notFound();
  const upload = await resumePoint(context, uploadId);
  if (upload.media_id !== null || upload.received_bytes !== offset) throw conflict();
  const writing = way.append(stagingKey(context.organizationId, uploadId), offset, source, upload.byte_size);
  const done = writing.then((end) =>
    transaction(context, (tx) => advanceUpload(tx, uploadId, offset, end)).then((ok) => ({ end, ok })),
  );
  const entry = { source, done: done.catch(() => undefined) };
  underWay.set(uploadId, entry);
  try {
    const { end, ok } = await done;
    if (!ok) throw conflict();
    return end;
  } finally {
    if (underWay.get(uploadId) === entry) underWay.delete(uploadId);
  }
}

/** All bytes are there: looks at them and makes them a file. Asking again answers the same file. */
export async function finishUpload(context: MemberContext, store: FileStore, uploadId: string): Promise<number> {
  const upload = await uploadState(context, uploadId);
  if (upload.media_id !== null) return upload.media_id;
  const key = stagingKey(context.organizationId, uploadId);
  const stored = await store.stat(key);
  const isWhole = store.upload.kind === 'presigned' || upload.received_bytes === upload.byte_size;
  if (!stored || stored.byteSize !== upload.byte_size || !isWhole) throw uploadIncomplete();
  const mediaId = await admitMedia(context, store, {
    kind: upload.kind as MediaKind,
    visibility: upload.visibility as 'PUBLIC' | 'PRIVATE',
    name: upload.original_name,
    bytes: bytesInStore(store, key, stored.byteSize),
    also: (tx, made) => finishUploadRow(tx, uploadId, made),
  });
  await store.delete(key);
  return mediaId;
}

/** Gives an upload up: its bytes go. */
export async function dropUpload(context: MemberContext, store: FileStore, uploadId: string): Promise<void> {
  const upload = await uploadState(context, uploadId);
  await endOlderTransfer(uploadId);
  await transaction(context, (tx) => deleteUploadRow(tx, uploadId));
  if (upload.media_id === null) await store.delete(stagingKey(context.organizationId, uploadId));
}

/** A small file in one request. */
export async function uploadAtOnce(
  context: MemberContext,
  store: FileStore,
  file: { name: string; kind: MediaKind; visibility: 'PUBLIC' | 'PRIVATE'; body: Readable },
): Promise<number> {
  checkMayUpload(context, file.kind, file.visibility);
  const bytes = await readBody(file.body, Math.min(ACCEPTED[file.kind].limit, ACCEPTED.IMAGE.limit));
  if (!bytes) throw tooLarge(file.kind);
  return admitMedia(context, store, { ...file, bytes: bytesInMemory(store, bytes) });
}
