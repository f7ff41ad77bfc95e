import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import { placeOf } from './admit-media.ts';

export interface StoredFile {
  name: string;
  /** Of its stored name: what its bytes are. */
  ending: string;
  bytes: Buffer;
}

/**
 * The bytes of files by id, as far as they are there, together at most `limit` bytes; null when they are more. Only for
 * content whose reader has been checked.
 */
export async function readStoredFiles(
  tenant: Tenant,
  tx: Tx,
  store: FileStore,
  ids: readonly number[],
  limit: number,
): Promise<Map<number, StoredFile> | null> {
  const rows = await tx.all(
    db
      .selectFrom('media')
      .select(['media_id', 'original_name', 'visibility', 'storage_key', 'byte_size'])
      .where(sql<boolean>`media_id = any(${[...ids]}::bigint[])`),
  );
  if (rows.reduce((sum, row) => sum + row.byte_size, 0) > limit) return null;
  const files = new Map<number, StoredFile>();
  for (const row of rows) {
    const visibility = row.visibility === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE';
    const source = await store.open(placeOf(visibility, tenant.organizationId, row.storage_key));
    if (source) {
      const ending = row.storage_key.slice(row.storage_key.lastIndexOf('.') + 1);
      files.set(row.media_id, { name: row.original_name, ending, bytes: await readAll(source) });
    }
  }
  return files;
}
