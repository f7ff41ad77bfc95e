import type { BeginUploadBody } from '@sullam/api-client/schema.gen.ts';
import { api } from '../api.ts';

/** Asks for a place to send a file to. */
export const beginUpload = (body: BeginUploadBody) => api('POST /api/media/presigned-upload', { body });
