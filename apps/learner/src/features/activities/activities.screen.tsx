import '../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHead } from '../catalogue/page-head.tsx';
import { pageOf, pagesOf } from '../catalogue/paging.ts';
import { dueQuery, SCHEDULE_PAGE, type ScheduleEntry, type ScheduleFilter, scheduleQuery } from './activities.api.ts';
import { ActivityRows } from './activity-row.tsx';
import { DueList } from './due-list.tsx';
import { byDay, dayFrom, dayOf, daysAfter, kindFrom, startOf } from './schedule-days.ts';
import { ScheduleFilters, SpanNav } from './schedule-tools.tsx';

/** What the address asks for. */
function useAsked() {
  const { now } = useKit();
  const address = useAddressQuery();
  const today = dayOf(now());
  const kind = kindFrom(address.value('kind'));
  const isDue = address.value('view') === 'due';
  const course = Number(address.value('course'));
  const courseId = Number.isSafeInteger(course) && course > 0 ? course : undefined;
  const filter: ScheduleFilter = {
    ...(kind ? { kinds: [kind] } : {}),
    ...(courseId === undefined ? {} : { courseIds: [courseId] }),
  };
  const from = dayFrom(address.value('from')) ?? today;
  return { address, today, from, isDue, kind, courseId, filter, page: pageOf(address.value('page')) };
}

const HEADING = 'mb-2 flex flex-wrap items-baseline gap-x-2 text-lg';

/** The day in words where it is near, and its date. */
function DayHeading({ day, today }: { readonly day: string; readonly today: string }) {
  const t = useT();
  const format = useFormat();
  const near = (['yesterday', 'today', 'tomorrow'] as const).find((_, index) => day === daysAfter(today, index - 1));
  return (
    <h2 className={HEADING}>
      {near && <span>{t(`activities.days.${near}`)}</span>}
      <span className={near && 'text-base font-normal text-muted'}>{format.date(startOf(day), 'full')}</span>
    </h2>
  );
}

/** What should have been done before today; undefined until that is known, or nothing where it can't be had. */
function useOverdue(today: string, filter: ScheduleFilter, isAsked: boolean): ScheduleEntry[] | undefined {
  const { data, isPending } = useQuery({
    ...dueQuery({ from: today, count: 1, ...filter }, SCHEDULE_PAGE),
    enabled: isAsked,
    meta: { isQuiet: true },
  });
  if (isAsked && isPending) return undefined;
  return data?.data.filter(({ at }) => dayOf(at) < today) ?? [];
}

function OverduePart({ entries }: { readonly entries: readonly ScheduleEntry[] }) {
  const t = useT();
  return (
    <section>
      <h2 className={HEADING}>{t('activities.states.OVERDUE')}</h2>
      <ActivityRows entries={entries} />
    </section>
  );
}

function Days({ entries, today }: { readonly entries: readonly ScheduleEntry[]; readonly today: string }) {
  return byDay(entries).map(([day, ofDay]) => (
    <section key={day}>
      <DayHeading day={day} today={today} />
      <ActivityRows withinDay entries={ofDay} />
    </section>
  ));
}

type Asked = ReturnType<typeof useAsked>;

/** What opens, is due and closes, day by day. */
function ScheduleView({ asked: { address, today, from, kind, courseId, filter, page } }: { readonly asked: Asked }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery({
    ...scheduleQuery(from, filter, page),
    placeholderData: keepPreviousData,
  });
  const showsOverdue = from === today && page === 1;
  const overdue = useOverdue(today, filter, showsOverdue);
  // both at once: what is overdue stands above the days and would push them down
  const isKnown = data !== undefined && overdue !== undefined;
  return (
    <>
      <ScheduleFilters kind={kind} courseId={courseId} courses={data?.courses ?? []} onChange={address.change} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SpanNav from={from} today={today} hrefWith={address.hrefWith} />
      </div>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!isKnown && !isError && <SkeletonText lines={10} />}
      {isKnown && showsOverdue && overdue.length > 0 && <OverduePart entries={overdue} />}
      {isKnown && data.data.length === 0 && (
        <EmptyState
          drawing="calendar"
          title={t(kind || courseId ? 'activities.empty.filtered' : 'activities.empty.span')}
        />
      )}
      {isKnown && <Days entries={data.data} today={today} />}
      {isKnown && (
        <Pagination
          page={page}
          pages={pagesOf(data.total, SCHEDULE_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </>
  );
}

/** `/dashboard/user-activities`: the schedule of all courses; as another view of it, what is still to be done. */
export function ActivitiesScreen() {
  const t = useT();
  const asked = useAsked();
  const { address, isDue, courseId, kind, page } = asked;
  const hrefOf = (view: 'due' | null) => address.hrefWith({ view, from: null, page: null });
  return (
    <div className="page-width page-gutter max-w-240 space-y-6 py-8">
      <PageHead
        title={t('activities.titles.page')}
        description={t(isDue ? 'activities.due.lead' : 'activities.lead')}
        actions={
          <Button variant="outline" icon={Printer} className="print:hidden" onClick={() => window.print()}>
            {t('common.actions.print')}
          </Button>
        }
      />
      <LinkTabs
        label={t('activities.views.label')}
        className="print:hidden"
        items={[
          { href: hrefOf(null), label: t('activities.views.schedule'), current: !isDue },
          { href: hrefOf('due'), label: t('activities.titles.list'), current: isDue },
        ]}
      />
      {isDue ? (
        <DueList courseId={courseId} kind={kind} page={page} address={address} level={2} />
      ) : (
        <ScheduleView asked={asked} />
      )}
    </div>
  );
}
