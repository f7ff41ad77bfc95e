import { FlaskConical } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import { PayoutDrawer } from './payout-drawer.tsx';
import { exportPayouts, type Payout, payoutsQuery } from './payouts.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

const TONES: Record<Payout['status'], Tone> = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function useColumns(): TableColumn<Payout>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'arrives',
      label: t('payouts.columns.arrives'),
      cell: ({ arrivesOn }) => <span className="font-medium whitespace-nowrap">{format.day(arrivesOn, DAY)}</span>,
    },
    {
      id: 'provider',
      label: t('payouts.columns.provider'),
      cell: ({ title, reference }) => (
        <span className="block min-w-0">
          <bdi>{title}</bdi>
          <span className="clip-line block text-xs text-muted">
            <bdi dir="ltr">{reference}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('payouts.columns.status'),
      cell: ({ status, isTest }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[status]}>{t(`payouts.statuses.${status}`)}</Badge>
          {isTest && (
            <Badge tone="warning" icon={FlaskConical}>
              {t('payouts.texts.test')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('payouts.columns.amount'),
      numeric: true,
      cell: ({ amountMinor, currency }) => (
        <span className="font-medium whitespace-nowrap tabular">{format.money({ amount: amountMinor, currency })}</span>
      ),
    },
  ];
}

/** Payouts of all providers, the latest arrival first; each opens its transactions. */
export function PayoutsTable({ includeTest }: { readonly includeTest: boolean }) {
  const t = useT();
  const titleId = useId();
  const list = useList(SORTS, 'newest');
  const { skip, take } = list.paging;
  const found = useQuery(payoutsQuery({ skip, take, includeTest }));
  const [open, setOpen] = useState<Payout | null>(null);
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {t('payouts.titles.payouts')}
        </h2>
        <ExportMenu disabled={!found.data?.total} file={(format) => exportPayouts({ includeTest, format })} />
      </div>
      <ListTable
        label={t('payouts.titles.payouts')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ payoutId }) => String(payoutId)}
        rowName={({ reference }) => reference}
        rowActions={(payout) => (
          <Button size="sm" variant="outline" onClick={() => setOpen(payout)}>
            {t('payouts.actions.open')}
          </Button>
        )}
        empty={<EmptyState drawing="files" title={t('payouts.texts.noPayouts')} compact />}
      />
      {open && <PayoutDrawer payout={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
