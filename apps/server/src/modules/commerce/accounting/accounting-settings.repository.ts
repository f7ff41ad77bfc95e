import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { AccountingSettingsBody, JournalAccounts } from './accounting.schemas.ts';

export interface SealedSettings extends AccountingSettingsBody {
  sealedSecret: string;
}

/** Settings of the organisation; undefined until they are saved. */
export const findSealedSettings = (tx: Tx): Promise<SealedSettings | undefined> =>
  tx.one(
    db
      .selectFrom('accounting_settings')
      .select(['is_enabled as isEnabled', 'url', 'sends_test_orders as sendsTestOrders'])
      .select(['sealed_secret as sealedSecret', sql<JournalAccounts>`accounts`.as('accounts')]),
  );

export async function saveSealedSettings(
  tx: Tx,
  settings: SealedSettings,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const values = {
    is_enabled: settings.isEnabled,
    url: settings.url,
    sealed_secret: settings.sealedSecret,
    sends_test_orders: settings.sendsTestOrders,
    accounts: json(settings.accounts),
    changed_at: now,
    changed_by: userId,
  };
  await tx.run(upsert(db.insertInto('accounting_settings'), {}, values));
}
