import { Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseStatusBadge } from '../../../parts/course-status.tsx';
import { CourseThumb } from '../../../parts/course-thumb.tsx';
import type { TeachingCourse } from '../../../parts/course-types.ts';
import { PartStates } from '../../../parts/part-states.tsx';
import { ActivityBars } from './activity-bars.tsx';
import { type CoursePulse, pulseQuery, recentCoursesQuery, type Scope } from './home.api.ts';

interface RowProps {
  readonly course: TeachingCourse;
  readonly pulse: CoursePulse | undefined;
  readonly days: readonly string[];
}

/** How a course is doing; a draft has nothing to show but the way to its publication. */
function PulseCells({ course, pulse, days }: RowProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  if (course.status === 'DRAFT')
    return (
      <UiLink
        href={`/courses/${course.courseId}/publication`}
        className={`${textLinkClass} relative z-1 sm:col-span-3`}
      >
        {t('studio.home.finishDraft')}
      </UiLink>
    );
  if (!pulse) return <span className="max-sm:hidden sm:col-span-3" />;
  return (
    <>
      <span className="text-end text-sm text-muted tabular">
        <span className="sm:hidden">{t('studio.pulse.learners', { count: pulse.learnerCount })}</span>
        <span className="max-sm:hidden">{format.number(pulse.learnerCount)}</span>
      </span>
      <span className="max-md:hidden">
        <ActivityBars days={days} counts={pulse.activeByDay} />
      </span>
      <span className="w-32 max-sm:hidden">
        {pulse.medianPercent === null ? (
          <span className="text-sm text-muted">{format.number(0)}</span>
        ) : (
          <ProgressBar
            share={pulse.medianPercent / 100}
            label={t('studio.pulse.median', { title: text(course.title) })}
            showValue
            thin
          />
        )}
      </span>
    </>
  );
}

function Row(props: RowProps) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const { course } = props;
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 px-4 py-3 hover:bg-subtle sm:grid-cols-[1fr_5.5rem_8rem] sm:px-5 md:grid-cols-[1fr_5.5rem_8rem_8rem]">
      <div className="flex min-w-0 items-center gap-3">
        <CourseThumb course={course} className="w-14" />
        <div className="min-w-0">
          <UiLink
            href={`/courses/${course.courseId}/outline`}
            className="clip-lines-2 font-medium text-ink no-underline after:absolute after:inset-0"
          >
            <AuthorTextFor text={course.title} fallback={t('studio.courses.untitled')} />
          </UiLink>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {course.status !== 'PUBLISHED' && <CourseStatusBadge status={course.status} />}
            <time dateTime={course.updatedAt} className="text-muted">
              {t('studio.home.changed', { when: format.relative(course.updatedAt, new Date(kit.now()), t) })}
            </time>
          </p>
        </div>
      </div>
      <PulseCells {...props} />
    </li>
  );
}

/** The courses that were worked on last, and how they are doing. */
export function RecentCourses({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const courses = useQuery(recentCoursesQuery(scope));
  const pulse = useQuery(pulseQuery(scope));
  const rows = courses.data?.data ?? [];
  return (
    <Card as="section" padding="none" className="overflow-hidden">
      <div className="flex items-baseline justify-between gap-4 px-4 py-4 sm:px-5">
        <h2 className="text-lg">{t('studio.home.recent')}</h2>
        {rows.length > 0 && (
          <UiLink href="/courses" className={textLinkClass}>
            {t('studio.home.allCourses', { count: courses.data?.total ?? 0 })}
          </UiLink>
        )}
      </div>
      <PartStates query={courses} />
      {courses.data && rows.length === 0 && (
        <EmptyState
          drawing="no-courses"
          title={t('studio.courses.empty')}
          action={
            <LinkButton href="/courses?create=1" icon={Plus}>
              {t('studio.courses.emptyAction')}
            </LinkButton>
          }
          compact
        />
      )}
      {rows.length > 0 && (
        <>
          <p
            aria-hidden="true"
            className="grid grid-cols-[1fr_5.5rem_8rem] gap-x-5 border-t border-line bg-subtle px-5 py-2 text-sm text-muted max-sm:hidden md:grid-cols-[1fr_5.5rem_8rem_8rem]"
          >
            <span>{t('studio.pulse.course')}</span>
            <span className="text-end">{t('studio.pulse.learnersHead')}</span>
            <span className="max-md:hidden">{t('studio.pulse.days')}</span>
            <span>{t('studio.pulse.medianHead')}</span>
          </p>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((course) => (
              <Row
                key={course.courseId}
                course={course}
                pulse={pulse.data?.courses.find(({ courseId }) => courseId === course.courseId)}
                days={pulse.data?.days ?? []}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
