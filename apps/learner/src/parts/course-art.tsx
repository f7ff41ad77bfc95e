import { cx } from '@sullam/ui/base/cx.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { CourseCover } from './course-cover.tsx';
import type { EnrolledCourse } from './my-courses.api.ts';

const LOOKS = {
  card: { height: 'min-h-85', inner: 'space-y-4 p-5 pt-24 sm:p-7 sm:pt-28' },
  strip: {
    height: 'min-h-52 sm:min-h-44',
    inner: 'flex flex-col gap-x-10 gap-y-4 p-5 pt-10 sm:flex-row sm:items-end sm:p-7 sm:pt-14',
  },
} as const;

interface CourseArtProps {
  readonly course: ComponentProps<typeof CourseCover>['course'] & Pick<EnrolledCourse, 'title'>;
  /** `strip` where something else is the page's own matter. */
  readonly look?: keyof typeof LOOKS;
  /** Above the title: why this course. */
  readonly lead: ReactNode;
  /** The one way into it. */
  readonly action: ReactNode;
  /** Below the title. */
  readonly children: ReactNode;
}

/** One course on its own art. */
export function CourseArt({ course, look = 'card', lead, action, children }: CourseArtProps) {
  const { height, inner } = LOOKS[look];
  return (
    <section className={cx('relative flex min-w-0 flex-col justify-end overflow-hidden rounded-xl bg-shade', height)}>
      <CourseCover
        course={course}
        isFirst
        sizes="(min-width: 960px) 800px, 92vw"
        className="absolute! inset-0 aspect-auto size-full rounded-none!"
      />
      <div className={cx('relative bg-[linear-gradient(to_top_in_oklab,var(--shade,#060c2b)_35%,transparent)]', inner)}>
        <div className="min-w-0 flex-1 space-y-3">
          <div>
            <p className="flex items-center gap-2 text-sm font-semibold text-white">
              <span aria-hidden="true" className="mark-star" />
              {lead}
            </p>
            <h2 className="mt-0.5 text-[1.625rem] text-white sm:text-[2rem]">
              <AuthorTextFor text={course.title} unmarked />
            </h2>
          </div>
          {children}
        </div>
        {action}
      </div>
    </section>
  );
}
