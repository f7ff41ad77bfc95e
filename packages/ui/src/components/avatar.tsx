import { useState } from 'react';
import { cx } from '../base/cx.ts';

export interface AvatarProps {
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly src?: string | undefined;
  readonly size?: 24 | 32 | 36 | 40 | 56 | 72 | 96;
  /** Given only where no name stands beside the picture. */
  readonly alt?: string;
  /** In lists: each person's initials on a light ground of their own. */
  readonly isSoft?: boolean;
  readonly className?: string;
}

const SIZES = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-xs',
  36: 'size-9 text-sm',
  40: 'size-10 text-sm',
  56: 'size-14 text-lg',
  72: 'size-18 text-xl',
  96: 'size-24 text-2xl',
} as const;

const SOFT = [
  'bg-info-soft text-info-text',
  'bg-success-soft text-success-text',
  'bg-warning-soft text-warning-text',
  'bg-primary-soft text-primary-text',
] as const;

/** The same name has the same ground wherever it stands. */
const groundOf = (name: string): string =>
  SOFT[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SOFT.length] ?? SOFT[0];

const ARABIC = /[\u0600-\u06ff]/;

function firstLetter(name: string | undefined): string {
  const bare = (name ?? '').trim().replace(/^ال(?=.{2})/, '');
  return [...new Intl.Segmenter().segment(bare)][0]?.segment ?? '';
}

/** Initials of the first and last name; Arabic ones stand apart, since two joined letters would read as a word. */
export function initials(firstName: string, lastName?: string): string {
  const letters = [firstLetter(firstName), firstLetter(lastName)].filter(Boolean);
  const arabic = letters.some((letter) => ARABIC.test(letter));
  return letters.join(arabic ? '\u200c\u2009' : '').toLocaleUpperCase('en');
}

/** A person's picture, or the initials while there is none or it cannot be loaded. */
export function Avatar({ firstName, lastName, src, size = 40, alt, isSoft = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const box = cx(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold leading-none select-none',
    isSoft ? groundOf(`${firstName}${lastName ?? ''}`) : 'bg-primary text-on-primary',
    SIZES[size],
    className,
  );
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt={alt ?? ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx(box, 'object-cover')}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span
      data-initials={initials(firstName, lastName)}
      className={cx(box, 'before:content-[attr(data-initials)]')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  );
}
