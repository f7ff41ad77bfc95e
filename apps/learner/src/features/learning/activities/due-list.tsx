import type { ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { DAYS_AHEAD, dueListQuery, SCHEDULE_PAGE, type ScheduleEntry } from './activities.api.ts';
import { ActivityRows } from './activity-row.tsx';
import { KindFilter } from './kind-filter.tsx';
import { dayOf, daysAfter, startOf } from './schedule-days.ts';

type Part = 'overdue' | 'week' | 'later';
const PART_KEYS = {
  overdue: 'activities.states.OVERDUE',
  week: 'activities.due.week',
  later: 'activities.due.later',
} as const;

/** What is overdue, what is due in the next days, what comes after; each in the order of its dates. */
export function duePartsOf(entries: readonly ScheduleEntry[], today: string): [Part, ScheduleEntry[]][] {
  const later = startOf(daysAfter(today, DAYS_AHEAD)).getTime();
  const partOf = ({ state, at }: ScheduleEntry): Part =>
    state === 'OVERDUE' ? 'overdue' : Date.parse(at) < later ? 'week' : 'later';
  return (['overdue', 'week', 'later'] as const)
    .map((part): [Part, ScheduleEntry[]] => [part, entries.filter((entry) => partOf(entry) === part)])
    .filter(([, ofPart]) => ofPart.length > 0);
}

export interface DueListProps {
  /** In which course; without one, in all. */
  readonly courseId: number | undefined;
  readonly kind: ScheduleKind | undefined;
  readonly page: number;
  readonly address: AddressQuery;
  /** Of the headings in it. */
  readonly level: 2 | 3;
  /** The page itself names the course. */
  readonly withoutCourse?: boolean;
}

/** Exams, assignments, surveys and polls that are still to be done, as one list by their dates; what is overdue comes first. */
export function DueList({ courseId, kind, page, address, level, withoutCourse }: DueListProps) {
  const t = useT();
  const { now } = useKit();
  const today = dayOf(now());
  const { data, isError, isFetching, refetch } = useQuery({
    ...dueListQuery(today, { kinds: kind && [kind], courseIds: courseId === undefined ? undefined : [courseId] }, page),
    placeholderData: keepPreviousData,
  });
  const isPast = useExistingPage(address, { page, total: data?.total, size: SCHEDULE_PAGE });
  if (!data && isError)
    return (
      <ErrorState level={level} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data || isPast) return <SkeletonText lines={10} />;
  const Heading = `h${level}` as const;
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {t('activities.due.count', { count: data.total })}
      </p>
      {(data.counts.length > 0 || kind) && <KindFilter counts={data.counts} kind={kind} hrefWith={address.hrefWith} />}
      {data.total === 0 && (
        <EmptyState drawing="calendar" title={t(kind ? 'activities.empty.ofKind' : 'activities.empty.list')} />
      )}
      {duePartsOf(data.data, today).map(([part, entries]) => (
        <section key={part}>
          <Heading className={cx('mb-2 text-lg', part === 'overdue' && 'text-danger-text')}>
            {t(PART_KEYS[part])}
          </Heading>
          <ActivityRows entries={entries} withoutCourse={withoutCourse ?? false} />
        </section>
      ))}
      <Pagination
        page={page}
        pages={pagesOf(data.total, SCHEDULE_PAGE)}
        hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
      />
    </div>
  );
}
