import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { LinePlot } from '@sullam/ui/plots/line-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useLearningStatistics } from './dashboard.api.ts';

type Statistics = NonNullable<ReturnType<typeof useLearningStatistics>['data']>;

function Figures({ statistics }: { readonly statistics: Statistics }) {
  const t = useT();
  const format = useFormat();
  const figures = [
    [t('catalogue.dashboard.inProgress'), statistics.inProgress],
    [t('catalogue.dashboard.notStarted'), statistics.notStarted],
    [t('catalogue.dashboard.completed'), statistics.completed],
    [t('catalogue.dashboard.finishedLessons'), statistics.finishedSubsections],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-2xl font-semibold tabular">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures of the dashboard and the plot of the last twelve weeks. */
export function ProgressPart() {
  const t = useT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useLearningStatistics();
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonBar className="h-135 w-full sm:h-105" />;
  // the year is plain, and twelve dates have to stand side by side
  const days = new Intl.DateTimeFormat(format.locale, { day: 'numeric', month: 'short' });
  const isEmpty = data.weeks.every((week) => week.finishedSubsections === 0);
  return (
    <div className="space-y-5">
      <Figures statistics={data} />
      <Card>
        {isEmpty ? (
          <>
            <CardHeading level={3}>{t('catalogue.dashboard.activity')}</CardHeading>
            <EmptyState compact drawing="calendar" title={t('catalogue.dashboard.nothingYet')} />
          </>
        ) : (
          <LinePlot
            title={t('catalogue.dashboard.activity')}
            labelHead={t('catalogue.dashboard.week')}
            labels={data.weeks.map((week) => days.format(new Date(`${week.from}T12:00:00`)))}
            series={[
              {
                id: 'lessons',
                label: t('catalogue.dashboard.lessons'),
                values: data.weeks.map((week) => week.finishedSubsections),
              },
            ]}
          />
        )}
      </Card>
    </div>
  );
}
