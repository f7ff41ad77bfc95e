import type { Readable } from 'node:stream';
import { readDigits } from '@sullam/domain/decimal-digits.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { accessMedia, MediaDetail, presentDetail } from '../media/media.public.ts';
import { SmallUploadQuery, UploadBody, UploadParams, UploadState, UploadTicket } from './uploads.schemas.ts';
import {
  beginUpload,
  dropUpload,
  finishUpload,
  receiveBytes,
  resumePoint,
  TUS_VERSION,
  uploadAtOnce,
  uploadState,
} from './uploads.service.ts';

const rateLimit = { per: 'caller', count: 300, seconds: 600 } as const;

/** A header's text; browsers can only send ASCII there, so names come encoded. */
function decoded(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined; // not an encoded text: as if none had been given
  }
}

/** Bringing files here: in one request, or resumable by the core of the tus protocol (tus.io), version 1.0.0. */
export const uploadRoutes = (store: FileStore): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/media/presigned-upload',
    operationId: 'createPresignedUpload',
    summary: 'Where to send the bytes of a file',
    access: signedIn(),
    rateLimit,
    body: UploadBody,
    response: UploadTicket,
    successStatus: 201,
    errors: { 413: ['media.too-large'] },
    handle: (context, { body }) => beginUpload(context, store, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/media/upload/:uploadId',
    operationId: 'getUpload',
    summary: 'How far an upload has come; HEAD answers it in the headers of tus',
    access: signedIn(),
    params: UploadParams,
    response: UploadState,
    handle: async (context, { params }, { request, reply }) => {
      // tus asks by HEAD, and only before it sends from there
      const upload = await (request.method === 'HEAD' ? resumePoint : uploadState)(context, params.uploadId);
      reply.header('tus-resumable', TUS_VERSION);
      reply.header('upload-offset', String(upload.received_bytes));
      reply.header('upload-length', String(upload.byte_size));
      return {
        uploadId: upload.upload_id,
        receivedBytes: upload.received_bytes,
        byteSize: upload.byte_size,
        mediaId: upload.media_id,
        expiresAt: upload.expires_at.toISOString(),
      };
    },
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/media/upload/:uploadId',
    operationId: 'sendUploadBytes',
    summary: 'Bytes from Upload-Offset on',
    access: signedIn(),
    params: UploadParams,
    rawBody: true,
    handle: async (context, { params }, { request, reply }) => {
      const offset = readDigits(String(request.headers['upload-offset']));
      if (offset === null) throw invalidField('upload-offset', 'required');
      reply.header('tus-resumable', TUS_VERSION);
      const end = await receiveBytes(context, store, params.uploadId, offset, request.raw);
      reply.header('upload-offset', String(end));
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/media/upload/:uploadId/complete',
    operationId: 'completeUpload',
    summary: 'All bytes are sent: the file is checked and becomes usable',
    access: signedIn(),
    params: UploadParams,
    response: MediaDetail,
    errors: { 409: ['media.upload-incomplete'], 415: ['media.type-mismatch'] },
    handle: async (context, { params }) => {
      const mediaId = await finishUpload(context, store, params.uploadId);
      return reading(context, async (tx) => presentDetail(context, await accessMedia(context, tx, mediaId, 'see')));
    },
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/media/upload/:uploadId',
    operationId: 'dropUpload',
    summary: 'Gives an upload up',
    access: signedIn(),
    params: UploadParams,
    handle: (context, { params }) => dropUpload(context, store, params.uploadId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/media/upload',
    operationId: 'uploadMedia',
    summary: 'A small file as the body of one request; its name in x-file-name, percent-encoded',
    access: signedIn(),
    rateLimit,
    query: SmallUploadQuery,
    rawBody: true,
    response: MediaDetail,
    successStatus: 201,
    errors: {
      413: ['media.too-large'],
      415: [
        'media.heic-picture',
        'media.not-accepted',
        'media.not-playable',
        'media.type-mismatch',
        'media.unreadable',
      ],
    },
    handle: async (context, { query }, { request }) => {
      const name = query.fileName ?? decoded(request.headers['x-file-name']) ?? '';
      if (name.trim() === '') throw invalidField('fileName', 'required');
      const mediaId = await uploadAtOnce(context, store, {
        name,
        kind: query.kind ?? 'IMAGE',
        visibility: query.visibility ?? 'PRIVATE',
        body: request.raw as Readable,
      });
      return reading(context, async (tx) => presentDetail(context, await accessMedia(context, tx, mediaId, 'see')));
    },
  }),
];
