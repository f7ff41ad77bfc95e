import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseGrid } from '../../../parts/course-grid.tsx';
import { CourseCard } from '../catalogue/catalogue.public.ts';
import type { Specialization, SpecializationGroup } from './specializations.api.ts';
import { StandingRungs } from './standing-rungs.tsx';

interface GroupProps {
  readonly group: SpecializationGroup;
  readonly courses: Specialization['courses'];
  readonly number: number;
  /** Those that count as completed for what was learned elsewhere. */
  readonly recognized: readonly number[];
  /** The only group of all courses is the list of contents itself: there is nothing to say of it. */
  readonly isOnly: boolean;
}

/** What a group asks for, how much of it is there, and its courses; those that all are needed are steps. */
function Group({ group, courses, number, recognized, isOnly }: GroupProps) {
  const t = useT();
  const authorText = useAuthorText();
  const { title, neededCount, neededCourseCount, progressPercent, isSatisfied } = group;
  const label = authorText(title) || t('specializations.page.group', { number });
  return (
    <section>
      {isOnly && <h2 className="mb-4 text-panel">{t('specializations.page.courses')}</h2>}
      {!isOnly && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <h2 className="text-panel">{authorText(title) ? <AuthorTextFor text={title} /> : label}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span>
                {neededCount === null
                  ? t('specializations.page.all')
                  : t('specializations.page.choose', { needed: neededCourseCount, total: courses.length })}
              </span>
              {progressPercent !== null && isSatisfied && (
                <Badge tone="success">{t('specializations.page.groupDone')}</Badge>
              )}
            </p>
          </div>
          {progressPercent !== null && !isSatisfied && (
            <div className="w-full sm:w-60">
              <StandingRungs standing={group} label={label} />
            </div>
          )}
        </div>
      )}
      <CourseGrid>
        {courses.map((course, at) => (
          <li key={course.courseId} className="flex flex-col gap-2">
            <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-muted empty:hidden">
              {neededCount === null && courses.length > 1 && t('specializations.page.step', { number: at + 1 })}
              {recognized.includes(course.courseId) && (
                <Badge tone="success">{t('specializations.page.recognized')}</Badge>
              )}
            </p>
            <div className="flex-1">
              <CourseCard course={course} />
            </div>
          </li>
        ))}
      </CourseGrid>
    </section>
  );
}

/** What a specialization asks for, group after group. */
export function SpecializationGroups({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const { courses, groups } = specialization;
  const shown = groups
    .map((group) => ({ group, courses: courses.filter(({ courseId }) => group.courseIds.includes(courseId)) }))
    .filter((each) => each.courses.length > 0);
  const [first] = shown;
  const isOnly = shown.length === 1 && first?.group.neededCount === null;
  return (
    <div className="space-y-12">
      {shown.length === 0 && <EmptyState compact drawing="no-courses" title={t('common.empty.title')} />}
      {shown.map((each, at) => (
        <Group
          key={each.group.specializationGroupId}
          {...each}
          number={at + 1}
          recognized={specialization.recognizedCourseIds}
          isOnly={isOnly}
        />
      ))}
    </div>
  );
}
