import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { DonutPlot } from '@sullam/ui/plots/donut-plot.tsx';
import { LinePlot } from '@sullam/ui/plots/line-plot.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useLearningStatistics } from './dashboard.api.ts';

type Statistics = NonNullable<ReturnType<typeof useLearningStatistics>['data']>;

/** Each figure leads to the list that it counts; of nothing there is none. */
function Figures({ statistics }: { readonly statistics: Statistics }) {
  const t = useT();
  const format = useFormat();
  const hasFeature = useHasFeature();
  const transcript = hasFeature('grades') ? '/lms/transcript' : null;
  const figures = [
    [t('catalogue.begun.inProgress'), statistics.inProgress, '/lms/my-courses?progress=begun'],
    [t('catalogue.begun.notStarted'), statistics.notStarted, '/lms/my-courses?progress=not-started'],
    [t('dashboard.page.completed'), statistics.completed, '/lms/my-courses?tab=finished'],
    [t('dashboard.page.finishedLessons'), statistics.finishedSubsections, transcript],
  ] as const;
  const counted = figures.filter(([, value]) => value > 0);
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-4 lg:has-[>:nth-child(3):last-child]:grid-cols-3',
        counted.length === figures.length && 'sm:grid-cols-4',
      )}
    >
      {counted.map(([name, value, href]) => (
        <div
          key={name}
          className="relative flex flex-col-reverse rounded-lg border border-line bg-surface p-4 has-[a:hover]:border-control"
        >
          <dt className="text-sm text-muted">
            {href === null ? (
              name
            ) : (
              <UiLink href={href} className="text-muted no-underline after:absolute after:inset-0 hover:underline">
                {name}
              </UiLink>
            )}
          </dt>
          <dd className="text-2xl font-semibold">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the courses stand, as parts of all of them. */
function Courses({ statistics }: { readonly statistics: Statistics }) {
  const t = useT();
  const format = useFormat();
  const { inProgress, notStarted, completed } = statistics;
  return (
    <DonutPlot
      title={t('dashboard.page.byProgress')}
      labelHead={t('dashboard.page.progressHead')}
      valueHead={t('catalogue.titles.myCourses')}
      centre={format.number(inProgress + notStarted + completed)}
      points={[
        { id: 'completed', label: t('dashboard.page.completed'), value: completed },
        { id: 'in-progress', label: t('catalogue.begun.inProgress'), value: inProgress },
        { id: 'not-started', label: t('catalogue.begun.notStarted'), value: notStarted },
      ]}
    />
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
  const shown = { day: 'numeric', month: 'short' } as const;
  const isEmpty = data.weeks.every((week) => week.finishedSubsections === 0);
  // all in one part is said by its figure
  const hasParts = [data.inProgress, data.notStarted, data.completed].filter((count) => count > 0).length > 1;
  return (
    <div className="space-y-5">
      <Figures statistics={data} />
      <div className={cx('grid items-start gap-5', hasParts && 'lg:grid-cols-[minmax(0,1fr)_25rem]')}>
        <Card>
          {isEmpty ? (
            <>
              <CardHeading level={3}>{t('dashboard.page.activity')}</CardHeading>
              <EmptyState compact drawing="calendar" title={t('dashboard.page.nothingYet')} />
            </>
          ) : (
            <LinePlot
              title={t('dashboard.page.activity')}
              labelHead={t('dashboard.page.week')}
              labels={data.weeks.map((week) => format.day(week.from, shown))}
              series={[
                {
                  id: 'lessons',
                  label: t('dashboard.page.lessons'),
                  values: data.weeks.map((week) => week.finishedSubsections),
                },
              ]}
            />
          )}
        </Card>
        {hasParts && (
          <Card>
            <Courses statistics={data} />
          </Card>
        )}
      </div>
    </div>
  );
}
