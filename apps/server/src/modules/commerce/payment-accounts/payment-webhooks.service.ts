import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { type AccountProvider, accountProviderNamed, type WebhookEvent } from './account-providers.ts';
import { invalidWebhook } from './payment-accounts.errors.ts';
import {
  type AccountRecord,
  deleteEventsBefore,
  insertEvent,
  listAccountsOf,
  noteWebhook,
} from './payment-accounts.repository.ts';
import { openWebhookSecret } from './sealed-keys.ts';

/** The job that asks a provider about what a webhook says has changed. */
export const FOLLOW_EVENT = 'payment-accounts.follow-event';

/** Longest body that is read; providers send a few kilobytes. */
const MOST_BYTES = 500_000;
const KEPT = 60 * DAY;

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw invalidWebhook();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface Genuine {
  account: AccountRecord;
  event: WebhookEvent;
}

/** Finds the account, test or live, whose secret signed a webhook. */
async function findSigner(
  context: SystemContext,
  provider: AccountProvider,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Promise<Genuine | null> {
  const accounts = await reading(context, (tx) => listAccountsOf(tx, provider.name));
  for (const account of accounts) {
    if (account.sealedWebhookSecret === null) continue;
    const secret = openWebhookSecret(context, account.sealedWebhookSecret);
    const event = await provider.readWebhook(context, { headers, body, webhookId: account.webhookId, secret });
    if (event) return { account, event };
  }
  return null;
}

/**
 * Takes a webhook: checks its signature on the bytes that came, stores the event once, and has a job ask the provider how things stand.
 * Nothing of the body is believed or logged.
 * @throws Problem payment-webhook.invalid when its signature is missing, wrong or too old
 */
export async function receiveWebhook(
  context: RequestContext,
  name: string,
  { headers, body }: { headers: Readonly<Record<string, string | string[] | undefined>>; body: AsyncIterable<Buffer> },
): Promise<void> {
  const provider = accountProviderNamed(context, name);
  if (!provider) throw notFound();
  const genuine = await findSigner(context, provider, headers, await bytesOf(body));
  if (!genuine) {
    context.log.warn({ provider: name, organizationId: context.organizationId }, 'a webhook was refused');
    throw invalidWebhook();
  }
  const { account, event } = genuine;
  const now = context.clock.now();
  await transaction(context, async (tx) => {
    const { eventId, type, subject } = event;
    if (!(await insertEvent(tx, { provider: name, eventId, kind: type.slice(0, 100), now }))) return;
    const seen = account.webhookSeenAt;
    if (!seen || now.getTime() - seen.getTime() > MINUTE) await noteWebhook(tx, account, now);
    if (!subject) return;
    const payload = { provider: name, mode: account.mode, subject };
    await context.jobs.enqueue(tx, context.organizationId, FOLLOW_EVENT, payload);
  });
}

/** Deletes events that no provider repeats any more. */
export const forgetOldEvents = (context: SystemContext): Promise<number> =>
  transaction(context, (tx) => deleteEventsBefore(tx, new Date(context.clock.now().getTime() - KEPT)));
