import '../../../app.css';
import { Percent, ReceiptText } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrderChips } from '@sullam/web-kit/orders/order-chips.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type ManagedOrder, ordersQuery } from './orders.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;
const STATUSES = ['PENDING', 'PAID', 'CANCELLED', 'EXPIRED'] as const;

function useColumns(): TableColumn<ManagedOrder>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'number',
      label: t('order-desk.fields.order'),
      cell: ({ orderId, number }) => (
        <UiLink href={`/orders/${orderId}`} className="font-medium whitespace-nowrap">
          {t('orders.titles.order', { number: { raw: format.number(number) } })}
        </UiLink>
      ),
    },
    {
      id: 'buyer',
      label: t('order-desk.fields.buyer'),
      cell: ({ buyer }) => (
        <span className="block min-w-0">
          <span className="clip-line">
            <bdi>{buyer.name}</bdi>
          </span>
          <span className="clip-line block text-xs text-muted">
            <bdi dir="ltr">{buyer.email}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'placed',
      label: t('order-desk.fields.placed'),
      wideOnly: true,
      cell: ({ placedAt }) => <span className="whitespace-nowrap">{format.dateTime(placedAt)}</span>,
    },
    {
      id: 'items',
      label: t('orders.items.title'),
      wideOnly: true,
      cell: ({ itemCount }) => t('orders.counts.items', { count: itemCount }),
    },
    { id: 'status', label: t('order-desk.fields.status'), cell: (order) => <OrderChips order={order} /> },
    {
      id: 'total',
      label: t('order-desk.fields.total'),
      numeric: true,
      cell: ({ totalMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: totalMinor, currency })}</span>
      ),
    },
  ];
}

/** All orders of the organisation, newest first. */
export function OrdersScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, ...paging } = list.paging;
  const status = STATUSES.find((value) => value === list.filter('status'));
  const found = useQuery(ordersQuery({ ...paging, ...(status ? { status } : {}) }));
  return (
    <Page
      title={t('order-desk.menu.title')}
      lead={t('order-desk.texts.lead')}
      actions={
        <>
          <LinkButton variant="outline" icon={ReceiptText} href="/tax-documents">
            {t('order-desk.actions.documents')}
          </LinkButton>
          <LinkButton variant="outline" icon={Percent} href="/marketplace-settings">
            {t('order-desk.actions.tax')}
          </LinkButton>
        </>
      }
    >
      <ListTable
        label={t('order-desk.menu.title')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ orderId }) => String(orderId)}
        rowName={({ number }) => t('orders.titles.order', { number })}
        searchLabel={t('order-desk.texts.search')}
        filters={[undefined, ...STATUSES].map((value) => (
          <FilterChip
            key={value ?? 'all'}
            selected={status === value}
            onChange={() => list.setFilter({ status: value })}
          >
            {value ? t(`orders.status.${value}`) : t('common.labels.all')}
          </FilterChip>
        ))}
        empty={<EmptyState drawing="files" title={t('orders.empty.title')} compact />}
      />
    </Page>
  );
}
