import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { useDue } from '../activities/activities.api.ts';
import { DuePart } from '../activities/due-part.tsx';
import { useRecommended } from '../catalogue/catalogue.api.ts';
import { CourseCard } from '../catalogue/course-card.tsx';
import { CourseGrid, GRID } from '../catalogue/course-grid.tsx';
import { PageHead } from '../catalogue/page-head.tsx';
import { ContinueCard } from '../my-courses/continue-card.tsx';
import { resumePath, useMyCourses } from '../my-courses/my-courses.api.ts';
import { AnnouncementsPart } from './announcements-part.tsx';

// the plot brings d3 along: not before the rest
const ProgressPart = lazyPart(
  () => import('./progress-part.tsx').then((file) => file.ProgressPart),
  <SkeletonBar className="h-135 w-full sm:h-105" />,
);

const useUnderWay = () => useMyCourses({ tab: 'in-progress', search: '', sort: 'last-visited', page: 1 }, 4);

/** Where the reader was last, and what else is under way. */
function ContinuePart() {
  const t = useT();
  const { data } = useUnderWay();
  if (!data) return <SkeletonBar className="h-56 w-full" />;
  const [first, ...rest] = data.data;
  if (!first)
    return (
      <EmptyState
        compact
        drawing="no-courses"
        title={t('catalogue.empty.inProgress')}
        action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
      />
    );
  return (
    <div className="space-y-6">
      <ContinueCard course={first} />
      {rest.length > 0 && (
        <CourseGrid>
          {rest.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} href={resumePath(course)} />
            </li>
          ))}
        </CourseGrid>
      )}
    </div>
  );
}

function RecommendedPart() {
  const t = useT();
  const { data, isError } = useRecommended(3);
  // nothing to offer, or no offer today: the dashboard is whole without
  if (isError || data?.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('catalogue.titles.recommended')}</h2>
      {data ? (
        <CourseGrid>
          {data.data.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} />
            </li>
          ))}
        </CourseGrid>
      ) : (
        <SkeletonCards count={3} className={GRID} />
      )}
    </section>
  );
}

/** `/dashboard`: go on, see how far one is, find the next thing. */
export function DashboardScreen() {
  const t = useT();
  const { firstName } = useMember();
  const { isPending } = useUnderWay();
  const due = useDue();
  // asked for at once, drawn when what stands above has its height: nothing jumps under the reader's eyes
  useRecommended(3);
  useEffect(() => ProgressPart.preload(), []);
  return (
    <div className="page-width page-gutter space-y-10 py-8">
      <div>
        <PageHead
          title={t('catalogue.dashboard.welcome', { name: firstName })}
          description={t('catalogue.dashboard.subtitle')}
        />
        <ContinuePart />
      </div>
      {!isPending && <DuePart />}
      {!isPending && !due.isPending && (
        <>
          <section>
            <h2 className="mb-4 text-xl">{t('catalogue.dashboard.figures')}</h2>
            <ProgressPart />
          </section>
          <AnnouncementsPart />
          <RecommendedPart />
          <Hint slug="command-palette" />
        </>
      )}
    </div>
  );
}
