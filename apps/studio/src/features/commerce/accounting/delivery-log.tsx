import { RotateCw } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import {
  type AccountingCustomer,
  type AccountingInvoice,
  customersQuery,
  invoicesQuery,
  useSendOrder,
} from './accounting.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;
const TONES = { WAITING: 'warning', SENT: 'success', FAILED: 'danger' } as const;

type Delivery = Omit<AccountingInvoice, 'number'> & { readonly name: string };

interface Listed<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Rows under the name that people know them by. */
const named =
  <Row extends Omit<AccountingInvoice, 'number'>>(nameOf: (row: Row) => string) =>
  ({ data, total }: Listed<Row>): Listed<Delivery> => ({
    total,
    data: data.map((row) => ({ ...row, name: nameOf(row) })),
  });

/** Status of a delivery, with what the last attempt failed with and when it is tried again. */
function Status({ delivery: { status, lastError, dueAt } }: { readonly delivery: Delivery }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="block min-w-0">
      <Badge tone={TONES[status]}>{t(`accounting.statuses.${status}`)}</Badge>
      {lastError !== '' && (
        <span className="clip-line block text-xs text-muted">
          <bdi dir="ltr">{lastError}</bdi>
        </span>
      )}
      {lastError !== '' && dueAt !== null && (
        <span className="block text-xs text-muted">
          {t('accounting.log.next', { time: { raw: format.dateTime(dueAt) } })}
        </span>
      )}
    </span>
  );
}

function useColumns(isCustomers: boolean): TableColumn<Delivery>[] {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { mutate, isPending, variables } = useSendOrder();
  return [
    {
      id: 'name',
      label: t(isCustomers ? 'accounting.log.customer' : 'accounting.log.number'),
      cell: ({ name, orderId }) => (
        <UiLink href={`/orders/${orderId}`} className="font-medium">
          <bdi>{name}</bdi>
        </UiLink>
      ),
    },
    { id: 'status', label: t('accounting.log.status'), cell: (delivery) => <Status delivery={delivery} /> },
    {
      id: 'attempts',
      label: t('accounting.log.attempts'),
      numeric: true,
      wideOnly: true,
      cell: ({ attemptCount }) => format.number(attemptCount),
    },
    {
      id: 'time',
      label: t('accounting.log.time'),
      wideOnly: true,
      cell: ({ sentAt, createdAt }) => (
        <span className="whitespace-nowrap">{format.dateTime(sentAt ?? createdAt)}</span>
      ),
    },
    {
      id: 'again',
      label: '',
      cell: ({ orderId, status }) =>
        status !== 'WAITING' && (
          <Button
            size="sm"
            variant="ghost"
            icon={RotateCw}
            pending={isPending && variables === orderId}
            onClick={() =>
              mutate(orderId, {
                onSuccess: ({ count }) => notify({ tone: 'success', text: t('accounting.log.sent', { count }) }),
              })
            }
          >
            {t('accounting.log.sendAgain')}
          </Button>
        ),
    },
  ];
}

/** What is delivered: documents or customers, newest first. */
export function DeliveryLog() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, search: _search, ...paging } = list.paging;
  const isCustomers = list.filter('show') === 'customers';
  const invoices = useQuery({
    ...invoicesQuery(paging),
    select: named<AccountingInvoice>(({ number }) => number),
    enabled: !isCustomers,
  });
  const customers = useQuery({
    ...customersQuery(paging),
    select: named<AccountingCustomer>(({ name }) => name),
    enabled: isCustomers,
  });
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('accounting.log.title')}</h2>
      <ListTable
        label={t('accounting.log.title')}
        list={list}
        query={isCustomers ? customers : invoices}
        columns={useColumns(isCustomers)}
        rowId={({ accountingDeliveryId }) => String(accountingDeliveryId)}
        rowName={({ name }) => name}
        filters={
          <>
            <FilterChip selected={!isCustomers} onChange={() => list.setFilter({ show: undefined })}>
              {t('accounting.log.documents')}
            </FilterChip>
            <FilterChip selected={isCustomers} onChange={() => list.setFilter({ show: 'customers' })}>
              {t('accounting.log.customers')}
            </FilterChip>
          </>
        }
        empty={
          <EmptyState
            drawing="files"
            title={t('accounting.log.none')}
            description={t('accounting.log.noneText')}
            compact
          />
        }
      />
    </section>
  );
}
