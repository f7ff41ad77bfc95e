import { Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import type { TeachingCourse } from './course-types.ts';

const PLAIN_HUE = 210;

/** A course's cover in a row, or its drawing. */
export function CourseThumb({
  course,
  className = 'w-18',
}: {
  readonly course: Pick<TeachingCourse, 'courseId' | 'cover' | 'category'>;
  readonly className?: string;
}) {
  const { cover } = course;
  const small = cover?.variants.toSorted((one, other) => one.width - other.width)[0];
  return (
    <span className={`block shrink-0 self-start overflow-hidden rounded-md ${className}`}>
      <Cover
        src={small?.url ?? cover?.url}
        art={<CourseArt id={course.courseId} hue={course.category?.hue ?? PLAIN_HUE} />}
      />
    </span>
  );
}
