import type { CourseCard } from '@sullam/api-client/schema.gen.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Fact, FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { CourseRungs } from '../../../parts/course-rungs.tsx';
import { type EnrolledCourse, resumePath } from '../../../parts/my-courses.api.ts';

interface CourseRowProps {
  readonly course: CourseCard | EnrolledCourse;
  /** Why it is offered. */
  readonly reason?: string;
}

/** Who teaches and how long it takes; a name is whole, on a line of its own where it has to be. */
function Facts({ course: { instructors, durationMinutes } }: CourseRowProps) {
  const format = useFormat();
  const [teacher] = instructors;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted">
      {teacher && (
        <Fact>
          <bdi>{`${teacher.firstName} ${teacher.lastName}`}</bdi>
        </Fact>
      )}
      {durationMinutes > 0 && <Fact>{format.duration(durationMinutes * MINUTE)}</Fact>}
    </p>
  );
}

/** A course in three lines beside its picture: category, title, and how far one is, or what it is. */
export function CourseRow({ course, reason }: CourseRowProps) {
  const own = 'enrollmentId' in course ? course : null;
  return (
    <li className="group relative flex min-w-0 items-center gap-4 border-b border-line py-3">
      <CourseCover course={course} sizes="116px" className="aspect-auto h-23 w-29 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 space-y-1">
        {course.category && (
          <FieldLine hue={course.category.hue}>
            <AuthorTextFor text={course.category.name} unmarked />
          </FieldLine>
        )}
        <h3 className="text-card">
          <UiLink
            href={own ? resumePath(own) : `/lms/courses/${course.courseId}/overview`}
            className="clip-lines-2 leading-heading text-ink no-underline after:absolute after:inset-0 group-hover:text-primary-text"
          >
            <AuthorTextFor text={course.title} unmarked />
          </UiLink>
        </h3>
        {own ? <CourseRungs course={own} /> : <Facts course={course} />}
        {reason && <p className="clip-lines-2 text-sm text-muted">{reason}</p>}
      </div>
    </li>
  );
}
