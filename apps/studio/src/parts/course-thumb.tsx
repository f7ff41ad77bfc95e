import { Cover } from '@sullam/ui/components/card.tsx';
import type { TeachingCourse } from './course-types.ts';

/** A course's cover in a row, or the one that is drawn for it. */
export function CourseThumb({
  course,
  className = 'w-18',
}: {
  readonly course: Pick<TeachingCourse, 'cover' | 'coverArt'> & Partial<Pick<TeachingCourse, 'category'>>;
  readonly className?: string;
}) {
  const { cover } = course;
  const small = cover?.variants.toSorted((one, other) => one.width - other.width)[0];
  return (
    <span className={`block shrink-0 self-start overflow-hidden rounded-md ${className}`}>
      <Cover src={small?.url ?? cover?.url ?? course.coverArt} hue={course.category?.hue} />
    </span>
  );
}
