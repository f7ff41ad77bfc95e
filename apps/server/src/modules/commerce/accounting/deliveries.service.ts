import { createHmac } from 'node:crypto';
import { monthIn } from '@sullam/domain/lectures/zoned-time.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { askOutside, NoAnswer } from '../../../kernel/outgoing-request.ts';
import { listOrderMethods } from '../orders/orders.public.ts';
import {
  type DocumentRecord,
  listDocumentsIssued,
  listDocumentsOfOrder,
  taxDocumentIssued,
} from '../tax-documents/tax-documents.public.ts';
import { accountingOff, noDocument } from './accounting.errors.ts';
import { findSettings, readTarget } from './accounting-settings.service.ts';
import { findNextDue } from './deliveries.reads.ts';
import {
  type DueDelivery,
  insertDeliveries,
  markFailed,
  markSent,
  renewDeliveries,
  takeDue,
} from './deliveries.repository.ts';
import { deliveriesOf } from './delivery-bodies.ts';

const DELIVER = 'accounting.deliver';
const QUEUE_PERIOD = 'accounting.queue-period';

/** Documents that are queued in one transaction. */
const MOST_QUEUED = 200;

/** Minutes between two attempts, of which the last one is repeated; about three days in all. */
const PAUSES = [1, 5, 15, 60, 240, 720] as const;
const MOST_ATTEMPTS = 12;

/** Deliveries of one run of the job; then other jobs have their turn. */
const MOST_AT_A_TIME = 50;

const MINUTE = 60_000;

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE);

const deliverAt = (context: SystemContext, tx: Tx, runAt: Date): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, DELIVER, {}, { runAt, key: `${DELIVER}:${context.organizationId}` });

/** Queues what documents bring. */
async function queue(context: SystemContext, tx: Tx, documents: readonly DocumentRecord[]): Promise<void> {
  if (documents.length === 0) return;
  const now = context.clock.now();
  const methods = await listOrderMethods(
    tx,
    documents.map(({ orderId }) => orderId),
  );
  await insertDeliveries(
    tx,
    documents.flatMap((document) => deliveriesOf(document, { method: methods.get(document.orderId) ?? null, now })),
  );
  await deliverAt(context, tx, now);
}

/** Queues the document that was issued, where deliveries are on. */
export const queueIssuedDocument = on(taxDocumentIssued, (context, { orderId }) =>
  transaction(context, async (tx) => {
    const settings = await findSettings(context, tx);
    if (!settings?.isEnabled) return;
    const documents = await listDocumentsOfOrder(tx, orderId);
    await queue(
      context,
      tx,
      documents.filter(({ isTest }) => settings.sendsTestOrders || !isTest),
    );
  }),
);

/** Queues all documents of an order, also those that were sent; the receiver knows them by their ids. */
export const sendOrder = (context: MemberContext, orderId: number): Promise<{ count: number }> =>
  transaction(context, async (tx) => {
    if (!(await findSettings(context, tx))?.isEnabled) throw accountingOff();
    const documents = await listDocumentsOfOrder(tx, orderId);
    if (documents.length === 0) throw noDocument();
    await renewDeliveries(tx, orderId, context.clock.now());
    await queue(context, tx, documents);
    await audit(context, tx, { action: 'accounting.send-order', noun: 'order', nounId: orderId });
    return { count: documents.length };
  });

interface Period {
  /** ISO 8601. */
  from: string;
  until: string;
  /** Documents after this one. */
  afterId: number;
}

/** Has a job queue the documents of a month that were not queued before, such as those from before deliveries were on. */
export const sendMonth = (context: MemberContext, month: string): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await findSettings(context, tx))?.isEnabled) throw accountingOff();
    const { from, until } = monthIn(month, context.configuration.time_zone);
    const period: Period = { from: from.toISOString(), until: until.toISOString(), afterId: 0 };
    await context.jobs.enqueue(tx, context.organizationId, QUEUE_PERIOD, { ...period });
    await audit(context, tx, {
      action: 'accounting.send-month',
      noun: 'accounting-settings',
      nounId: null,
      changes: { month },
    });
  });

