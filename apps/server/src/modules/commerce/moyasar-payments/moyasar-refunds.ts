import {
  ProviderFailure,
  type ProviderPayment,
  type ProviderRefund,
  type RefundReport,
} from '../orders/orders.public.ts';
import { type Account, type FeeReport, idIn, type ListedRefund } from '../payment-accounts/payment-accounts.public.ts';
import {
  askMoyasar,
  type ListMeta,
  type Metadata,
  type MoyasarContext,
  type MoyasarInvoice,
  type MoyasarPayment,
} from './moyasar-client.ts';
import { doneMark, markOf, readMarks, readRefunds, withOutside } from './refund-marks.ts';

const pathOf = (id: string): string => `/payments/${encodeURIComponent(id)}`;

const readPayment = (context: MoyasarContext, account: Account, id: string): Promise<MoyasarPayment> =>
  askMoyasar<MoyasarPayment>(context, account, { path: pathOf(id) });

/** The fee stands in the payment, in its currency. */
export async function fetchFee(
  context: MoyasarContext,
  account: Account,
  { providerPayment: id }: ProviderPayment,
): Promise<FeeReport | null> {
  if (id === null) return null;
  const { amount: grossMinor, fee: feeMinor, currency } = await readPayment(context, account, id);
  return feeMinor === undefined ? null : { grossMinor, feeMinor, currency };
}

const saveMetadata = (context: MoyasarContext, account: Account, id: string, metadata: Metadata): Promise<unknown> =>
  askMoyasar(context, account, { method: 'PUT', path: pathOf(id), body: { metadata } });

/**
 * Refunds once: the payment is marked before Moyasar is asked, and a mark that is there already tells that it was asked before. Then the
 * sum of the refunds shows whether that succeeded.
 */
export async function refund(
  context: MoyasarContext,
  account: Account,
  { providerPayment: id }: ProviderPayment,
  { refundId, amountMinor }: ProviderRefund,
): Promise<RefundReport> {
  if (id === null) throw new ProviderFailure('REFUSED', 'Moyasar: nothing was paid');
  const payment = await readPayment(context, account, id);
  const key = markOf(refundId);
  const mark = (value: string) => saveMetadata(context, account, id, { ...payment.metadata, [key]: value });
  const isMarked = readMarks(payment.metadata).own.some((each) => each.refundId === refundId);
  const isCarriedOut = readRefunds(payment).reports.some((report) => report.refundId === refundId);
  if (!isCarriedOut) {
    if (!isMarked) await mark(String(amountMinor));
    await askMoyasar(context, account, {
      method: 'POST',
      path: `${pathOf(id)}/refund`,
      body: { amount: amountMinor },
    }).catch(async (error: unknown) => {
      // an empty value removes the mark of what Moyasar refuses
      if (error instanceof ProviderFailure && error.kind === 'REFUSED') await mark('');
      throw error;
    });
  }
  await mark(doneMark(amountMinor));
  return { status: 'SUCCEEDED', reference: `${id}/${key}`, refundId, amountMinor };
}

/** The refunds of a payment. What was refunded in the dashboard is marked first, so that it is told apart the next time. */
async function reportsOf(context: MoyasarContext, account: Account, payment: MoyasarPayment): Promise<RefundReport[]> {
  const { reports, restMinor } = readRefunds(payment);
  if (restMinor === 0) return reports;
  const metadata = withOutside(payment, restMinor);
  await saveMetadata(context, account, payment.id, metadata);
  return readRefunds({ ...payment, metadata }).reports;
}

export async function fetchRefunds(
  context: MoyasarContext,
  account: Account,
  { providerPayment: id }: ProviderPayment,
): Promise<RefundReport[]> {
  return id === null ? [] : reportsOf(context, account, await readPayment(context, account, id));
}

/** Whether a payment was made on a page that this organisation opened. Others on the same account are never marked. */
async function isOurs(context: MoyasarContext, account: Account, { invoice_id: id }: MoyasarPayment) {
  if (id === null) return false;
  const { metadata } = await askMoyasar<MoyasarInvoice>(context, account, {
    path: `/invoices/${encodeURIComponent(id)}`,
  });
  return idIn(context, metadata, 'payment') !== null;
}

async function listPayments(context: MoyasarContext, account: Account, status: string, since: Date) {
  const listed: MoyasarPayment[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const query = new URLSearchParams({ status, 'created[gt]': since.toISOString(), page: String(page) });
    const list: { payments?: MoyasarPayment[] } & ListMeta = await askMoyasar<
      { payments?: MoyasarPayment[] } & ListMeta
    >(context, account, { path: `/payments?${query}` });
    listed.push(...(list.payments ?? []));
    page = list.meta?.next_page ?? null;
  }
  return listed;
}

/** Refunds of payments that were made since a moment. */
export async function listRefunds(context: MoyasarContext, account: Account, since: Date): Promise<ListedRefund[]> {
  const listed: ListedRefund[] = [];
  for (const status of ['refunded', 'voided'])
    for (const payment of await listPayments(context, account, status, since)) {
      const isMarked = readRefunds(payment).restMinor === 0;
      if (!isMarked && !(await isOurs(context, account, payment))) continue;
      for (const report of await reportsOf(context, account, payment))
        listed.push({ ...report, providerPayment: payment.id });
    }
  return listed;
}
