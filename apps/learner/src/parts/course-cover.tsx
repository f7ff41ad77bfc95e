import type { CourseCard } from '@sullam/api-client/schema.gen.ts';
import { artWidths } from '@sullam/domain/cover-art.ts';
import { COURSE_CARD_SIZES } from '@sullam/domain/picture-sizes.ts';
import { Cover } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';

interface CourseCoverProps {
  readonly course: Pick<CourseCard, 'cover' | 'coverArt'> & { readonly category: { readonly hue: number } | null };
  readonly isFirst?: boolean;
  readonly sizes?: string;
  readonly className?: string;
}

/** The picture of a course in the widths that there are, or the cover that is drawn for it. */
export function CourseCover({ course, isFirst, sizes = COURSE_CARD_SIZES, className }: CourseCoverProps) {
  const authorText = useAuthorText();
  const { cover } = course;
  const widths = (cover?.variants ?? []).map((variant) => `${variant.url} ${variant.width}w`);
  return (
    <Cover
      src={cover?.variants[0]?.url ?? cover?.url ?? course.coverArt}
      srcSet={cover ? (widths.length > 0 ? widths.join(', ') : undefined) : artWidths(course.coverArt)}
      sizes={sizes}
      alt={authorText(cover?.alt)}
      loading={isFirst ? 'eager' : 'lazy'}
      hue={course.category?.hue}
      {...(className ? { className } : {})}
    />
  );
}
