import '../../../app.css';
import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import {
  type FailedRefund,
  failedRefundsQuery,
  type ManagedRefundRequest,
  requestsQuery,
  useRetryRefund,
} from './refunds.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;
const VIEWS = ['REQUESTED', 'APPROVED', 'DECLINED', 'FAILED'] as const;
const TONES = { REQUESTED: 'warning', APPROVED: 'success', DECLINED: 'neutral' } as const satisfies Record<
  ManagedRefundRequest['status'],
  Tone
>;

type Row = Pick<ManagedRefundRequest, 'orderId' | 'number' | 'currency' | 'title' | 'buyer'>;

/** Columns of both lists: the order, its buyer and the item. */
function useOrderColumns<Listed extends Row>(): TableColumn<Listed>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'order',
      label: t('refund-desk.fields.order'),
      cell: ({ orderId, number }) => (
        <UiLink href={`/orders/${orderId}`} className="font-medium whitespace-nowrap">
          {t('orders.titles.order', { number: { raw: format.number(number) } })}
        </UiLink>
      ),
    },
    {
      id: 'buyer',
      label: t('refund-desk.fields.buyer'),
      cell: ({ buyer }) => (
        <span className="clip-line">
          <bdi>{buyer.name}</bdi>
        </span>
      ),
    },
    { id: 'item', label: t('refund-desk.fields.item'), cell: ({ title }) => <AuthorTextFor text={title} /> },
  ];
}

function useRequestColumns(): TableColumn<ManagedRefundRequest>[] {
  const t = useT();
  const format = useFormat();
  return [
    ...useOrderColumns<ManagedRefundRequest>(),
    {
      id: 'reason',
      label: t('refund-desk.fields.reason'),
      wideOnly: true,
      cell: ({ reason }) => (
        <span dir="auto" className="line-clamp-2">
          {reason}
        </span>
      ),
    },
    {
      id: 'requested',
      label: t('refund-desk.fields.requested'),
      wideOnly: true,
      cell: ({ requestedAt }) => <span className="whitespace-nowrap">{format.dateTime(requestedAt)}</span>,
    },
    {
      id: 'status',
      label: t('refund-desk.fields.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`refund-desk.status.${status}`)}</Badge>,
    },
    {
      id: 'amount',
      label: t('refund-desk.fields.amount'),
      numeric: true,
      cell: ({ amountMinor, totalMinor, currency }) => (
        <span className="whitespace-nowrap tabular">
          {format.money({ amount: amountMinor ?? totalMinor, currency })}
        </span>
      ),
    },
  ];
}

function Retry({ refund: { refundId, amountMinor, currency } }: { readonly refund: FailedRefund }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { mutate, isPending } = useRetryRefund();
  const amount = format.money({ amount: amountMinor, currency });
  return (
    <Button
      size="sm"
      variant="outline"
      icon={RotateCcw}
      pending={isPending}
      onClick={() =>
        mutate(refundId, {
          onSuccess: () => notify({ tone: 'success', text: t('refund-desk.done.retried', { amount }) }),
        })
      }
    >
      {t('refund-desk.actions.retry')}
    </Button>
  );
}

function useFailedColumns(): TableColumn<FailedRefund>[] {
  const t = useT();
  const format = useFormat();
  return [
    ...useOrderColumns<FailedRefund>(),
    {
      id: 'reason',
      label: t('refund-desk.fields.reason'),
      wideOnly: true,
      cell: ({ reason }) => t(`refund-desk.reasons.${reason}`),
    },
    {
      id: 'failed',
      label: t('refund-desk.fields.failed'),
      wideOnly: true,
      cell: ({ endedAt }) => <span className="whitespace-nowrap">{format.dateTime(endedAt)}</span>,
    },
    {
      id: 'amount',
      label: t('refund-desk.fields.amount'),
      numeric: true,
      cell: ({ amountMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: amountMinor, currency })}</span>
      ),
    },
    { id: 'retry', label: t('refund-desk.actions.retry'), isPlain: true, cell: (refund) => <Retry refund={refund} /> },
  ];
}

/** `/refund-requests`: what buyers ask for, and refunds that failed. */
export function RefundRequestsScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, search: _search, ...paging } = list.paging;
  const view = VIEWS.find((value) => value === list.filter('status')) ?? 'REQUESTED';
  const isFailed = view === 'FAILED';
  const requests = useQuery({
    ...requestsQuery({ ...paging, ...(isFailed ? {} : { status: view }) }),
    enabled: !isFailed,
  });
  const failed = useQuery({ ...failedRefundsQuery(paging), enabled: isFailed });
  const requestColumns = useRequestColumns();
  const failedColumns = useFailedColumns();
  const common = {
    label: t('refund-desk.menu.requests'),
    list,
    empty: <EmptyState drawing="files" title={t('refund-desk.empty.requests')} compact />,
    filters: VIEWS.map((value) => (
      <FilterChip key={value} selected={view === value} onChange={() => list.setFilter({ status: value })}>
        {t(value === 'FAILED' ? 'refund-desk.titles.failed' : `refund-desk.status.${value}`)}
      </FilterChip>
    )),
  };
  const rowName = ({ number }: Row) => t('orders.titles.order', { number });
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={t('refund-desk.menu.requests')}
      lead={t('refund-desk.texts.lead')}
    >
      {isFailed ? (
        <ListTable
          {...common}
          query={failed}
          columns={failedColumns}
          rowId={({ refundId }) => String(refundId)}
          rowName={rowName}
        />
      ) : (
        <ListTable
          {...common}
          query={requests}
          columns={requestColumns}
          rowId={({ refundRequestId }) => String(refundRequestId)}
          rowName={rowName}
        />
      )}
    </Page>
  );
}
