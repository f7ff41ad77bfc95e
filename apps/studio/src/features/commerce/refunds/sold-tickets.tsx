import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { soldTicketsQuery } from './refunds.api.ts';

/** What goes back to buyers if an event is cancelled; nothing where no ticket was paid for. */
export function SoldTickets({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(soldTicketsQuery(eventId));
  if (!data || data.amounts.length === 0) return null;
  const amounts = data.amounts.map(({ amountMinor, currency }) => format.money({ amount: amountMinor, currency }));
  return (
    <Banner
      tone="warning"
      title={t('refund-desk.event.goesBack', { count: data.ticketCount, amounts: amounts.join(' + ') })}
    >
      {t('refund-desk.event.how')}
    </Banner>
  );
}
