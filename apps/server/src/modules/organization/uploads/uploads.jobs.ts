import type { SystemContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { deleteUploadRow, findExpiredUploads } from './uploads.repository.ts';
import { stagingKey } from './uploads.service.ts';

/** Every hour: uploads that nobody finished in their time go, with their bytes. */
export const removeExpiredUploads = (store: FileStore): JobDefinition => ({
  name: 'uploads.remove-expired',
  schedule: '17 * * * *',
  run: (context) => removeExpired(context, store),
});

async function removeExpired(context: SystemContext, store: FileStore): Promise<void> {
  await transaction(context, async (tx) => {
    for (const upload of await findExpiredUploads(tx, context.clock.now())) {
      if (upload.media_id === null) await store.delete(stagingKey(context.organizationId, upload.upload_id));
      await deleteUploadRow(tx, upload.upload_id);
    }
  });
}