/** Queues documents of a period, and goes on with the next ones in another job. */
const queuePeriod = (context: SystemContext, period: Period): Promise<void> =>
  transaction(context, async (tx) => {
    const settings = await findSettings(context, tx);
    if (!settings?.isEnabled) return;
    const [from, until] = [new Date(period.from), new Date(period.until)];
    const documents = await listDocumentsIssued(tx, { from, until, afterId: period.afterId, limit: MOST_QUEUED });
    await queue(
      context,
      tx,
      documents.filter(({ isTest }) => settings.sendsTestOrders || !isTest),
    );
    if (documents.length < MOST_QUEUED) return;
    const next: Period = { ...period, afterId: documents.at(-1)!.taxDocumentId };
    await context.jobs.enqueue(tx, context.organizationId, QUEUE_PERIOD, { ...next });
  });

interface Target {
  url: URL;
  secret: string;
}

interface Message {
  id: number;
  type: 'customer.saved' | 'document.issued' | 'test';
  createdAt: Date;
  data: object;
}

/** Value of the header that signs a body: when it was signed, in seconds, and the HMAC of time and body. */
export const signatureOf = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

/** Posts a message; returns the status of the answer. @throws NoAnswer */
async function post(
  { config, clock, organizationId }: SystemContext,
  { url, secret }: Target,
  message: Message,
): Promise<number> {
  const { id, type, createdAt, data } = message;
  const body = JSON.stringify({ id, type, createdAt: createdAt.toISOString(), organizationId, data });
  const { status } = await askOutside({
    base: url.origin,
    allowed: config.accountingOrigins,
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'sullam-delivery': String(id),
      'sullam-signature': signatureOf(secret, body, clock.now()),
      'user-agent': 'Sullam accounting',
    },
    body,
    mostBytes: 100_000,
  });
  return status;
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Statuses of a refusal that another attempt can't change. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

const TYPES = { CUSTOMER: 'customer.saved', DOCUMENT: 'document.issued' } as const;

/** Sends one delivery and records how it ended. */
async function send(context: SystemContext, target: Target, due: DueDelivery): Promise<void> {
  const { accountingDeliveryId: id, kind, body: data, attemptCount, createdAt } = due;
  let error: string;
  let isOver = attemptCount >= MOST_ATTEMPTS;
  try {
    const status = await post(context, target, { id, type: TYPES[kind], createdAt, data });
    if (isTaken(status)) {
      await transaction(context, (tx) => markSent(tx, id, context.clock.now()));
      return;
    }
    error = `HTTP ${status}`;
    isOver ||= isFinal(status);
  } catch (cause) {
    if (!(cause instanceof NoAnswer)) throw cause;
    error = cause.message.slice(0, 300);
  }
  const pause = PAUSES[Math.min(attemptCount, PAUSES.length) - 1]!;
  await transaction(context, (tx) =>
    markFailed(tx, id, { error, dueAt: isOver ? null : after(context.clock.now(), pause) }),
  );
}

/** Where deliveries go now; null while they are off. */
const findTarget = (context: SystemContext): Promise<Target | null> =>
  reading(context, async (tx) => {
    const settings = await findSettings(context, tx);
    const url = settings?.isEnabled ? readTarget(context, settings.url) : null;
    return settings && url ? { url, secret: settings.secret } : null;
  });

/** Sends what is due, and comes back when the next delivery is. While deliveries are off, they wait. */
async function deliver(context: SystemContext): Promise<void> {
  const target = await findTarget(context);
  if (!target) return;
  for (let sent = 0; sent < MOST_AT_A_TIME; sent++) {
    const now = context.clock.now();
    const due = await transaction(context, (tx) => takeDue(tx, now, after(now, PAUSES[0])));
    if (!due) break;
    await send(context, target, due);
  }
  await transaction(context, async (tx) => {
    const next = await findNextDue(tx);
    if (next) await deliverAt(context, tx, next);
  });
}

/** Posts a test message to the address that is saved, once. */
export async function sendTest(context: MemberContext): Promise<{ status: number | null; isTaken: boolean }> {
  const target = await findTarget(context);
  if (!target) throw accountingOff();
  try {
    const status = await post(context, target, { id: 0, type: 'test', createdAt: context.clock.now(), data: {} });
    return { status, isTaken: isTaken(status) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { status: null, isTaken: false };
  }
}

export const accountingJobs: readonly JobDefinition[] = [
  { name: DELIVER, run: (context) => deliver(context) },
  { name: QUEUE_PERIOD, run: (context, period) => queuePeriod(context, period as unknown as Period) },
];
