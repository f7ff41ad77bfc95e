import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import type { ReactNode } from 'react';
import { segmentClass, segmentsClass } from './segments.tsx';

export interface SegmentLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

/** A few ways through the same thing, each at an address of its own. */
export function SegmentLinks({ label, items }: { readonly label: string; readonly items: readonly SegmentLink[] }) {
  return (
    <nav aria-label={label} className={segmentsClass}>
      {items.map(({ href, label: words, current }) => (
        <UiLink
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={`${segmentClass(current)} inline-flex items-center justify-center no-underline`}
        >
          {words}
        </UiLink>
      ))}
    </nav>
  );
}
