import type { SystemContext } from '../../../kernel/context.ts';
import { batch, db, transaction } from '../../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { publish } from '../../../kernel/stream/stream-hub.ts';
import { MAKE_VARIANTS, placeOf } from './admit-media.ts';
import { type StoredVariant, saveVariants } from './media.repository.ts';
import { makeVariants } from './pictures.ts';

export const DELETE_FILES = 'media.delete-files';

/** The jobs of the module: pictures in modern sizes, bytes of deleted files. */
export const mediaJobs = (store: FileStore): JobDefinition[] => [
  { name: MAKE_VARIANTS, run: (context, payload) => resize(context, store, Number(payload.mediaId)) },
  {
    name: DELETE_FILES,
    run: async (_context, payload) => {
      for (const place of payload.places as string[]) await store.delete(place);
    },
  },
];

async function resize(context: SystemContext, store: FileStore, mediaId: number): Promise<void> {
  const [[row]] = await batch(
    context,
    db
      .selectFrom('media')
      .select(['storage_key', 'visibility', 'owner_user_id', 'status'])
      .where('media_id', '=', mediaId),
  );
  if (row?.status !== 'PROCESSING') return;
  const visibility = row.visibility as 'PUBLIC' | 'PRIVATE';
  const source = await store.open(placeOf(visibility, context.organizationId, row.storage_key));
  if (!source) return; // deleted meanwhile
  const variants: StoredVariant[] = [];
  const stem = row.storage_key.slice(0, row.storage_key.lastIndexOf('.'));
  for (const { width, contentType, ending, bytes } of await makeVariants(await readAll(source))) {
    const storageKey = `${stem}-${width}.${ending}`;
    await store.put(placeOf(visibility, context.organizationId, storageKey), bytes, contentType);
    variants.push({ width, contentType, storageKey, byteSize: bytes.length });
  }
  await transaction(context, async (tx) => {
    if (!(await saveVariants(tx, mediaId, row.storage_key, variants))) return;
    if (row.owner_user_id !== null) await publish(context, tx, row.owner_user_id, 'media', { mediaId });
  });
}
