import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { holdItems } from './holds.ts';
import { findPaidFromAccount, payFromAccount } from './ledger-payments.ts';
import { readOrder, readSessionRequest } from './order-detail.reads.ts';
import { EXPIRE_ORDER, endUnpaid } from './order-states.ts';
import { accessLockedOrder, accessOrder, isPayable } from './orders.access.ts';
import { amountNotPayable, methodUnavailable, notPayable, providerUnavailable } from './orders.errors.ts';
import { insertHistory, listLines, lockOrder, type OrderRecord, setOrderEnd } from './orders.repository.ts';
import type { Order, PaymentMethodsQuery } from './orders.schemas.ts';
import {
  findOfferedMethods,
  type OfferedMethod,
  type PageProvider,
  type PaymentProvider,
  ProviderFailure,
} from './payment-providers.ts';
import {
  findOpenPayment,
  insertPayment,
  listUnsettled,
  type PaymentRecord,
  setPaymentStatus,
  setReference,
} from './payments.repository.ts';
import { applyReport, CHECK_PAYMENT, checkPayment, closePage } from './provider-reports.service.ts';

/** How long after it was placed new attempts can prolong an order. */
const MOST_HELD = 2 * HOUR;

/** Methods that a buyer can choose, in the order of their providers, each with why it can't pay what is asked about. */
export const listPaymentMethods = (context: MemberContext, { amountMinor, currency }: PaymentMethodsQuery) =>
  reading(context, async (tx) => ({
    methods: (await findOfferedMethods(context, tx)).map((offer) => ({
      method: offer.method,
      provider: offer.provider.name,
      isTest: offer.isTest,
      waitDays: offer.waitDays ?? null,
      ...(offer.balances ? { balances: [...offer.balances] } : {}),
      pageName: offer.page?.name ?? null,
      accepts: offer.page?.accepts ?? null,
      isPageTranslated: offer.page?.languages.includes(context.language) ?? true,
      problem:
        amountMinor === undefined || currency === undefined ? null : (offer.problemOf?.(amountMinor, currency) ?? null),
    })),
  }));

/** Ends the open attempt of a locked order because another one begins. */
async function replaceAttempt(context: SystemContext, tx: Tx, { orderId }: OrderRecord): Promise<PaymentRecord | null> {
  const open = await findOpenPayment(tx, orderId);
  if (!open) return null;
  const now = context.clock.now();
  await setPaymentStatus(tx, open.paymentId, 'EXPIRED', now);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_ENDED', method: open.method, at: now });
  return open;
}

interface Attempt {
  provider: PaymentProvider;
  paymentId: number;
  /** An open attempt that goes on. */
  isContinued: boolean;
  replaced: PaymentRecord | null;
}

/** Lets an order be paid until then, and holds its items as long. */
async function prolongUntil(context: MemberContext, tx: Tx, order: OrderRecord, until: Date): Promise<void> {
  if (until <= order.expiresAt) return;
  await setOrderEnd(tx, order.orderId, until);
  await holdItems(context, tx, { ...order, expiresAt: until }, await listLines(tx, order.orderId));
  await context.jobs.enqueue(tx, context.organizationId, EXPIRE_ORDER, { orderId: order.orderId }, { runAt: until });
}

/**
 * Lets an order wait for money that takes days, counted from its placing, or for a provider's page, counted from now. Switching
 * methods prolongs it by no more than that.
 */
async function prolong(context: MemberContext, tx: Tx, order: OrderRecord, offer: OfferedMethod): Promise<void> {
  const { waitDays, holdMinutes } = offer;
  const placedAt = order.placedAt.getTime();
  if (waitDays !== undefined) await prolongUntil(context, tx, order, new Date(placedAt + waitDays * DAY));
  if (holdMinutes === undefined) return;
  const until = new Date(context.clock.now().getTime() + holdMinutes * MINUTE);
  if (until > order.expiresAt && until.getTime() > placedAt + MOST_HELD) throw notPayable();
  await prolongUntil(context, tx, order, until);
}

/** Writes a new attempt of a locked order. */
async function insertAttempt(
  context: MemberContext,
  tx: Tx,
  order: OrderRecord,
  offer: OfferedMethod,
): Promise<number> {
  const { orderId, totalMinor: amountMinor } = order;
  const { method, provider, isTest, holdMinutes } = offer;
  const now = context.clock.now();
  const { language } = context;
  const attempt = { orderId, method, provider: provider.name, status: 'OPEN', amountMinor, isTest, language } as const;
  const paymentId = await insertPayment(tx, { ...attempt, now });
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method, at: now, userId: context.caller.userId });
  await prolong(context, tx, order, offer);
  if (holdMinutes !== undefined) {
    // in the last minute of the order, so that a payment which no webhook reports still counts
    const runAt = new Date(now.getTime() + (holdMinutes - 1) * MINUTE);
    await context.jobs.enqueue(tx, context.organizationId, CHECK_PAYMENT, { paymentId }, { runAt });
  }
  return paymentId;
}

interface Choice {
  method: PaymentMethod;
  provider?: string | undefined;
}

