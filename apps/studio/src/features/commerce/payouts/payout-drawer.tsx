import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entriesQuery, type Payout, type PayoutEntry } from './payouts.api.ts';

const TAKE = 50;

interface EntryProps {
  readonly entry: PayoutEntry;
  readonly currency: string;
}

function Entry({ entry: { kind, order, amountMinor, feeMinor, netMinor, happenedAt }, currency }: EntryProps) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0">
      <span className="min-w-0">
        <span className="font-medium">{t(`payouts.kinds.${kind}`)}</span>
        {order && (
          <UiLink href={`/orders/${order.orderId}`} className="ms-2 whitespace-nowrap">
            {t('payouts.texts.order', { number: { raw: format.number(order.number) } })}
          </UiLink>
        )}
        <span className="block text-xs text-muted">{format.date(happenedAt)}</span>
      </span>
      <span className="text-end whitespace-nowrap tabular">
        <span className="font-medium">{money(netMinor)}</span>
        {feeMinor !== 0 && (
          <span className="block text-xs text-muted">
            {t('payouts.texts.lessFee', { amount: money(amountMinor), fee: money(feeMinor) })}
          </span>
        )}
      </span>
    </li>
  );
}

interface PayoutDrawerProps {
  readonly payout: Payout;
  readonly onClose: () => void;
}

/** The transactions that a payout consists of. */
export function PayoutDrawer({ payout: { payoutId, reference, currency }, onClose }: PayoutDrawerProps) {
  const t = useT();
  const [take, setTake] = useState(TAKE);
  const { data, isError, refetch } = useQuery(entriesQuery(payoutId, { take }));
  return (
    <Drawer
      open
      wide
      side="end"
      onClose={onClose}
      title={t('payouts.titles.entries', { reference })}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('payouts.actions.close')}
        </Button>
      }
    >
      {!data && !isError && <SkeletonText lines={5} />}
      {!data && isError && (
        <Button variant="outline" onClick={() => void refetch()}>
          {t('common.actions.retry')}
        </Button>
      )}
      {data?.total === 0 && <p className="text-muted">{t('payouts.texts.noEntries')}</p>}
      {data && data.total > 0 && (
        <ul>
          {data.data.map((entry) => (
            <Entry key={entry.payoutEntryId} entry={entry} currency={currency} />
          ))}
        </ul>
      )}
      {data && data.total > data.data.length && take < MOST_TAKEN && (
        <Button variant="outline" onClick={() => setTake(MOST_TAKEN)}>
          {t('payouts.actions.more')}
        </Button>
      )}
    </Drawer>
  );
}

/** Upper bound on the entries of one response. */
const MOST_TAKEN = 100;
