import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { notFound, type Problem } from '../../../kernel/problem.ts';
import { ProviderFailure, type ProviderFailureKind } from '../orders/orders.public.ts';
import { type Account, type AccountProvider, accountProviderNamed, accountProviders } from './account-providers.ts';
import { refused, unreachable, wrongKeys, wrongWebhookVersion } from './payment-accounts.errors.ts';
import {
  type AccountRecord,
  findAccount,
  findPrefix,
  listAccounts,
  saveCheck,
  saveKeys,
  saveOffer,
  saveWebhook,
} from './payment-accounts.repository.ts';
import type { AccountMode, AccountProviderStates, KeysBody } from './payment-accounts.schemas.ts';
import { hintOf, openKeys, sealKeys, sealWebhookSecret } from './sealed-keys.ts';

interface AccountKey {
  provider: string;
  mode: AccountMode;
}

const presented = (account: AccountRecord) => ({
  mode: account.mode,
  accountName: account.accountName,
  keyHints: account.keyHints,
  isOffered: account.isOffered,
  hasWebhook: account.sealedWebhookSecret !== null,
  webhookSeenAt: account.webhookSeenAt?.toISOString() ?? null,
  checkedAt: account.checkedAt.toISOString(),
  problem: account.problem,
});

async function webhookUrlOf(context: SystemContext, tx: Tx, provider: string): Promise<string> {
  const { organizationId, config } = context;
  const prefix = (await findPrefix(tx))?.prefix ?? '';
  return `${organizationUrl(config, { organizationId, prefix })}/api/payment-webhooks/${provider}`;
}

/** All providers that an organisation can have accounts with, and the accounts that it has. No key leaves the server. */
export async function readAccounts(context: MemberContext, tx: Tx): Promise<AccountProviderStates> {
  const accounts = await listAccounts(tx);
  const { currency } = context.configuration;
  const states: AccountProviderStates['providers'] = [];
  for (const provider of context.extensions.of(accountProviders))
    states.push({
      provider: provider.name,
      title: provider.title,
      keyNames: [...provider.keyNames],
      choosesMode: provider.modeOf === undefined,
      accepts: provider.accepts,
      pageLanguages: [...provider.pageLanguages],
      takesCurrency: provider.problemOf(0, currency) === null,
      webhookUrl: await webhookUrlOf(context, tx, provider.name),
      accounts: accounts.filter((account) => account.provider === provider.name).map(presented),
    });
  return { providers: states };
}

const PROBLEMS = {
  WRONG_KEYS: wrongKeys,
  UNREACHABLE: unreachable,
  REFUSED: refused,
} as const satisfies Record<ProviderFailureKind, () => Problem>;

/** Asks the provider something in the name of an administrator, who reads why it failed. */
async function ask<Answer>(context: SystemContext, provider: string, question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ provider, kind: error.kind, error: error.message }, 'a payment account does not work');
    throw PROBLEMS[error.kind]();
  }
}

function providerOf(context: SystemContext, name: string): AccountProvider {
  const provider = accountProviderNamed(context, name);
  if (!provider) throw notFound();
  return provider;
}

interface Opened {
  provider: AccountProvider;
  account: Account;
  webhookUrl: string;
}

const openAccount = (context: SystemContext, key: AccountKey): Promise<Opened> =>
  reading(context, async (tx) => {
    const provider = providerOf(context, key.provider);
    const record = await findAccount(tx, key.provider, key.mode);
    if (!record) throw notFound();
    const account = { mode: key.mode, keys: openKeys(context, record.sealedKeys) };
    return { provider, account, webhookUrl: await webhookUrlOf(context, tx, key.provider) };
  });

/**
 * Saves keys that the provider accepts, as the account of the mode that they are for.
 * @throws Problem payment-account.wrong-keys when they are not keys of the provider, or it takes them no more
 */
export async function saveAccountKeys(
  context: MemberContext,
  name: string,
  { keys: entered, mode: chosen }: KeysBody,
): Promise<void> {
  const provider = providerOf(context, name);
  const keys = Object.fromEntries(provider.keyNames.map((keyName, at) => [keyName, entered[at] ?? '']));
  const mode = provider.modeOf ? provider.modeOf(keys) : (chosen ?? null);
  if (mode === null || entered.length !== provider.keyNames.length) throw wrongKeys();
  const { accountName } = await ask(context, name, provider.checkKeys(context, { mode, keys }));
  await transaction(context, async (tx) => {
    const saved = {
      provider: name,
      mode,
      sealedKeys: sealKeys(context, keys),
      keyHints: entered.map(hintOf),
      accountName,
    };
    await saveKeys(tx, saved, { userId: context.caller.userId, now: context.clock.now() });
    await audit(context, tx, {
      action: 'payment-account.save-keys',
      noun: 'payment-account',
      nounId: null,
      changes: { provider: name, mode, keyHints: saved.keyHints },
    });
  });
}

/** Asks the provider whether an account works, and stores the answer. */
export async function checkAccount(context: MemberContext, key: AccountKey): Promise<void> {
  const { provider, account } = await openAccount(context, key);
  const answer = await provider.checkKeys(context, account).catch((error: unknown) => {
    if (error instanceof ProviderFailure) return error;
    throw error;
  });
  const now = context.clock.now();
  const checked =
    answer instanceof ProviderFailure
      ? { problem: answer.kind, now }
      : { problem: null, accountName: answer.accountName, now };
  await transaction(context, (tx) => saveCheck(tx, key, checked));
}

const saveWebhookSecret = (
  context: MemberContext,
  key: AccountKey,
  { webhookId, secret }: { webhookId: string | null; secret: string },
): Promise<void> =>
  transaction(context, async (tx) => {
    await saveWebhook(tx, key, { webhookId, sealedSecret: sealWebhookSecret(context, secret) });
    await audit(context, tx, {
      action: 'payment-account.connect-webhook',
      noun: 'payment-account',
      nounId: null,
      changes: { ...key, webhookId },
    });
  });

/** Creates the webhook endpoint at the provider, with the version of its API that this platform speaks. */
export async function connectWebhook(context: MemberContext, key: AccountKey): Promise<void> {
  const { provider, account, webhookUrl } = await openAccount(context, key);
  const created = await ask(context, key.provider, provider.connectWebhook(context, account, webhookUrl));
  await saveWebhookSecret(context, key, created);
}

/**
 * Saves the secret of an endpoint that an administrator created at the provider.
 * @throws Problem payment-account.webhook-version when it sends events of another version of the API
 */
export async function enterWebhookSecret(context: MemberContext, key: AccountKey, secret: string): Promise<void> {
  const { provider, account, webhookUrl } = await openAccount(context, key);
  const isUsable = await ask(context, key.provider, provider.isWebhookUsable(context, account, webhookUrl));
  if (!isUsable) throw wrongWebhookVersion();
  await saveWebhookSecret(context, key, { webhookId: null, secret });
}

/** Offers an account to buyers, in place of the provider's other one, or offers it no more. */
export const setOffered = (context: MemberContext, key: AccountKey, isOffered: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await findAccount(tx, key.provider, key.mode))) throw notFound();
    await saveOffer(tx, key, isOffered);
    await audit(context, tx, {
      action: 'payment-account.offer',
      noun: 'payment-account',
      nounId: null,
      changes: { ...key, isOffered },
    });
  });
