import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

export interface IssuerKey {
  issuerKeyId: number;
  keyNumber: number;
  publicKey: string;
  createdAt: Date;
  retiredAt: Date | null;
}

const columns = [
  'issuer_key_id as issuerKeyId',
  'key_number as keyNumber',
  'public_key as publicKey',
  'created_at as createdAt',
  'retired_at as retiredAt',
] as const;

/** All keys, the oldest first. */
export const listKeys = (tx: Tx): Promise<IssuerKey[]> => tx.all(allKeys({}));

const allKeys = statement(() =>
  db
    .selectFrom('issuer_keys')
    .select([...columns])
    .orderBy('key_number'),
);

/** Under which identifiers credentials were signed, the earliest first. */
export const listIdentities = (tx: Tx) =>
  tx.all(db.selectFrom('issuer_identities').select(['did', 'url']).orderBy('first_used_at').orderBy('did'));

export const insertIdentity = (tx: Tx, { did, url }: { did: string; url: string }, now: Date) =>
  tx.run(
    db
      .insertInto('issuer_identities')
      .values({ did, url, first_used_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** The key in use; nobody replaces it until the transaction ends. */
export const findKeyInUse = (tx: Tx) =>
  tx.one(
    db
      .selectFrom('issuer_keys')
      .select([...columns, 'sealed_private_key as sealedPrivateKey'])
      .where('retired_at', 'is', null)
      .forShare(),
  );

export const retireKey = (tx: Tx, now: Date): Promise<number> =>
  tx.run(db.updateTable('issuer_keys').set({ retired_at: now }).where('retired_at', 'is', null));

/** Adds the next key; where somebody else was faster there is one in use already. */
export async function insertKey(
  tx: Tx,
  { publicKey, sealedPrivateKey }: { publicKey: string; sealedPrivateKey: string },
  now: Date,
): Promise<number> {
  const newest = await tx.one(
    db.selectFrom('issuer_keys').select(sql<number>`coalesce(max(key_number), 0)`.as('key_number')),
  );
  return tx.run(
    db
      .insertInto('issuer_keys')
      .values({
        key_number: newest!.key_number + 1,
        public_key: publicKey,
        sealed_private_key: sealedPrivateKey,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
