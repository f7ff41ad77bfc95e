import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, moreLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useFormat, useKit, useMember, usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { ContinueCard, ContinueSkeleton } from '../../../parts/continue-card.tsx';
import { CourseGrid } from '../../../parts/course-grid.tsx';
import { CourseRungs } from '../../../parts/course-rungs.tsx';
import { ToMark, useToMark } from '../../../parts/day-strip.tsx';
import { resumePath, useUnderWay } from '../../../parts/my-courses.api.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { DuePart, useDue, useHasActivities } from '../activities/activities.public.ts';
import { CourseCard, useRecommended } from '../catalogue/catalogue.public.ts';
import { CourseRow } from '../my-courses/my-courses.public.ts';
import { AnnouncementsPart } from './announcements-part.tsx';
import { useIsHidden, useLearner, useLearningWeek } from './dashboard.api.ts';
import { StepsSkeleton, WelcomeSkeleton } from './first-day-skeletons.tsx';
import { useReasonOf } from './reason-of.ts';
import { WeekPart } from './week-part.tsx';

// the plot brings d3 along: not before the rest
const ProgressPart = lazyPart(
  () => import('./progress-part.tsx').then((file) => file.ProgressPart),
  <SkeletonBar className="h-135 w-full sm:h-105" />,
);

// only who is new here needs them
const Welcome = lazyPart(() => import('./welcome.tsx').then((file) => file.Welcome), <WelcomeSkeleton />);
const FirstSteps = lazyPart(() => import('./first-steps.tsx').then((file) => file.FirstSteps), <StepsSkeleton />);

/** Small rows side by side. */
const ROWS = 'grid gap-x-7 sm:grid-cols-2';
/** As many cards as there are courses beside the first; three fill the line as four do. */
const CARDS =
  'grid gap-x-7 gap-y-10 max-sm:gap-0 sm:grid-cols-2 lg:grid-cols-4 lg:has-[>:nth-child(3):last-child]:grid-cols-3';
const NOON = 12;

/** Who learns nothing now is shown what could be next, and who works in the studio led there first. */
function NothingUnderWay() {
  const t = useT();
  const { mayEnterStudio } = usePortals();
  const learner = useLearner();
  if (learner.isPending) return <ContinueSkeleton />;
  if (!mayEnterStudio) return <Welcome hasFinished={learner.hasFinished} />;
  return (
    <EmptyState
      compact
      drawing="no-courses"
      title={t(learner.hasFinished ? 'catalogue.empty.inProgress' : 'catalogue.empty.myCourses')}
      action={
        <>
          <LinkButton href="/auth/studio?path=%2Fhome">{t('shell.profile.switchToInstructor')}</LinkButton>
          <LinkButton href="/lms/all-courses" variant="outline">
            {t('catalogue.empty.myCoursesAction')}
          </LinkButton>
        </>
      }
    />
  );
}

/** The next lesson of the course of the last visit; whoever has no course is shown where they are. */
function ContinuePart() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useUnderWay();
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ContinueSkeleton />;
  const [first] = data.data;
  return first ? <ContinueCard course={first} /> : <NothingUnderWay />;
}

/** What else is under way. */
function OthersPart() {
  const t = useT();
  const { data } = useUnderWay();
  const others = data?.data.slice(1) ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-sm:mb-0">
        <h2 className="text-panel">{t('dashboard.page.others')}</h2>
        <UiLink href="/lms/my-courses" className={moreLinkClass}>
          {t('dashboard.page.allMine')}
        </UiLink>
      </div>
      <CourseGrid className={CARDS}>
        {others.map((course) => (
          <li key={course.courseId}>
            <CourseCard
              course={course}
              href={resumePath(course)}
              progress={<CourseRungs course={course} />}
              sizes="(width < 600px) 116px, (width < 1280px) 50vw, 300px"
            />
          </li>
        ))}
      </CourseGrid>
    </section>
  );
}

