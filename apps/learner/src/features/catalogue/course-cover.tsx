import type { CourseCard } from '@sullam/api-client/schema.gen.ts';
import { COURSE_CARD_SIZES } from '@sullam/domain/picture-sizes.ts';
import { Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';

/** Blue, for what belongs to no category. */
const NO_HUE = 215;

interface CourseCoverProps {
  readonly course: Pick<CourseCard, 'courseId' | 'cover' | 'category'>;
  readonly isFirst?: boolean;
  readonly sizes?: string;
  readonly className?: string;
}

/** The picture of a course in the widths that there are, or art drawn from its id and category. */
export function CourseCover({ course, isFirst, sizes = COURSE_CARD_SIZES, className }: CourseCoverProps) {
  const authorText = useAuthorText();
  const { cover } = course;
  const widths = (cover?.variants ?? []).map((variant) => `${variant.url} ${variant.width}w`);
  return (
    <Cover
      src={cover?.variants[0]?.url ?? cover?.url}
      srcSet={widths.length > 0 ? widths.join(', ') : undefined}
      sizes={sizes}
      alt={authorText(cover?.alt)}
      loading={isFirst ? 'eager' : 'lazy'}
      art={<CourseArt id={course.courseId} hue={course.category?.hue ?? NO_HUE} />}
      {...(className ? { className } : {})}
    />
  );
}
