import { currencyExponent } from '@sullam/domain/currency.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { ColumnPlot } from '@sullam/ui/plots/column-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { RevenueRow } from './revenue.api.ts';
import { useRowName } from './use-row-name.ts';

interface RevenuePlotProps {
  readonly by: 'day' | 'month';
  readonly rows: readonly RevenueRow[];
  readonly currency: string;
}

/** What was charged and refunded, day by day or month by month. */
export function RevenuePlot({ by, rows, currency }: RevenuePlotProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useRowName(by);
  const unit = 10 ** currencyExponent(currency);
  const shortOf = ({ key }: RevenueRow) =>
    by === 'month' ? format.day(`${key}-15`, { month: 'short' }) : format.day(key, { day: 'numeric' });
  return (
    <Card>
      <ColumnPlot
        title={t(`revenue.titles.${by}`, { currency })}
        labelHead={t(`revenue.by.${by}`)}
        labels={rows.map(nameOf)}
        shortLabels={rows.map(shortOf)}
        format={(value) => format.number(value / unit)}
        series={[
          { id: 'charged', label: t('revenue.columns.charged'), values: rows.map((row) => row.chargedMinor) },
          { id: 'refunded', label: t('revenue.columns.refunded'), values: rows.map((row) => row.refundedMinor) },
        ]}
      />
    </Card>
  );
}
