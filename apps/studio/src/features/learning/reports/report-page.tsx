import { cx } from '@sullam/ui/base/cx.ts';
import { Download, Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { plainSearchText } from '@sullam/web-kit/router/plain-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type TrailLevel, useTrailStep } from '../../../parts/bar-places.tsx';
import { useExportItems } from '../../../parts/export-menu.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ReportFiles } from './report-files.tsx';
import { ReportFilters, useReportGroups } from './report-filters.tsx';
import { ReportList, SORTS } from './report-list.tsx';
import { ReportPlot } from './report-plot.tsx';
import { ReportViews } from './report-views.tsx';
import { exportReport, type ReportScope, reportKindsQuery, reportQuery, useRequestFile } from './reports.api.ts';
import { useNarrowing } from './use-report-address.ts';

/** The server makes longer lists into files by a job. */
const MOST_AT_ONCE = 20_000;

interface ReportPageProps {
  readonly courseId: ReportScope;
  /** Where the reports are: the kind is the next part of the address. */
  readonly path: string;
  /** Which step of the way the kind is. */
  readonly level: TrailLevel;
}

/** Reports of a course or of the organisation: a kind at a time, plots above the list behind them. */
export function ReportPage({ courseId, path, level }: ReportPageProps) {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const narrowing = useNarrowing();
  const { reportKind } = useParams({ strict: false }) as { reportKind?: string };
  const kinds = useQuery(reportKindsQuery(courseId));
  const known = kinds.data?.data ?? [];
  const kind = known.find((each) => each.kind === reportKind) ?? (reportKind === undefined ? known[0] : undefined);
  const list = useList(SORTS, 'NEWEST');
  const of = address.value('of');
  const { sort, search, ...paging } = list.paging;
  const listed = { sort, ...(search ? { search } : {}), ...(of ? { of } : {}) };
  const report = useQuery({
    ...reportQuery(courseId, kind?.kind ?? '', { ...narrowing, ...listed, ...paging }),
    enabled: kind !== undefined,
  });
  // what is kept on the screen meanwhile may be another kind
  const current = report.data?.kind === kind?.kind ? report.data : undefined;
  const exports = useExportItems((file) =>
    exportReport(courseId, kind?.kind ?? '', { ...narrowing, ...listed, format: file }),
  );
  const request = useRequestFile(courseId);
  const { isAwaited } = useReportGroups(courseId);
  const isLong = (current?.total ?? 0) > MOST_AT_ONCE;
  const prepared = exports.items.map((item) => ({
    ...item,
    onAction: () => request.mutate({ kind: kind?.kind ?? '', ...narrowing, ...listed, format: item.id }),
  }));
  usePageTitle(kind?.title);
  useTrailStep(level, kind?.title);
  const filters = plainSearchText({ from: narrowing.from, to: narrowing.to, group: narrowing.courseGroupId });
  if (kinds.isError)
    return <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void kinds.refetch()} />;
  if (kinds.data && !kind) return <EmptyState level={1} drawing="no-results" title={t('common.empty.search')} />;
  const courses = current?.plots[0]?.courses ?? [];
  // what there is to choose has its height before anything stands below it
  const isReady = kind !== undefined && !isAwaited;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl">{kind?.title ?? <SkeletonBar className="h-[1lh] w-40" />}</h1>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button variant="ghost" icon={Printer} onClick={() => window.print()}>
            {t('reports.actions.print')}
          </Button>
          {kind && <ReportViews courseId={courseId} path={path} kind={kind.kind} />}
          <MenuButton
            label={t('reports.actions.download')}
            labelled
            icon={Download}
            variant="outline"
            disabled={!current || current.total === 0 || exports.isPending}
            groups={[
              isLong
                ? { id: 'prepared', title: t('reports.actions.prepare'), items: prepared }
                : { id: 'formats', items: exports.items },
            ]}
          />
        </div>
      </div>
      {!isReady && <SkeletonTable rows={6} columns={4} />}
      {isReady && (
        <>
          <LinkTabs
            label={t('reports.titles.kinds')}
            className="print:hidden"
            items={known.map((each) => ({
              href: `${path}/${each.kind}${filters}`,
              label: each.title,
              current: each.kind === kind.kind,
            }))}
          />
          <ReportFilters courseId={courseId} filters={kind.filters} usualStatus={kind.usualStatus} courses={courses} />
        </>
      )}
      {isReady && report.isError && !current && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void report.refetch()} compact />
      )}
      {isReady && !current && !report.isError && (
        <>
          <SkeletonBar className="h-64 w-full" />
          <SkeletonTable rows={6} columns={4} />
        </>
      )}
      {isReady && current && (
        <>
          <p className="text-sm text-muted">
            {t('reports.labels.counted', { time: format.dateTime(current.countedAt) })}
          </p>
          {current.plots.length === 0 ? (
            <EmptyState
              drawing="inbox"
              title={t('reports.empty.title')}
              description={t(kind?.filters.includes('courses') ? 'reports.empty.overlap' : 'reports.empty.text')}
              compact
            />
          ) : (
            <div
              className={cx(
                'grid items-start gap-6',
                current.plots.length > 1 && 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
              )}
            >
              {current.plots.map((plot) => (
                <ReportPlot key={plot.id} plot={plot} />
              ))}
            </div>
          )}
          <ReportFiles courseId={courseId} kind={current.kind} />
          <ReportList list={list} query={report} title={kind?.title ?? ''} />
        </>
      )}
    </div>
  );
}
