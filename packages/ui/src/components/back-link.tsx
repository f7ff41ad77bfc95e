import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ArrowLeft } from '../base/icons.ts';
import { UiLink } from '../base/ui-link.tsx';
import { textLinkClass } from './button.tsx';

export interface BackLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Back to what one came from: a list, the whole of which this is a part. It isn't printed. */
export function BackLink({ href, children, className }: BackLinkProps) {
  return (
    <UiLink href={href} className={cx(textLinkClass, 'inline-flex items-center gap-1.5 print:hidden', className)}>
      <Icon of={ArrowLeft} size={18} mirrored />
      {children}
    </UiLink>
  );
}
