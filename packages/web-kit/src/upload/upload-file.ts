import type { Kit } from '../kit.ts';
import { sendFile } from './send-file.ts';
import { beginUpload, completeUpload, type UploadedMedia } from './upload.api.ts';

/**
 * Sends one picture without showing how far it is.
 * @throws ApiError what the server refuses
 */
export async function uploadPicture(kit: Pick<Kit, 'headers'>, file: File): Promise<UploadedMedia> {
  const target = await beginUpload({
    fileName: file.name.slice(-200),
    contentType: file.type || 'application/octet-stream',
    byteSize: file.size,
    kind: 'IMAGE',
  });
  await sendFile({ file, target, ownHeaders: () => kit.headers(target.method), onProgress: () => undefined }).done;
  return completeUpload(target.uploadId);
}
