import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type ManagedSeatPool, seatPoolsQuery } from './seat-pools.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

const TONES: Record<ManagedSeatPool['state'], Tone> = {
  OPEN: 'success',
  OVER: 'neutral',
  SUSPENDED: 'warning',
  ENDED: 'danger',
};

function useColumns(): TableColumn<ManagedSeatPool>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'buyer',
      label: t('seat-desk.fields.buyer'),
      cell: ({ buyer, companyName }) => (
        <span className="block min-w-0">
          <span className="clip-line block font-medium">
            <bdi>{companyName || buyer.name}</bdi>
          </span>
          <span className="clip-line block text-xs text-muted">
            <bdi>{companyName === '' ? buyer.email : buyer.name}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'course',
      label: t('seat-desk.fields.course'),
      cell: ({ title }) => <AuthorTextFor text={title} />,
    },
    {
      id: 'used',
      label: t('seat-desk.fields.used'),
      cell: ({ activeCount, invitedCount, seatCount, freeCount }) => (
        <span className="block whitespace-nowrap tabular">
          {t('seat-desk.counts.used', { used: activeCount, total: seatCount })}
          <span className="block text-xs text-muted">
            {t('seat-desk.counts.others', { invited: invitedCount, free: freeCount })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('common.labels.status'),
      wideOnly: true,
      cell: ({ state, assignableUntil }) => (
        <span className="block whitespace-nowrap">
          <Badge tone={TONES[state]}>{t(`seat-desk.pools.${state}`)}</Badge>
          {state === 'OPEN' && (
            <span className="block text-xs text-muted">
              {t('seat-desk.texts.until', { date: format.date(assignableUntil) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'order',
      label: t('seat-desk.fields.order'),
      cell: ({ orderId, orderNumber }) => (
        <UiLink href={`/orders/${orderId}`} className="font-medium whitespace-nowrap">
          {t('seat-desk.fields.orderNumber', { number: { raw: format.number(orderNumber) } })}
        </UiLink>
      ),
    },
  ];
}

/** `/seats`: seats that companies have bought, and how they are used. */
export function SeatPoolsScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, ...paging } = list.paging;
  const found = useQuery(seatPoolsQuery(paging));
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={t('seat-desk.titles.seats')}
      lead={t('seat-desk.texts.lead')}
    >
      <ListTable
        label={t('seat-desk.titles.seats')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ seatPoolId }) => String(seatPoolId)}
        rowName={({ companyName, buyer }) => companyName || buyer.name}
        searchLabel={t('seat-desk.texts.search')}
        empty={
          <EmptyState
            drawing="people"
            title={t('seat-desk.empty.title')}
            description={t('seat-desk.empty.text')}
            compact
          />
        }
      />
    </Page>
  );
}
