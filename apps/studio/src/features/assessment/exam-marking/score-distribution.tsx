import { ColumnPlot } from '@sullam/ui/plots/column-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export interface ScoreDistributionProps {
  /** How many attempts reached 0 to under 10 percent … 90 to 100; several to be compared. */
  readonly series: readonly { readonly id: string; readonly label: string; readonly values: readonly number[] }[];
}

/** How many attempts reached how many percent. */
export function ScoreDistribution({ series }: ScoreDistributionProps) {
  const t = useT();
  const format = useFormat();
  const tenths = Array.from({ length: 10 }, (_, at) => at / 10);
  return (
    <ColumnPlot
      title={t('exam-marking.titles.distribution')}
      labelHead={t('exam-marking.labels.percent')}
      labels={tenths.map((from) =>
        t('exam-marking.labels.range', { from: format.percent(from), to: format.percent(from + 0.1) }),
      )}
      shortLabels={tenths.map((from) => format.percent(from))}
      series={series}
    />
  );
}
