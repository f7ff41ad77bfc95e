import type { RecommendedCourse } from '@sullam/api-client/schema.gen.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, moreLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useRecommended } from '../catalogue/catalogue.api.ts';
import { CourseCover } from '../catalogue/course-cover.tsx';
import { CourseGrid } from '../catalogue/course-grid.tsx';
import { CourseRow } from '../my-courses/course-row.tsx';
import { WelcomeSkeleton } from './first-day-skeletons.tsx';
import { useReasonOf } from './reason-of.ts';

const SHOWN = 4;

/** One course on its own art, and one way into it. */
function FirstCourse({ course }: { readonly course: RecommendedCourse }) {
  const t = useT();
  const format = useFormat();
  const { displayName } = useOrganization();
  const { firstName } = useMember();
  const reasonOf = useReasonOf();
  const facts = [
    reasonOf(course),
    ...(course.durationMinutes > 0 ? [format.duration(course.durationMinutes * MINUTE)] : []),
  ];
  return (
    <section className="relative flex min-h-85 min-w-0 flex-col justify-end overflow-hidden rounded-xl bg-shade">
      <CourseCover
        course={course}
        isFirst
        sizes="(min-width: 960px) 800px, 92vw"
        className="absolute! inset-0 aspect-auto size-full rounded-none!"
      />
      <div className="relative space-y-4 bg-[linear-gradient(to_top_in_oklab,var(--shade,#060c2b)_35%,transparent)] p-5 pt-24 sm:p-7 sm:pt-28">
        <div>
          <p className="flex items-center gap-2 text-sm font-semibold text-white">
            <span aria-hidden="true" className="mark-star" />
            {t('first-steps.welcome.lead', { organization: displayName, name: firstName })}
          </p>
          <h2 className="mt-0.5 text-[1.625rem] text-white sm:text-[2rem]">
            <AuthorTextFor text={course.title} unmarked />
          </h2>
          <p className="mt-1 text-sm text-white">{facts.join(' • ')}</p>
        </div>
        <LinkButton href={`/lms/courses/${course.courseId}/overview`} variant="secondary" size="lg">
          {t('first-steps.welcome.start')}
        </LinkButton>
      </div>
    </section>
  );
}

/** In place of the next lesson, for who has never had one: a course to begin with, and a few others. */
export function Welcome() {
  const t = useT();
  const { firstName } = useMember();
  const reasonOf = useReasonOf();
  const hasWords = useAreas(['first-steps']);
  const { data, isPending } = useRecommended(SHOWN);
  if (!hasWords || isPending) return <WelcomeSkeleton />;
  const [first, ...others] = data?.data ?? [];
  if (!first)
    return (
      <Card>
        <EmptyState
          compact
          drawing="no-courses"
          title={t('first-steps.welcome.nothing', { name: firstName })}
          action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
        />
      </Card>
    );
  return (
    <>
      <FirstCourse course={first} />
      {others.length > 0 && (
        <section className="pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="text-panel">{t('first-steps.welcome.others')}</h2>
            <UiLink href="/lms/all-courses" className={moreLinkClass}>
              {t('catalogue.titles.allCourses')}
            </UiLink>
          </div>
          <CourseGrid className="grid gap-x-7 sm:grid-cols-2">
            {others.slice(0, 2).map((course) => (
              <CourseRow key={course.courseId} course={course} reason={reasonOf(course)} />
            ))}
          </CourseGrid>
        </section>
      )}
    </>
  );
}
