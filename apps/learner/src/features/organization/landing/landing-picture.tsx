import { cx } from '@sullam/ui/base/cx.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import type { Landing } from './landing.api.ts';

export interface LandingPictureProps {
  readonly picture: NonNullable<Landing['hero']['picture']>;
  /** How wide it is drawn, as the `sizes` of an image. */
  readonly sizes: string;
  /** The first picture of a page is fetched at once and before others. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture of the organisation in the width that the screen needs; it keeps its place while it loads. */
export function LandingPicture({ picture, sizes, isFirst, className }: LandingPictureProps) {
  const authorText = useAuthorText();
  const widths = picture.variants.map((variant) => `${variant.url} ${variant.width}w`);
  const whole = picture.width ? [`${picture.url} ${picture.width}w`] : [];
  return (
    <img
      src={picture.url}
      {...(widths.length > 0 ? { srcSet: [...widths, ...whole].join(', '), sizes } : {})}
      alt={authorText(picture.alt)}
      width={picture.width ?? 800}
      height={picture.height ?? 600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('object-cover', className)}
    />
  );
}

interface LandingArtProps {
  readonly address: string;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** What is drawn for the organisation where it brought no picture. */
export function LandingArt({ address, isFirst, className }: LandingArtProps) {
  return (
    <img
      src={address}
      alt=""
      width={800}
      height={450}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('bg-subtle object-cover', className)}
    />
  );
}
