import type { RecommendedCourse } from '@sullam/api-client/schema.gen.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, moreLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useFormat, useMember, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { CourseArt } from '../../../parts/course-art.tsx';
import { CourseGrid } from '../../../parts/course-grid.tsx';
import { useRecommended } from '../catalogue/catalogue.public.ts';
import { CourseRow } from '../my-courses/my-courses.public.ts';
import { WelcomeSkeleton } from './first-day-skeletons.tsx';
import { useReasonOf } from './reason-of.ts';

const SHOWN = 4;

interface WelcomeProps {
  /** Somebody who is through with what they began, not somebody who has just come. */
  readonly hasFinished: boolean;
}

/** One course on its own art, and one way into it. */
function FirstCourse({ course, hasFinished }: WelcomeProps & { readonly course: RecommendedCourse }) {
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
    <CourseArt
      course={course}
      lead={
        hasFinished
          ? t('first-steps.welcome.next', { name: firstName })
          : t('first-steps.welcome.lead', { organization: displayName, name: firstName })
      }
      action={
        <LinkButton href={`/lms/courses/${course.courseId}/overview`} variant="secondary" size="lg">
          {t('first-steps.welcome.start')}
        </LinkButton>
      }
    >
      <p className="text-sm text-white">{facts.join(' • ')}</p>
    </CourseArt>
  );
}

/** In place of the next lesson, where there is none: a course to begin with, and a few others. */
export function Welcome({ hasFinished }: WelcomeProps) {
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
          title={hasFinished ? t('catalogue.empty.inProgress') : t('first-steps.welcome.nothing', { name: firstName })}
          action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
        />
      </Card>
    );
  return (
    <>
      <FirstCourse course={first} hasFinished={hasFinished} />
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
