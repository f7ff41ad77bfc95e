import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { ACCOUNT_PROBLEMS, AccountMode } from './payment-accounts.schemas.ts';

export interface AccountRecord {
  provider: string;
  mode: AccountMode;
  sealedKeys: string;
  keyHints: string[];
  accountName: string;
  isOffered: boolean;
  webhookId: string | null;
  sealedWebhookSecret: string | null;
  webhookSeenAt: Date | null;
  checkedAt: Date;
  problem: (typeof ACCOUNT_PROBLEMS)[number] | null;
}

const accounts = () =>
  db
    .selectFrom('payment_accounts')
    .select(['provider', 'mode', 'sealed_keys as sealedKeys', 'account_name as accountName'])
    .select(['is_offered as isOffered', 'webhook_id as webhookId', 'sealed_webhook_secret as sealedWebhookSecret'])
    .select(['webhook_seen_at as webhookSeenAt', 'checked_at as checkedAt', 'problem'])
    .select(sql<string[]>`key_hints`.as('keyHints'))
    .orderBy('provider')
    .orderBy('mode');

export const listAccounts = (tx: Tx): Promise<AccountRecord[]> => tx.all(accounts());

export const listAccountsOf = (tx: Tx, provider: string): Promise<AccountRecord[]> =>
  tx.all(accounts().where('provider', '=', provider));

export const findAccount = (tx: Tx, provider: string, mode: AccountMode): Promise<AccountRecord | undefined> =>
  tx.one(accounts().where('provider', '=', provider).where('mode', '=', mode));

/** The account with a provider that buyers can pay with. */
export const findOffered = (tx: Tx, provider: string): Promise<AccountRecord | undefined> =>
  tx.one(accounts().where('provider', '=', provider).where('is_offered', '=', true));

interface SavedKeys {
  provider: string;
  mode: AccountMode;
  sealedKeys: string;
  keyHints: readonly string[];
  accountName: string;
}

/** Saves keys that the provider has just accepted. Of an account that is there already, offer and webhook stay. */
export async function saveKeys(
  tx: Tx,
  { provider, mode, sealedKeys, keyHints, accountName }: SavedKeys,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const values = {
    sealed_keys: sealedKeys,
    key_hints: json(keyHints),
    account_name: accountName,
    checked_at: now,
    problem: null,
    changed_at: now,
    changed_by: userId,
  };
  await tx.run(
    db
      .insertInto('payment_accounts')
      .values({ provider, mode, is_offered: false, ...values })
      .onConflict((conflict) => conflict.columns(['organization_id', 'provider', 'mode']).doUpdateSet(values)),
  );
}

type AccountKey = Pick<AccountRecord, 'provider' | 'mode'>;

const changed = ({ provider, mode }: AccountKey) =>
  db.updateTable('payment_accounts').where('provider', '=', provider).where('mode', '=', mode);

export const saveCheck = (
  tx: Tx,
  key: AccountKey,
  { accountName, problem, now }: { accountName?: string; problem: AccountRecord['problem']; now: Date },
): Promise<number> =>
  tx.run(
    changed(key).set({ checked_at: now, problem, ...(accountName === undefined ? {} : { account_name: accountName }) }),
  );

export const saveWebhook = (
  tx: Tx,
  key: AccountKey,
  { webhookId, sealedSecret }: { webhookId: string | null; sealedSecret: string },
): Promise<number> =>
  tx.run(changed(key).set({ webhook_id: webhookId, sealed_webhook_secret: sealedSecret, webhook_seen_at: null }));

/** Offers an account in place of the provider's other one, or offers it no more. */
export async function saveOffer(tx: Tx, key: AccountKey, isOffered: boolean): Promise<void> {
  if (isOffered)
    await tx.run(db.updateTable('payment_accounts').where('provider', '=', key.provider).set({ is_offered: false }));
  await tx.run(changed(key).set({ is_offered: isOffered }));
}

export const noteWebhook = (tx: Tx, key: AccountKey, now: Date): Promise<number> =>
  tx.run(changed(key).set({ webhook_seen_at: now }));

/** Stores that an event came; returns false if it had come before. */
export const insertEvent = async (
  tx: Tx,
  event: { provider: string; eventId: string; kind: string; now: Date },
): Promise<boolean> =>
  (await tx.run(
    db
      .insertInto('payment_events')
      .values({ provider: event.provider, event_id: event.eventId, kind: event.kind, received_at: event.now })
      .onConflict((conflict) => conflict.doNothing()),
  )) === 1;

export const deleteEventsBefore = (tx: Tx, time: Date): Promise<number> =>
  tx.run(db.deleteFrom('payment_events').where('received_at', '<', time));

export const findPrefix = (tx: Tx) => tx.one(db.selectFrom('active_organizations').select('prefix'));
