import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { orderSeatsQuery } from './orders.api.ts';

/** How the seats of an order are used, and what a refund of the free ones gives back. */
export function SeatsCard({ orderId }: { readonly orderId: number }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(orderSeatsQuery(orderId));
  if (!data || data.data.length === 0) return null;
  return (
    <Card padding="lg">
      <CardHeading>{t('seat-desk.titles.seats')}</CardHeading>
      <ul className="divide-y divide-line text-sm">
        {data.data.map(
          ({ seatPoolId, title, seatCount, activeCount, invitedCount, freeCount, freeMinor, currency }) => (
            <li key={seatPoolId} className="space-y-1 py-3 first:pt-0 last:pb-0">
              <p className="font-medium">
                <AuthorTextFor text={title} />
              </p>
              <p>{t('seat-desk.counts.used', { used: activeCount, total: seatCount })}</p>
              <p className="text-muted">{t('seat-desk.counts.others', { invited: invitedCount, free: freeCount })}</p>
              {freeMinor > 0 && (
                <p className="text-muted">
                  {t('seat-desk.texts.refundable', { amount: format.money({ amount: freeMinor, currency }) })}
                </p>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
