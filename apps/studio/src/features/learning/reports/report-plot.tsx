import { Card } from '@sullam/ui/components/card.tsx';
import { FigureBars } from '@sullam/ui/plots/figure-bars.tsx';
import { FigureColumns } from '@sullam/ui/plots/figure-columns.tsx';
import { FunnelPlot } from '@sullam/ui/plots/funnel-plot.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useId } from 'react';
import type { ReportPlotItem as Item, ReportPlot as Plot } from './reports.api.ts';

/** A plot of a report; every number in it leads to its list, which is below. */
export function ReportPlot({ plot }: { readonly plot: Plot }) {
  const t = useT();
  const titleId = useId();
  const address = useAddressQuery();
  const of = address.value('of');
  const listOf = (id: string) => ({
    href: address.hrefWith({ of: id, page: undefined, search: undefined }),
    isCurrent: id === of,
  });
  const figureOf = ({ id, label, shortLabel, count, isMarked, within, note }: Item) => ({
    id,
    label,
    count,
    isMarked,
    ...listOf(id),
    within,
    ...(shortLabel === undefined ? {} : { shortLabel }),
    note: note && { ...listOf(note.id), text: note.text, isWorst: note.isWorst },
  });
  const items = plot.items.map(figureOf);
  const isEmpty = items.every(({ count }) => count === 0);
  return (
    <Card as="section" className="break-inside-avoid">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-base">
          {plot.title}
        </h2>
        <p className="text-sm text-muted">{plot.summary}</p>
      </div>
      {isEmpty ? (
        <p className="text-sm text-muted">{t('reports.empty.plot')}</p>
      ) : (
        <>
          {plot.kind === 'FUNNEL' && <FunnelPlot label={plot.title} items={items} />}
          {(plot.kind === 'HISTOGRAM' || plot.kind === 'COLUMNS') && (
            <FigureColumns
              label={plot.title}
              items={items}
              {...(plot.median === undefined ? {} : { mark: plot.median })}
            />
          )}
          {(plot.kind === 'BARS' || plot.kind === 'OVERLAP') && <FigureBars label={plot.title} items={items} />}
        </>
      )}
      {plot.finding && <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{plot.finding}</p>}
    </Card>
  );
}
