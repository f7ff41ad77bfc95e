import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { exportFees, type PaymentFeeRow, type PaymentFees } from './payouts.api.ts';

const MONTH = { month: 'long', year: 'numeric' } as const;

const AMOUNTS = [
  { id: 'charged', of: (row: PaymentFeeRow) => row.chargedMinor, wideOnly: false },
  { id: 'fees', of: (row: PaymentFeeRow) => row.feeMinor, wideOnly: false },
  { id: 'net', of: (row: PaymentFeeRow) => row.netMinor, wideOnly: false },
  { id: 'paidOut', of: (row: PaymentFeeRow) => row.paidOutMinor, wideOnly: false },
] as const;

function useMonth() {
  const format = useFormat();
  return ({ month }: PaymentFeeRow): string => format.day(`${month}-15`, MONTH);
}

function useColumns(): TableColumn<PaymentFeeRow>[] {
  const t = useT();
  const format = useFormat();
  const monthOf = useMonth();
  return [
    {
      id: 'month',
      label: t('payouts.columns.month'),
      cell: (row) => (
        <span className="block min-w-0">
          <span className="font-medium">{monthOf(row)}</span>
          <span className="block text-xs text-muted">
            <bdi>{row.title}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'payments',
      label: t('payouts.columns.payments'),
      numeric: true,
      cell: ({ paymentCount, unknownCount }) => (
        <span className="block">
          <span className="tabular">{format.number(paymentCount)}</span>
          {unknownCount > 0 && (
            <span className="block text-xs text-warning-text">
              {t('payouts.counts.unknown', { count: unknownCount })}
            </span>
          )}
        </span>
      ),
    },
    ...AMOUNTS.map(({ id, of, wideOnly }) => ({
      id,
      label: t(`payouts.columns.${id}`),
      numeric: true,
      wideOnly,
      cell: (row: PaymentFeeRow) => {
        const amount = of(row);
        if (amount === null) return <span className="text-muted">{t('payouts.texts.notReported')}</span>;
        return <span className="whitespace-nowrap tabular">{format.money({ amount, currency: row.currency })}</span>;
      },
    })),
  ];
}

interface FeesTableProps {
  readonly fees: PaymentFees;
  readonly year: number;
  readonly includeTest: boolean;
}

/** Charged, fees, net and payouts of a year, month by month. */
export function FeesTable({ fees: { rows }, year, includeTest }: FeesTableProps) {
  const t = useT();
  const titleId = useId();
  const monthOf = useMonth();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {t('payouts.titles.fees')}
        </h2>
        <ExportMenu disabled={rows.length === 0} file={(format) => exportFees({ year, includeTest, format })} />
      </div>
      <DataTable
        label={t('payouts.titles.fees')}
        columns={useColumns()}
        rows={rows}
        rowId={({ month, provider, currency }) => `${month} ${provider} ${currency}`}
        rowName={monthOf}
        empty={<p className="p-4 text-sm text-muted">{t('payouts.texts.noYear')}</p>}
      />
      <p className="mt-2 text-sm text-muted">{t('payouts.texts.net')}</p>
    </section>
  );
}
