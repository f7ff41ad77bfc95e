import type { SystemContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { ProviderFailure } from '../orders/orders.public.ts';
import { type Account, type AccountProvider, accountProviderNamed } from './account-providers.ts';
import { type AccountRecord, listAccounts } from './payment-accounts.repository.ts';
import { openKeys } from './sealed-keys.ts';

/** An account with its provider, ready to be asked. */
export interface Connection {
  provider: AccountProvider;
  account: Account;
}

export function connectionOf(context: SystemContext, record: AccountRecord): Connection | null {
  const provider = accountProviderNamed(context, record.provider);
  return provider ? { provider, account: { mode: record.mode, keys: openKeys(context, record.sealedKeys) } } : null;
}

/** All accounts of an organisation whose providers this installation knows. */
export const readConnections = async (context: SystemContext): Promise<Connection[]> =>
  (await reading(context, (tx) => listAccounts(tx))).flatMap((record) => connectionOf(context, record) ?? []);

/** Does a part of a reconciliation. One failure doesn't keep the rest from being done. */
export async function attempt(
  context: SystemContext,
  what: Record<string, unknown>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const kind = error instanceof ProviderFailure ? error.kind : 'ERROR';
    context.log.error({ ...what, organizationId: context.organizationId, kind, error: message }, 'could not reconcile');
  }
}
