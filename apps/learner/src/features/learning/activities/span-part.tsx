import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ScheduleEntry, spanQuery } from './activities.api.ts';
import { daysAfter, startOf } from './schedule-days.ts';
import { CourseFilter, KindsPart } from './schedule-tools.tsx';
import { clashesOf, isDone } from './timetable.ts';
import type { Asked } from './use-schedule-address.ts';
import { SpanSteps } from './view-bar.tsx';

/** What takes place at once, each pair with the way to both. */
function Clashes({ entries }: { readonly entries: readonly ScheduleEntry[] }) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const clashes = clashesOf(entries);
  if (clashes.length === 0) return null;
  const link = (entry: ScheduleEntry) => (
    <UiLink href={entry.path} className={textLinkClass}>
      {authorText(entry.title)}
    </UiLink>
  );
  return (
    <Banner tone="danger" live="off" title={t('activities.clash.title')}>
      <ul>
        {clashes.map(({ one, other, from, to }) => (
          <li key={`${one.path}-${other.path}`}>
            {t('activities.clash.when', {
              day: format.date(from, 'full'),
              from: format.time(from),
              to: format.time(to),
            })}{' '}
            {link(one)} {t('activities.clash.and')} {link(other)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface SpanPartProps {
  readonly asked: Asked;
  /** The first day of what is asked for, and how many days that are. */
  readonly from: string;
  readonly count: number;
  /** The span in words. */
  readonly title: ReactNode;
  /** A day of what comes before and of what comes after. */
  readonly earlier: string;
  readonly later: string;
  readonly emptyTitle: string;
  readonly children: (entries: readonly ScheduleEntry[]) => ReactNode;
}

/** A week or a month: its name and its figures, the filters, and what is drawn of it. */
export function SpanPart({ asked, from, count, title, earlier, later, emptyTitle, children }: SpanPartProps) {
  const t = useT();
  const { address, today, kind, courseId, filter } = asked;
  const { data, isError, isFetching, refetch } = useQuery({
    ...spanQuery(from, count, filter),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (day: string) => address.hrefWith({ from: day === today ? null : day, page: null });
  const isNow = today >= from && today < daysAfter(from, count);
  const more = data ? data.total - data.data.length : 0;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h2 className="text-panel">{title}</h2>
          <p role="status" className="min-h-6 text-muted">
            {data &&
              data.total > 0 &&
              t('activities.span.count', {
                count: data.total,
                done: { raw: t('activities.span.done', { count: data.data.filter(isDone).length }) },
              })}
          </p>
        </div>
        <SpanSteps earlier={hrefOf(earlier)} later={hrefOf(later)} today={isNow ? null : hrefOf(today)} />
        <CourseFilter asked={asked} data={data} />
      </div>
      <KindsPart asked={asked} data={data} />
      <ZoneNote at={startOf(from)} />
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonBar className="h-120 w-full" />}
      {data && <Clashes entries={data.data} />}
      {data && data.total === 0 && (
        <EmptyState
          compact
          drawing="calendar"
          title={kind || courseId !== undefined ? t('activities.empty.filtered') : emptyTitle}
        />
      )}
      {data && children(data.data)}
      {more > 0 && (
        <p className="text-sm">
          <UiLink href={address.hrefWith({ view: 'list', from })} className={textLinkClass}>
            {t('activities.span.more', { count: more })}
          </UiLink>
        </p>
      )}
    </div>
  );
}