/** Begins an attempt; an open one of the same method goes on. */
const openAttempt = (context: MemberContext, orderId: number, choice: Choice): Promise<Attempt> =>
  transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    const paid = await findPaidFromAccount(context, tx, order, choice.method);
    if (paid) return { ...paid, isContinued: false, replaced: null };
    const offer = (await findOfferedMethods(context, tx)).find(
      ({ method, provider }) =>
        method === choice.method && (choice.provider === undefined || provider.name === choice.provider),
    );
    if (!offer) throw methodUnavailable();
    if (!isPayable(order, context.clock.now())) throw notPayable();
    const problem = offer.problemOf?.(order.totalMinor, order.currency) ?? null;
    if (problem !== null) throw amountNotPayable(problem);
    const { provider, method, isTest } = offer;
    const open = await findOpenPayment(tx, orderId);
    if (open?.method === method && open.provider === provider.name && open.isTest === isTest)
      return { provider, paymentId: open.paymentId, isContinued: true, replaced: null };
    const replaced = await replaceAttempt(context, tx, order);
    const paymentId = await insertAttempt(context, tx, order, offer);
    if (provider.kind === 'LEDGER') await payFromAccount(context, tx, order, { method, provider, paymentId });
    return { provider, paymentId, isContinued: false, replaced };
  });

/** Where the buyer of an open attempt pays; null when it turns out to have ended. */
async function openPage(
  context: MemberContext,
  provider: PageProvider,
  { paymentId, isContinued }: Attempt,
): Promise<string | null> {
  const session = await reading(context, (tx) => readSessionRequest(context, tx, paymentId));
  if (isContinued && session.reference !== null) {
    const report = await provider.fetchPayment(context, session);
    // money is on its way: the order says so
    if (report.state === 'OPEN' || report.state === 'APPROVED')
      return ('url' in report && report.url) || session.returnUrl;
    await applyReport(context, paymentId, report);
    return null;
  }
  const { url, reference } = await provider.createSession(context, session);
  if (reference !== null) await transaction(context, (tx) => setReference(tx, paymentId, reference));
  return url;
}

/** What a buyer is told of a failure. An attempt that the provider refused ends, so that the next one begins anew. */
async function refuseAttempt(context: MemberContext, paymentId: number, error: unknown): Promise<never> {
  if (!(error instanceof ProviderFailure)) throw error;
  context.log.error({ paymentId, kind: error.kind, error: error.message }, 'a payment provider failed');
  if (error.kind !== 'UNREACHABLE') await applyReport(context, paymentId, { state: 'DECLINED', note: '' });
  throw providerUnavailable();
}

/**
 * Begins to pay an order. Returns the page on which the buyer pays, or none where the order itself says how it goes on. An open
 * attempt of another method ends first. Pressing twice returns the same page. An account of the buyer pays at once.
 */
export async function startPayment(
  context: MemberContext,
  orderId: number,
  choice: Choice,
): Promise<{ paymentId: number; url: string | null }> {
  const attempt = await openAttempt(context, orderId, choice);
  const { provider, paymentId, replaced } = attempt;
  // the attempt before has been paid meanwhile: no second page opens
  if (replaced && (await closePage(context, replaced)) === 'PAID') throw notPayable();
  if (provider.kind !== 'PAGE') return { paymentId, url: null };
  const url = await openPage(context, provider, attempt).catch((error: unknown) =>
    refuseAttempt(context, paymentId, error),
  );
  if (url !== null) return { paymentId, url };
  // the attempt had ended at the provider; if that paid the order, this refuses
  return startPayment(context, orderId, choice);
}

/**
 * Begins an attempt of an order for money that an administrator has received outside. An open attempt of another method ends first,
 * at its provider too, so that the buyer can't pay a second time.
 * @throws Problem order.not-payable when the order has ended or is paid
 */
export async function beginReceivedPayment(
  context: MemberContext,
  orderId: number,
  { method, provider }: Pick<OfferedMethod, 'method' | 'provider'>,
): Promise<number> {
  const { paymentId, replaced } = await transaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    if (!isPayable(order, context.clock.now())) throw notPayable();
    const open = await findOpenPayment(tx, orderId);
    if (open?.method === method && open.provider === provider.name) return { ...open, replaced: null };
    const ended = await replaceAttempt(context, tx, order);
    return { paymentId: await insertAttempt(context, tx, order, { method, provider, isTest: false }), replaced: ended };
  });
  if (replaced && (await closePage(context, replaced)) === 'PAID') throw notPayable();
  return paymentId;
}

/** Cancels the caller's unpaid order; its items go back to the cart. */
export async function cancelOrder(context: MemberContext, orderId: number): Promise<Order> {
  const open = await transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    if (order.status !== 'PENDING') throw notPayable();
    const attempt = await findOpenPayment(tx, orderId);
    await endUnpaid(context, tx, order, { status: 'CANCELLED', byUserId: context.caller.userId });
    await audit(context, tx, { action: 'order.cancel', noun: 'order', nounId: orderId });
    return attempt;
  });
  if (open) await closePage(context, open);
  return reading(context, (tx) => readOrder(context, tx, orderId));
}

/** Asks the provider how the attempts of an order stand that have not ended for certain. Works without any webhook. */
export async function checkPayments(context: MemberContext, orderId: number): Promise<Order> {
  const unsettled = await reading(context, async (tx) => {
    await accessOrder(context, tx, orderId, 'read');
    return listUnsettled(tx, { orderId });
  });
  for (const { paymentId } of unsettled)
    await checkPayment(context, paymentId).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      context.log.warn({ paymentId, kind: error.kind, error: error.message }, 'a payment could not be checked');
    });
  return reading(context, (tx) => readOrder(context, tx, orderId));
}
