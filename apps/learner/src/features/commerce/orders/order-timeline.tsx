import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useHistoryText } from '@sullam/web-kit/orders/use-history-text.ts';
import type { Order } from './orders.api.ts';

type Entry = Order['history'][number];
type Rung = 'done' | 'waits' | 'failed' | 'news';

const RUNGS: Record<Rung, string> = {
  done: 'bg-success',
  waits: 'border-2 border-muted bg-surface',
  failed: 'border-2 border-danger bg-surface',
  news: 'bg-warning',
};

const KINDS: Record<Entry['kind'], Rung> = {
  PLACED: 'done',
  PAYMENT_STARTED: 'waits',
  PAYMENT_FAILED: 'failed',
  PAYMENT_ENDED: 'waits',
  PAID: 'done',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  REFUND_ASKED: 'waits',
  REFUND_DECLINED: 'failed',
  LINE_CANCELLED: 'done',
  REFUND_REQUESTED: 'waits',
  REFUNDED: 'done',
  REFUND_FAILED: 'failed',
  REFUND_RETURNED: 'failed',
  DISPUTED: 'waits',
  DISPUTE_WON: 'done',
  DISPUTE_LOST: 'failed',
  DOCUMENT_SENT: 'done',
};

const NOTHING_CHARGED: ReadonlySet<Entry['kind']> = new Set(['PAYMENT_FAILED', 'CANCELLED', 'EXPIRED']);

/** The way of an order as a ladder, the newest rung on top. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  const historyText = useHistoryText(order);
  return (
    <section>
      <h2 className="mb-4 text-panel">{t('orders.history.title')}</h2>
      <ol>
        {order.history.map((entry, at) => {
          const isNews = at === 0 && KINDS[entry.kind] === 'done';
          return (
            <li key={at} className="relative ps-7 pb-4 last:pb-0">
              <span aria-hidden="true" className="absolute inset-y-0 start-0 w-4 border-x-2 border-line" />
              <span
                aria-hidden="true"
                className={cx(
                  'absolute start-0 top-2 h-2 w-4 rounded-full',
                  RUNGS[isNews ? 'news' : KINDS[entry.kind]],
                )}
              />
              <div className="min-w-0">
                <p className="font-semibold">{historyText(entry)}</p>
                <p className="text-sm text-muted">
                  {format.dateTime(entry.at)}
                  {NOTHING_CHARGED.has(entry.kind) && ` · ${t('orders.history.nothingCharged')}`}
                </p>
                {entry.note !== '' && (
                  <p dir="auto" className="text-sm text-muted">
                    {entry.note}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