/** Good morning or good evening, today, and how much is due: what one needs to know before anything is opened. */
function Greeting({ dueCount }: { readonly dueCount: number | undefined }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { firstName } = useMember();
  const at = new Date(now());
  const day = format.fields(at, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <PageHead
      title={t(at.getHours() < NOON ? 'dashboard.page.morning' : 'dashboard.page.evening', {
        name: firstName,
      })}
      description={
        <>
          {day}
          {dueCount !== undefined && (
            <> • {dueCount === 0 ? t('dashboard.page.nothingDue') : t('dashboard.page.due', { count: dueCount })}</>
          )}
        </>
      }
    />
  );
}

function RecommendedPart() {
  const t = useT();
  const reasonOf = useReasonOf();
  const { data, isError } = useRecommended(4);
  // nothing to offer, or no offer today: the dashboard is whole without
  if (isError || !data || data.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-panel">{t('catalogue.titles.recommended')}</h2>
      <CourseGrid className={ROWS}>
        {data.data.map((course) => (
          <CourseRow key={course.courseId} course={course} reason={reasonOf(course)} />
        ))}
      </CourseGrid>
    </section>
  );
}

/** `/dashboard`: the next lesson, what is due, what the reader learns, the next thing. */
export function DashboardScreen() {
  const t = useT();
  const underWay = useUnderWay();
  const marking = useToMark();
  const learner = useLearner();
  const stepsHidden = useIsHidden('first-steps', learner.mayHaveSteps);
  const isPending =
    underWay.isPending || marking.isPending || learner.isPending || (learner.mayHaveSteps && stepsHidden === undefined);
  const { mayEnterStudio } = usePortals();
  // what is recommended stands in the place of the next lesson
  const isWelcomed = !mayEnterStudio && underWay.data?.data.length === 0;
  const hasActivities = useHasActivities();
  const due = useDue(hasActivities);
  // asked for at once, drawn when what stands above has its height: nothing jumps under the reader's eyes
  const recommended = useRecommended(4);
  const week = useLearningWeek();
  const hasSteps = learner.mayHaveSteps && stepsHidden === false;
  // who has just come has nothing that is due, and other things to begin with
  const hasDue = hasActivities && !(hasSteps && due.data?.total === 0);
  const hasAside = hasDue || hasSteps;
  useEffect(() => {
    ProgressPart.preload();
  }, []);
  const isAboveKnown = !isPending && (!hasActivities || !due.isPending);
  const isBelowKnown = isAboveKnown && !recommended.isPending && !week.isPending;
  // beside two cards one below the other there is room for more than the week
  const isBeside = hasSteps && hasDue;
  return (
    <div className="page-width page-gutter space-y-12 py-8">
      <div>
        <Greeting dueCount={hasActivities ? due.data?.total : undefined} />
        <div
          className={cx(
            'grid grid-rows-[auto_1fr] items-start gap-6',
            (hasActivities || hasAside) && 'lg:grid-cols-[minmax(0,1fr)_25rem]',
          )}
        >
          <div className="min-w-0 space-y-4">
            {marking.toMark && <ToMark item={marking.toMark} />}
            {marking.isPending ? <ContinueSkeleton /> : <ContinuePart />}
          </div>
          {hasAside && !isPending && (
            <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {hasSteps && <FirstSteps />}
              {hasDue && <DuePart />}
            </div>
          )}
          {isAboveKnown && (
            <div className="min-w-0 space-y-8">
              <WeekPart isLearning={(underWay.data?.data.length ?? 0) > 0} />
              {isBelowKnown && isBeside && !isWelcomed && <RecommendedPart />}
            </div>
          )}
        </div>
      </div>
      {isBelowKnown && (
        <>
          <OthersPart />
          {!isBeside && !isWelcomed && <RecommendedPart />}
          {learner.hasFigures && (
            <section>
              <h2 className="mb-4 text-panel">{t('dashboard.page.figures')}</h2>
              <ProgressPart />
            </section>
          )}
          <AnnouncementsPart />
          <Hint slug="command-palette" />
        </>
      )}
    </div>
  );
}
