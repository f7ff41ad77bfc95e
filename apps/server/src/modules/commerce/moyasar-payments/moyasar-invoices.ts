import { HOUR } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import {
  type PaymentReport,
  ProviderFailure,
  type ProviderPayment,
  type SessionRequest,
} from '../orders/orders.public.ts';
import {
  type Account,
  keyOf,
  metadataOf,
  ProviderRefusal,
  titleIn,
} from '../payment-accounts/payment-accounts.public.ts';
import { askMoyasar, type MoyasarContext, type MoyasarInvoice, type MoyasarPayment } from './moyasar-client.ts';

const LONGEST_DESCRIPTION = 250;
/** How long a buyer can be with the bank. */
const LONGEST_ATTEMPT = HOUR;

const pathOf = (reference: string): string => `/invoices/${encodeURIComponent(reference)}`;

/** The hosted page in a language. */
function pageOf({ url }: MoyasarInvoice, language: Language): string {
  if (!URL.canParse(url)) throw new ProviderFailure('REFUSED', 'Moyasar: an invoice without a page');
  const page = new URL(url);
  page.searchParams.set('lang', language);
  return page.href;
}

/** The invoice of an attempt whose answer was lost. */
async function findInvoice(context: MoyasarContext, account: Account, attempt: string) {
  const query = new URLSearchParams({ 'metadata[attempt]': attempt });
  const { invoices = [] } = await askMoyasar<{ invoices?: MoyasarInvoice[] }>(context, account, {
    path: `/invoices?${query}`,
  });
  return invoices.find(({ metadata }) => metadata?.attempt === attempt);
}

/** Moyasar has no idempotency keys for invoices: an invoice is searched for by its attempt before it is created. */
export async function createSession(
  context: MoyasarContext,
  account: Account,
  session: SessionRequest,
): Promise<{ url: string; reference: string }> {
  const { paymentId, amountMinor, currency, language, lines, orderNumber, returnUrl, closesAt, startedAt } = session;
  const attempt = keyOf(context, 'payment', paymentId, startedAt);
  const titles = lines.map(({ title }) => titleIn(title, language)).join(language === 'ar' ? '، ' : ', ');
  const invoice =
    (await findInvoice(context, account, attempt)) ??
    (await askMoyasar<MoyasarInvoice>(context, account, {
      method: 'POST',
      path: '/invoices',
      body: {
        amount: amountMinor,
        currency,
        description: `#${orderNumber} ${titles}`.slice(0, LONGEST_DESCRIPTION),
        success_url: returnUrl,
        back_url: returnUrl,
        expired_at: closesAt.toISOString(),
        metadata: { ...metadataOf(context, 'payment', paymentId), attempt },
      },
    }));
  return { url: pageOf(invoice, language), reference: invoice.id };
}

/** Payments whose money has come, even if it went back since. */
const PAID = ['paid', 'captured', 'refunded', 'voided'];

const isUnderWay = ({ status, created_at: createdAt }: MoyasarPayment, now: number): boolean =>
  status === 'authorized' || (status === 'initiated' && Date.parse(createdAt) > now - LONGEST_ATTEMPT);

function reportOf(invoice: MoyasarInvoice, language: Language, now: number): PaymentReport {
  const { status, payments = [] } = invoice;
  const paid = payments.find((payment) => PAID.includes(payment.status));
  if (paid) return { state: 'PAID', providerPayment: paid.id, amountMinor: paid.amount, currency: paid.currency };
  if (status === 'initiated') return { state: 'OPEN', url: pageOf(invoice, language) };
  if (payments.some((payment) => isUnderWay(payment, now))) return { state: 'OPEN', url: null };
  if (status === 'failed') return { state: 'DECLINED', note: payments.at(-1)?.source?.message ?? '' };
  // one that is on hold, or whose payment is not listed yet, is decided later
  return status === 'canceled' || status === 'expired' ? { state: 'ENDED' } : { state: 'OPEN', url: null };
}

export async function fetchPayment(
  context: MoyasarContext,
  account: Account,
  { reference, language }: ProviderPayment,
): Promise<PaymentReport> {
  if (reference === null) return { state: 'ENDED' };
  const invoice = await askMoyasar<MoyasarInvoice>(context, account, { path: pathOf(reference) });
  return reportOf(invoice, language, context.clock.now().getTime());
}

/** Only an unpaid invoice can be cancelled. One that can't be has been paid, or has ended before. */
export async function expireSession(
  context: MoyasarContext,
  account: Account,
  payment: ProviderPayment,
): Promise<PaymentReport> {
  const { reference } = payment;
  if (reference === null) return { state: 'ENDED' };
  await askMoyasar(context, account, { method: 'PUT', path: `${pathOf(reference)}/cancel`, body: {} }).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderRefusal) || error.kind !== 'REFUSED') throw error;
    },
  );
  return fetchPayment(context, account, payment);
}
