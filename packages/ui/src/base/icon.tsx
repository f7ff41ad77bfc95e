import { cx } from './cx.ts';
import type { LucideIcon } from './icons.ts';

export interface IconProps {
  readonly of: LucideIcon;
  /** 20 in lines of text, 24 in bars, 16 in small labels. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 32;
  /** Turns round in right-to-left surroundings. */
  readonly mirrored?: boolean;
  readonly className?: string;
}

/** An outline icon in the product's stroke; decoration, so hidden from readers. */
export function Icon({ of: Drawing, size = 20, mirrored = false, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      className={cx('shrink-0', mirrored && 'mirrored', className)}
    />
  );
}
