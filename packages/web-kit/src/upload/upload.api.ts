import type { CreatePresignedUploadBody } from '@sullam/api-client/schema.gen.ts';
import { api } from '../api.ts';

/** Asks for a place to send a file to. */
export const createUpload = (body: CreatePresignedUploadBody) => api('POST /api/media/presigned-upload', { body });
