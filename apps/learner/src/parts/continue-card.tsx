import { MINUTE } from '@sullam/domain/limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Play } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseArt } from './course-art.tsx';
import { CourseCover } from './course-cover.tsx';
import { CourseRungs } from './course-rungs.tsx';
import { type EnrolledCourse, leftOf, resumePath } from './my-courses.api.ts';

interface ContinueCardProps {
  readonly course: EnrolledCourse;
  /** `strip` where something else is the page's own matter. */
  readonly look?: 'card' | 'strip';
}

/** Its place until it is known. */
export const ContinueSkeleton = ({ look = 'card' }: Pick<ContinueCardProps, 'look'>) => (
  <SkeletonBar className={cx('w-full rounded-xl!', look === 'card' ? 'h-85' : 'h-16 md:h-44')} />
);

/** Where the rungs say that nothing was begun, nothing is gone on with. */
const leadKey = ({ finishedCount }: EnrolledCourse) =>
  finishedCount === 0 ? 'catalogue.titles.start' : 'catalogue.titles.continue';

/** The lesson to go on with; none where the lessons are done and the course isn't. */
const lessonOf = (course: EnrolledCourse) => (leftOf(course) ? null : course.nextLesson);

/** What stands in the place of a lesson. */
const otherWayOf = (course: EnrolledCourse) => (leftOf(course) ? 'catalogue.left.see' : 'catalogue.continue.toCourse');

/** What the button leads to, by name, and how long it takes. */
function NextLesson({ course }: Pick<ContinueCardProps, 'course'>) {
  const t = useT();
  const format = useFormat();
  const nextLesson = lessonOf(course);
  return (
    <UiLink
      href={resumePath(course)}
      className={cx(
        buttonClass({ variant: 'secondary', size: 'lg' }),
        'w-full max-w-95 justify-start gap-3 font-semibold leading-heading h-auto! min-h-12 py-2 normal-case whitespace-normal! focus-visible:outline-white',
      )}
    >
      <Icon of={Play} size={18} className="fill-current" />
      <span className="min-w-0 flex-1 text-start wrap-anywhere clip-lines-2">
        {nextLesson ? <AuthorTextFor text={nextLesson.title} unmarked /> : t(otherWayOf(course))}
      </span>
      {nextLesson && nextLesson.durationMinutes > 0 && (
        <span className="shrink-0 text-sm font-normal">{format.duration(nextLesson.durationMinutes * MINUTE)}</span>
      )}
    </UiLink>
  );
}

/** The next lesson in one line, where the page is small and something else is its matter: all of it is the way there. */
export function ContinueLine({ course }: Pick<ContinueCardProps, 'course'>) {
  const t = useT();
  const nextLesson = lessonOf(course);
  return (
    <UiLink
      href={resumePath(course)}
      className="flex h-16 min-w-0 items-center gap-3 overflow-hidden rounded-lg border border-line bg-surface pe-3 text-ink no-underline transition-colors hover:bg-subtle"
    >
      <CourseCover course={course} isFirst sizes="64px" className="aspect-auto! size-16 shrink-0 rounded-none!" />
      <span className="min-w-0 flex-1">
        <span className="clip-line block text-sm text-muted">
          <AuthorTextFor text={course.title} unmarked />
        </span>
        <span className="clip-line block font-semibold">
          {nextLesson ? <AuthorTextFor text={nextLesson.title} unmarked /> : t(otherWayOf(course))}
        </span>
      </span>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-secondary text-on-secondary">
        <Icon of={Play} size={18} className="fill-current" />
        <span className="sr-only">{t(leadKey(course))}</span>
      </span>
    </UiLink>
  );
}

/** The course of the last visit on its own art: one press leads into the next lesson. */
export function ContinueCard({ course, look = 'card' }: ContinueCardProps) {
  const t = useT();
  return (
    <CourseArt course={course} look={look} lead={t(leadKey(course))} action={<NextLesson course={course} />}>
      <CourseRungs course={course} onPicture />
    </CourseArt>
  );
}
