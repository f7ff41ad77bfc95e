import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { BarPlot } from '@sullam/ui/plots/bar-plot.tsx';
import { LinePlot } from '@sullam/ui/plots/line-plot.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type EventEditing, eventReportQuery } from './events.api.ts';

/** How an event filled, and who came of each kind of ticket. No room is kept for it where nobody has enrolled. */
export function EventReport({ eventId, taken }: Pick<EventEditing, 'eventId' | 'taken'>) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const { data, isError, isFetching, refetch } = useQuery(eventReportQuery(eventId));
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return taken > 0 ? <SkeletonBar className="h-60 w-full" /> : null;
  if (data.curve.length === 0) return null;
  const enrolled = {
    id: 'enrolled',
    label: t('event-desk.plots.enrolled'),
    values: data.curve.map((day) => day.enrolled),
  };
  const places = {
    id: 'capacity',
    label: t('event-desk.plots.capacity'),
    values: data.curve.map(() => data.capacity ?? 0),
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <LinePlot
          title={t('event-desk.plots.curve')}
          labelHead={t('event-desk.plots.day')}
          labels={data.curve.map(({ date }) => format.date(`${date}T12:00:00Z`, 'short'))}
          series={data.capacity === null ? [enrolled] : [enrolled, places]}
        />
      </Card>
      {/* before the doors open there is nothing to compare */}
      {(data.attended > 0 || data.refusedScans.length > 0) && (
        <Card>
          <BarPlot
            title={t('event-desk.plots.came')}
            labelHead={t('event-tickets.columns.type')}
            valueHead={t('event-desk.plots.attended')}
            points={data.byTicketType.map(({ name, attended }, at) => ({
              id: String(at),
              label: authorText(name),
              value: attended,
            }))}
          />
          {data.refusedScans.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
              {data.refusedScans.map(({ outcome, count }) => (
                <span key={outcome}>
                  {t('event-desk.plots.refused', { what: t(`event-desk.outcomes.${outcome}`), count })}
                </span>
              ))}
            </p>
          )}
        </Card>
      )}
    </div>
  );
}
