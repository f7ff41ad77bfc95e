import type { MediaDetail, UploadBody } from '@sullam/api-client/schema.gen.ts';
import { api } from '../api.ts';

export type UploadedMedia = MediaDetail;

/** Asks for a place to send a file to. */
export const beginUpload = (body: UploadBody) => api('POST /api/media/presigned-upload', { body });

/** Says that all bytes are there: the server looks at them and makes them a file. Asking twice answers the same file. */
export const completeUpload = (uploadId: string) =>
  api('POST /api/media/upload/{uploadId}/complete', { path: { uploadId } });

/** Gives up what was sent so far. */
export const dropUpload = (uploadId: string) => api('DELETE /api/media/upload/{uploadId}', { path: { uploadId } });
