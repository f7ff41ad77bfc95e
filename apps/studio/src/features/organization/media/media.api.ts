import type { MediaDetail, MediaPatch, UploadBody, UploadTicket } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';

export type Media = MediaDetail;
export type MediaKind = Media['kind'];
/** A file as responses carry it. */
export type MediaRef = Omit<Media, 'kind' | 'visibility' | 'status' | 'createdAt'>;

export const openUpload = (body: UploadBody): Promise<UploadTicket> =>
  api('POST /api/media/presigned-upload', { body });

export const completeUpload = (uploadId: string): Promise<Media> =>
  api('POST /api/media/upload/{uploadId}/complete', { path: { uploadId } });

export const updateMedia = (mediaId: number, body: MediaPatch): Promise<unknown> =>
  api('PATCH /api/media/{mediaId}', { path: { mediaId }, body });
