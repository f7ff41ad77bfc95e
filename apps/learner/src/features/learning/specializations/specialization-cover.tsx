import { Cover } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import type { SpecializationCard } from './specializations.api.ts';

interface SpecializationCoverProps {
  readonly specialization: Pick<SpecializationCard, 'cover' | 'coverArt'>;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** The picture of a specialization, or drawn art. */
export function SpecializationCover({ specialization, isFirst, className }: SpecializationCoverProps) {
  const authorText = useAuthorText();
  const { cover, coverArt } = specialization;
  const widths = (cover?.variants ?? []).map((variant) => `${variant.url} ${variant.width}w`);
  return (
    <Cover
      src={cover?.variants[0]?.url ?? cover?.url ?? coverArt}
      srcSet={widths.length > 0 ? widths.join(', ') : undefined}
      sizes="(min-width: 1280px) 400px, (min-width: 600px) 45vw, 92vw"
      alt={authorText(cover?.alt)}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(className ? { className } : {})}
    />
  );
}
