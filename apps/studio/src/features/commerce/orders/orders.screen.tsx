import '../../../app.css';
import { PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { Armchair, HandCoins, Percent, ReceiptText, Undo2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrderChips } from '@sullam/web-kit/orders/order-chips.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { SavedViews } from '../../../parts/saved-views.tsx';
import { StateBar } from '../../../parts/state-bar.tsx';
import { type ListState, useList } from '../../../parts/use-list.ts';
import { OrderFilters } from './order-filters.tsx';
import { FILTER_NAMES, filtersOf, ORDER_STATES } from './order-query.ts';
import { countsQuery, exportOrders, type ManagedOrder, type OrdersQuery, ordersQuery } from './orders.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

type Listing = ListState<keyof typeof SORTS>;

function useColumns(): TableColumn<ManagedOrder>[] {
  const t = useT();
  const text = useAuthorText();
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
      cell: ({ title, itemCount }) =>
        itemCount === 1 ? (
          <span className="clip-line">{text(title ?? undefined)}</span>
        ) : (
          t('orders.counts.items', { count: itemCount })
        ),
    },
    {
      id: 'method',
      label: t('order-list.fields.method'),
      wideOnly: true,
      cell: ({ method }) => method && t(`order-desk.methods.${PAYMENT_METHODS[method]}`),
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

/** Pieces of the bar, by the state of an order. */
const TONES = {
  PAID: 'success',
  PENDING: 'warning',
  PART_REFUNDED: 'soft',
  REFUNDED: 'soft',
  DISPUTED: 'warning',
  CANCELLED: 'muted',
  EXPIRED: 'muted',
} as const;

/** How many orders are in which state, and what those that are listed come to. */
function OrderCounts({ list, query }: { readonly list: Listing; readonly query: OrdersQuery }) {
  const t = useT();
  const format = useFormat();
  const { state, skip: _skip, take: _take, ...choices } = query;
  const { data } = useQuery(countsQuery(choices));
  if (!data) return <SkeletonBar className="h-14 w-full" />;
  const sum = (rows: typeof data.counts, of: 'count' | 'totalMinor') => rows.reduce((all, row) => all + row[of], 0);
  const listed = data.counts.filter((row) => state === undefined || row.state === state);
  const currencies = [...new Set(listed.map(({ currency }) => currency))];
  return (
    <div className="space-y-3">
      <StateBar
        label={t('order-list.titles.states')}
        states={ORDER_STATES.map((id) => ({
          id,
          label: t(`order-list.states.${id}`),
          count: sum(
            data.counts.filter((row) => row.state === id),
            'count',
          ),
          tone: TONES[id],
        }))}
        value={state}
        onChange={(id) => list.setFilter({ state: id })}
      />
      {listed.length > 0 && (
        <p className="text-sm text-muted">
          {t('order-list.counts.orders', { count: sum(listed, 'count') })}
          {currencies.map((currency) => (
            <span key={currency} className="ms-3 font-semibold text-ink tabular">
              {format.money({
                amount: sum(
                  listed.filter((row) => row.currency === currency),
                  'totalMinor',
                ),
                currency,
              })}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** All orders of the organisation, newest first. */
export function OrdersScreen() {
  const t = useT();
  const { hrefWith } = useAddressQuery();
  const zone = useKit().bootstrap.configurations.time_zone;
  const list = useList(SORTS, 'newest');
  const { sort: _sort, ...paging } = list.paging;
  const query = { ...paging, ...filtersOf(list.filter, zone) };
  const found = useQuery(ordersQuery(query));
  const { skip: _skip, take: _take, ...filters } = query;
  const inAddress = Object.fromEntries(FILTER_NAMES.map((name) => [name, list.filter(name)]));
  const isNarrowed = FILTER_NAMES.some((name) => inAddress[name] !== undefined);
  const nothing = Object.fromEntries([...FILTER_NAMES, 'page'].map((name) => [name, undefined]));
  const hrefOf = (view: string) => hrefWith({ ...nothing, ...Object.fromEntries(new URLSearchParams(view)) });
  return (
    <Page
      title={t('order-desk.menu.title')}
      lead={t('order-desk.texts.lead')}
      actions={
        <>
          <LinkButton variant="outline" icon={Undo2} href="/refund-requests">
            {t('refund-desk.menu.requests')}
          </LinkButton>
          <LinkButton variant="outline" icon={Armchair} href="/seats">
            {t('order-desk.actions.seats')}
          </LinkButton>
          <LinkButton variant="outline" icon={HandCoins} href="/credit-accounts">
            {t('order-desk.actions.credit')}
          </LinkButton>
          <LinkButton variant="outline" icon={ReceiptText} href="/tax-documents">
            {t('order-desk.actions.documents')}
          </LinkButton>
          <LinkButton variant="outline" icon={Percent} href="/marketplace-settings">
            {t('order-desk.actions.settings')}
          </LinkButton>
          <ExportMenu file={(format) => exportOrders({ ...filters, format })} />
        </>
      }
    >
      <div className="space-y-5">
        <SavedViews
          list="orders"
          builtIn={[
            { name: t('common.labels.all'), query: '' },
            { name: t('order-list.filters.attention'), query: 'attention=1' },
            { name: t('order-list.filters.company'), query: 'company=1' },
          ]}
          filters={inAddress}
          hrefOf={hrefOf}
        />
        <OrderCounts list={list} query={query} />
        <ListTable
          label={t('order-desk.menu.title')}
          list={{ ...list, isNarrowed }}
          query={found}
          columns={useColumns()}
          rowId={({ orderId }) => String(orderId)}
          rowName={({ number }) => t('orders.titles.order', { number })}
          searchLabel={t('order-desk.texts.search')}
          besideSearch={<OrderFilters list={list} />}
          empty={<EmptyState drawing="files" title={t('orders.empty.title')} compact />}
        />
      </div>
    </Page>
  );
}
