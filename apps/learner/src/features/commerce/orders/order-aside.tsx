import { Card } from '@sullam/ui/components/card.tsx';
import { CompanyLines } from '@sullam/web-kit/billing/company-lines.tsx';
import { OrderDocuments } from '@sullam/web-kit/billing/order-documents.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Order } from './orders.api.ts';
import { SumLine, SumTotal } from './sum-line.tsx';

interface OrderPartProps {
  readonly order: Order;
}

function Total({ order }: OrderPartProps) {
  const t = useT();
  const format = useFormat();
  const {
    currency,
    totalMinor,
    taxMinor,
    refundedMinor,
    status,
    purchasedItems,
    discountMinor,
    waivedTaxMinor,
    vouchers,
  } = order;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-4 text-panel">{t('common.labels.total')}</h2>
      <dl className="space-y-2.5">
        <SumLine label={t('orders.counts.items', { count: purchasedItems.length })}>
          {money(totalMinor + discountMinor + waivedTaxMinor)}
        </SumLine>
        {vouchers.map(({ voucherId, code, discountMinor: off }) => (
          <SumLine key={voucherId} label={t('orders.sums.voucher', { code })} tone="success">
            {money(-off)}
          </SumLine>
        ))}
        {waivedTaxMinor > 0 && <SumLine label={t('orders.sums.reverseCharge')}>{money(-waivedTaxMinor)}</SumLine>}
        {taxMinor > 0 && (
          <SumLine label={t('orders.sums.tax')} tone="muted">
            {money(taxMinor)}
          </SumLine>
        )}
        {refundedMinor > 0 && (
          <SumLine label={t('orders.sums.refunded')} tone="warning">
            {money(-refundedMinor)}
          </SumLine>
        )}
        <SumTotal label={t(status === 'PAID' ? 'orders.sums.paid' : 'orders.sums.toPay')}>
          {money(totalMinor - refundedMinor)}
        </SumTotal>
      </dl>
    </Card>
  );
}

function BilledTo({ order: { buyer, company } }: OrderPartProps) {
  const t = useT();
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-3 text-panel">{t('orders.labels.billedTo')}</h2>
      {company && <CompanyLines company={company} />}
      <p>
        <bdi>{buyer.name}</bdi>
      </p>
      <p dir="ltr" className="text-muted rtl:text-end">
        {buyer.email}
      </p>
    </Card>
  );
}

/** What the order cost, its documents, and who bought. */
export const OrderAside = ({ order }: OrderPartProps) => (
  <aside className="space-y-5">
    <Total order={order} />
    {order.status === 'PAID' && <OrderDocuments orderId={order.orderId} isBuyer />}
    <BilledTo order={order} />
  </aside>
);
