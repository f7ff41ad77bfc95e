import { Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import type { SpecializationCard } from './specializations.api.ts';

interface SpecializationCoverProps {
  readonly specialization: Pick<SpecializationCard, 'specializationId' | 'cover'>;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A hue of its own for each, apart from the next one's. */
const hueOf = (id: number): number => (id * 137) % 360;

/** The picture of a specialization, or drawn art. */
export function SpecializationCover({ specialization, isFirst, className }: SpecializationCoverProps) {
  const authorText = useAuthorText();
  const { cover, specializationId } = specialization;
  const widths = (cover?.variants ?? []).map((variant) => `${variant.url} ${variant.width}w`);
  return (
    <Cover
      src={cover?.variants[0]?.url ?? cover?.url}
      srcSet={widths.length > 0 ? widths.join(', ') : undefined}
      sizes="(min-width: 1280px) 400px, (min-width: 600px) 45vw, 92vw"
      alt={authorText(cover?.alt)}
      loading={isFirst ? 'eager' : 'lazy'}
      art={<CourseArt id={`specialization-${specializationId}`} hue={hueOf(specializationId)} />}
      {...(className ? { className } : {})}
    />
  );
}
