import { ACTIVITY_KINDS, type ActivityKind } from '@sullam/domain/activities.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pagesOf } from '../catalogue/paging.ts';
import { useExistingPage } from '../catalogue/use-existing-page.ts';
import { DAYS_AHEAD, dueListQuery, SCHEDULE_PAGE, type Schedule, type ScheduleEntry } from './activities.api.ts';
import { ActivityRows } from './activity-row.tsx';
import { dayOf, daysAfter, startOf } from './schedule-days.ts';

/** Several of a kind. */
const KIND_WORDS = {
  EXAM: 'course.titles.exams',
  ASSIGNMENT: 'course.titles.assignments',
  SURVEY: 'course.titles.surveys',
  POLL: 'course.titles.polls',
  DISCUSSION: 'course.titles.discussionBoards',
  CHECKLIST: 'activities.kinds.CHECKLISTS',
} as const satisfies Record<ActivityKind, MessageKey>;

interface KindsProps {
  readonly counts: Schedule['counts'];
  readonly kind: ActivityKind | undefined;
  readonly hrefWith: AddressQuery['hrefWith'];
}

/** The kinds that there are, each with how many; together they are all. */
function Kinds({ counts, kind, hrefWith }: KindsProps) {
  const t = useT();
  const format = useFormat();
  const countOf = (each: ActivityKind) => counts.find((entry) => entry.kind === each)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: undefined, label: t('activities.filters.all'), count: all },
    ...ACTIVITY_KINDS.filter((each) => each === kind || countOf(each) > 0).map((each) => ({
      kind: each,
      label: t(KIND_WORDS[each]),
      count: countOf(each),
    })),
  ];
  return (
    <nav aria-label={t('activities.filters.kind')} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.label}>
            <UiLink
              href={hrefWith({ kind: choice.kind ?? null, page: null })}
              aria-current={choice.kind === kind ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm no-underline transition-colors touch:min-h-11',
                choice.kind === kind
                  ? 'border-primary bg-primary-soft font-medium text-primary-text'
                  : 'border-control bg-surface text-ink hover:bg-subtle',
              )}
            >
              {choice.label} <span className="text-muted tabular">{format.number(choice.count)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
  readonly kind: ActivityKind | undefined;
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
      {(data.counts.length > 0 || kind) && <Kinds counts={data.counts} kind={kind} hrefWith={address.hrefWith} />}
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
