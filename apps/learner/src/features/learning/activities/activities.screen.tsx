import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { CalendarSync, Printer } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { pagesOf } from '../../../parts/paging.ts';
import {
  dueQuery,
  SCHEDULE_DAYS,
  SCHEDULE_PAGE,
  type ScheduleEntry,
  type ScheduleFilter,
  scheduleQuery,
} from './activities.api.ts';
import { VIEWS, type View } from './activity-place.ts';
import { ActivityRows } from './activity-row.tsx';
import { DAY_HEADING, DaySections } from './day-sections.tsx';
import { DueList } from './due-list.tsx';
import { MonthView } from './month-view.tsx';
import { dayOf, daysAfter, monthsAfter } from './schedule-days.ts';
import { CourseFilter, KindsPart, SpanNav } from './schedule-tools.tsx';
import { type Asked, hrefOfView, useScheduleAddress } from './use-schedule-address.ts';
import { useViewKeys } from './use-view-keys.ts';
import { WeekView } from './week-view.tsx';

const CalendarFeedDialog = lazyPart(() => import('./calendar-feed-dialog.tsx').then((file) => file.CalendarFeedDialog));

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
      <h2 className={DAY_HEADING}>{t('activities.states.OVERDUE')}</h2>
      <ActivityRows entries={entries} />
    </section>
  );
}

/** What opens, is due and closes, day by day. */
function ScheduleView({ asked }: { readonly asked: Asked }) {
  const { address, today, from, kind, courseId, filter, page } = asked;
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <KindsPart asked={asked} data={data} />
        <CourseFilter asked={asked} data={data} />
      </div>
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
      {isKnown && <DaySections entries={data.data} today={today} level={2} />}
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

/** Keys of the page, and how far they go in each view. */
function useKeys(asked: Asked): void {
  const { address, view, from, today } = asked;
  const show = (next: View) => address.change({ view: next === VIEWS[0] ? null : next, page: null });
  const go = (day: string) => address.change({ from: day === today ? null : day, page: null });
  const step = (by: 1 | -1) => {
    if (view === 'week') go(daysAfter(from, 7 * by));
    if (view === 'month') go(monthsAfter(from, by));
    if (view === 'list') go(daysAfter(from, SCHEDULE_DAYS * by));
  };
  useViewKeys({
    today: () => go(today),
    week: () => show('week'),
    month: () => show('month'),
    list: () => show('list'),
    earlier: () => step(-1),
    later: () => step(1),
  });
}

/** `/dashboard/user-activities`: a week, a month or a list of all that is due and takes place, and what is still to be done. */
export function ActivitiesScreen() {
  const t = useT();
  const asked = useScheduleAddress();
  const { address, view, courseId, kind, page } = asked;
  const [isFeedOpen, setFeedOpen] = useState(false);
  useKeys(asked);
  return (
    <div className={cx('page-width page-gutter space-y-5 py-6', view !== 'week' && view !== 'month' && 'max-w-240')}>
      <PageHead
        title={t('activities.titles.page')}
        description={t(view === 'due' ? 'activities.due.lead' : 'activities.lead')}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button
              variant="outline"
              icon={CalendarSync}
              onClick={() => setFeedOpen(true)}
              {...preloadOn(CalendarFeedDialog)}
            >
              {t('calendar-feeds.dialog.open')}
            </Button>
            <Button variant="outline" icon={Printer} onClick={() => window.print()}>
              {t('common.actions.print')}
            </Button>
          </div>
        }
      />
      <LinkTabs
        label={t('activities.views.label')}
        className="print:hidden"
        items={VIEWS.map((each) => ({
          href: hrefOfView(asked, each),
          label: t(each === 'due' ? 'activities.titles.list' : `activities.views.${each}`),
          current: each === view,
        }))}
      />
      {isFeedOpen && <CalendarFeedDialog onClose={() => setFeedOpen(false)} />}
      {view === 'week' && <WeekView asked={asked} />}
      {view === 'month' && <MonthView asked={asked} />}
      {view === 'list' && <ScheduleView asked={asked} />}
      {view === 'due' && <DueList courseId={courseId} kind={kind} page={page} address={address} level={2} />}
    </div>
  );
}
