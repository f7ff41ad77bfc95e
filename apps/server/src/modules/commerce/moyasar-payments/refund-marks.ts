import type { RefundReport } from '../orders/orders.public.ts';
import type { Metadata, MoyasarPayment } from './moyasar-client.ts';

/**
 * Moyasar tells the sum of a payment's refunds, not the refunds. So the payment's metadata lists them: `refund_<id>` for one of ours,
 * with ` done` once Moyasar has confirmed it, and `outside_<n>` for what was refunded in the dashboard.
 */
export interface RefundMarks {
  own: readonly { refundId: number; amountMinor: number; isDone: boolean }[];
  outside: readonly { key: string; amountMinor: number }[];
}

const OWN = /^refund_([1-9]\d{0,14})$/;
const OUTSIDE = /^outside_\d+$/;
const AMOUNT = /^(\d{1,15})( done)?$/;

export const markOf = (refundId: number): string => `refund_${refundId}`;
export const doneMark = (amountMinor: number): string => `${amountMinor} done`;

export function readMarks(metadata: Metadata | null): RefundMarks {
  const own: RefundMarks['own'][number][] = [];
  const outside: RefundMarks['outside'][number][] = [];
  for (const [key, value] of Object.entries(metadata ?? {})) {
    const [, amount, done] = AMOUNT.exec(value) ?? [];
    if (amount === undefined) continue;
    const refundId = OWN.exec(key)?.[1];
    if (refundId !== undefined)
      own.push({ refundId: Number(refundId), amountMinor: Number(amount), isDone: done !== undefined });
    else if (OUTSIDE.test(key)) outside.push({ key, amountMinor: Number(amount) });
  }
  return { own: own.sort((one, other) => one.refundId - other.refundId), outside };
}

export interface Refunded {
  /** Refunds that Moyasar has carried out. */
  reports: RefundReport[];
  /** What was refunded beyond them. */
  restMinor: number;
}

const sumOf = (refunds: readonly { amountMinor: number }[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Tells a payment's refunds by its marks. One that was asked for without an answer counts as carried out if the sum covers it. A payment
 * that was voided went back whole.
 */
export function readRefunds({ id, status, amount, refunded, metadata }: MoyasarPayment): Refunded {
  const { own, outside } = readMarks(metadata);
  const done = own.filter(({ isDone }) => isDone);
  let restMinor = (status === 'voided' ? amount : refunded) - sumOf(done) - sumOf(outside);
  const carriedOut = own.filter(({ isDone, amountMinor }) => {
    if (isDone) return true;
    if (amountMinor > restMinor) return false;
    restMinor -= amountMinor;
    return true;
  });
  const report = (key: string, amountMinor: number, refundId: number | null): RefundReport => ({
    status: 'SUCCEEDED',
    reference: `${id}/${key}`,
    refundId,
    amountMinor,
  });
  return {
    reports: [
      ...carriedOut.map(({ refundId, amountMinor }) => report(markOf(refundId), amountMinor, refundId)),
      ...outside.map(({ key, amountMinor }) => report(key, amountMinor, null)),
    ],
    restMinor: Math.max(0, restMinor),
  };
}

/** The payment's metadata with what was refunded in the dashboard since it was last read. */
export const withOutside = ({ metadata }: MoyasarPayment, restMinor: number): Metadata => ({
  ...metadata,
  [`outside_${readMarks(metadata).outside.length + 1}`]: String(restMinor),
});
