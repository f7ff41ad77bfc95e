import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface MirroredProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Turns an icon that points somewhere (back, next, send, undo) round with the direction of its surroundings. */
export function Mirrored({ children, className }: MirroredProps) {
  return <span className={cx('inline-flex mirrored', className)}>{children}</span>;
}
