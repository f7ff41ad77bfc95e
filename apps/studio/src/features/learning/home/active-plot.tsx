import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { LinePlot } from '@sullam/ui/plots/line-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export interface ActivePlotProps {
  readonly height: number;
  /** When each week begins. */
  readonly weeks: readonly string[];
  readonly counts: readonly number[];
  readonly aYearAgo: readonly number[];
}

/** Active learners by week; beside them those of the year before, once there was one. */
export function ActivePlot({ height, weeks, counts, aYearAgo }: ActivePlotProps) {
  const t = useT();
  const format = useFormat();
  // the year is plain, and twelve dates have to stand side by side
  const shown = { day: 'numeric', month: 'short' } as const;
  const now = { id: 'now', label: t('studio.figures.now'), values: counts };
  const before = { id: 'before', label: t('studio.figures.aYearAgo'), values: aYearAgo };
  return (
    <>
      <LinePlot
        title={t('studio.figures.byWeek')}
        labelHead={t('studio.figures.week')}
        height={height}
        labels={weeks.map((week) => format.fields(week, shown))}
        series={aYearAgo.some((count) => count > 0) ? [now, before] : [now]}
      />
      <p className="mt-2 text-sm">
        <UiLink href="/reports" className={textLinkClass}>
          {t('studio.figures.reports')}
        </UiLink>
      </p>
    </>
  );
}
