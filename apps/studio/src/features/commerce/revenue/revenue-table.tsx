import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Reported, type RevenueRow, revenueQuery } from './revenue.api.ts';
import { useRowName } from './use-row-name.ts';

interface RevenueTableProps {
  readonly by: 'item' | 'method' | 'group' | 'tax-rate';
  readonly reported: Reported;
}

const AMOUNTS = [
  { id: 'gross', of: (row: RevenueRow) => row.grossMinor, wideOnly: true },
  { id: 'discount', of: (row: RevenueRow) => row.discountMinor, wideOnly: true },
  { id: 'charged', of: (row: RevenueRow) => row.chargedMinor, wideOnly: false },
  { id: 'refunded', of: (row: RevenueRow) => row.refundedMinor, wideOnly: false },
  { id: 'tax', of: (row: RevenueRow) => row.taxMinor, wideOnly: false },
  { id: 'net', of: (row: RevenueRow) => row.netMinor, wideOnly: false },
] as const;

function useColumns({ by, reported: { currency } }: RevenueTableProps): TableColumn<RevenueRow>[] {
  const t = useT();
  const format = useFormat();
  const nameOf = useRowName(by);
  return [
    {
      id: 'name',
      label: t(`revenue.by.${by}`),
      cell: (row) => (
        <span className="clip-line font-medium">
          <bdi>{nameOf(row)}</bdi>
        </span>
      ),
    },
    {
      id: 'sold',
      label: t('revenue.columns.sold'),
      numeric: true,
      cell: ({ soldCount }) => <span className="tabular">{format.number(soldCount)}</span>,
    },
    ...AMOUNTS.map(({ id, of, wideOnly }) => ({
      id,
      label: t(`revenue.columns.${id}`),
      numeric: true,
      wideOnly,
      cell: (row: RevenueRow) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: of(row), currency })}</span>
      ),
    })),
  ];
}

/** A report by item, method, group of the buyer or VAT rate. */
export function RevenueTable(props: RevenueTableProps) {
  const { by, reported } = props;
  const t = useT();
  const titleId = useId();
  const nameOf = useRowName(by);
  const columns = useColumns(props);
  const { data, isError, refetch } = useQuery(revenueQuery({ ...reported, by }));
  const rows = data?.rows ?? [];
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-lg">
        {t(`revenue.titles.${by}`)}
      </h2>
      <DataTable
        label={t(`revenue.titles.${by}`)}
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        rowName={nameOf}
        loading={!data && !isError}
        error={isError && !data ? t('common.failed.title') : undefined}
        onRetry={() => void refetch()}
        empty={<p className="p-4 text-sm text-muted">{t('revenue.empty.period')}</p>}
      />
      {by === 'group' && <p className="mt-2 text-sm text-muted">{t('revenue.texts.groups')}</p>}
      {data && data.rowCount > rows.length && (
        <p className="mt-2 text-sm text-muted">{t('revenue.texts.firstRows', { count: rows.length })}</p>
      )}
    </section>
  );
}
