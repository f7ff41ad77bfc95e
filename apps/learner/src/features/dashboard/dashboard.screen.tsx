import { cx } from '@sullam/ui/base/cx.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { useDue } from '../activities/activities.api.ts';
import { DuePart, useHasActivities } from '../activities/due-part.tsx';
import { useRecommended } from '../catalogue/catalogue.api.ts';
import { CourseGrid } from '../catalogue/course-grid.tsx';
import { PageHead } from '../catalogue/page-head.tsx';
import { ContinueCard, ContinueSkeleton } from '../my-courses/continue-card.tsx';
import { CourseRow } from '../my-courses/course-row.tsx';
import { useUnderWay } from '../my-courses/my-courses.api.ts';
import { AnnouncementsPart } from './announcements-part.tsx';
import { useLearningWeek } from './dashboard.api.ts';
import { WeekPart } from './week-part.tsx';

// the plot brings d3 along: not before the rest
const ProgressPart = lazyPart(
  () => import('./progress-part.tsx').then((file) => file.ProgressPart),
  <SkeletonBar className="h-135 w-full sm:h-105" />,
);

/** Small rows side by side. */
const ROWS = 'grid gap-x-6 sm:grid-cols-2';

/** The next lesson of the course of the last visit; whoever has no course is shown where they are. */
function ContinuePart() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useUnderWay();
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ContinueSkeleton />;
  const [first] = data.data;
  if (first) return <ContinueCard course={first} />;
  return (
    <EmptyState
      compact
      drawing="no-courses"
      title={t('catalogue.empty.inProgress')}
      action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
    />
  );
}

/** What else is under way. */
function OthersPart() {
  const t = useT();
  const { data } = useUnderWay();
  const others = data?.data.slice(1) ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{t('catalogue.dashboard.others')}</h2>
        <UiLink href="/lms/my-courses" className={textLinkClass}>
          {t('catalogue.dashboard.allMine')}
        </UiLink>
      </div>
      <CourseGrid className={ROWS}>
        {others.map((course) => (
          <CourseRow key={course.courseId} course={course} />
        ))}
      </CourseGrid>
    </section>
  );
}

function RecommendedPart() {
  const t = useT();
  const { data, isError } = useRecommended(4);
  // nothing to offer, or no offer today: the dashboard is whole without
  if (isError || !data || data.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('catalogue.titles.recommended')}</h2>
      <CourseGrid className={ROWS}>
        {data.data.map((course) => (
          <CourseRow key={course.courseId} course={course} />
        ))}
      </CourseGrid>
    </section>
  );
}

/** `/dashboard`: the next lesson, what is due, what the reader learns, the next thing. */
export function DashboardScreen() {
  const t = useT();
  const { firstName } = useMember();
  const { isPending } = useUnderWay();
  const hasActivities = useHasActivities();
  const due = useDue(hasActivities);
  // asked for at once, drawn when what stands above has its height: nothing jumps under the reader's eyes
  const recommended = useRecommended(4);
  const week = useLearningWeek();
  useEffect(() => ProgressPart.preload(), []);
  const isAboveKnown = !isPending && (!hasActivities || !due.isPending);
  return (
    <div className="page-width page-gutter space-y-10 py-8">
      <div>
        <PageHead title={t('catalogue.dashboard.welcome', { name: firstName })} />
        <div
          className={cx(
            'grid grid-rows-[auto_1fr] items-start gap-6',
            hasActivities && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <ContinuePart />
          {hasActivities && !isPending && (
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <DuePart />
            </div>
          )}
          {isAboveKnown && <WeekPart />}
        </div>
      </div>
      {isAboveKnown && !recommended.isPending && !week.isPending && (
        <>
          <OthersPart />
          <RecommendedPart />
          <section>
            <h2 className="mb-4 text-xl">{t('catalogue.dashboard.figures')}</h2>
            <ProgressPart />
          </section>
          <AnnouncementsPart />
          <Hint slug="command-palette" />
        </>
      )}
    </div>
  );
}
