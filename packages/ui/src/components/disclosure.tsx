import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown } from '../base/icons.ts';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** At the end of the line: a count, a length, a state. */
  readonly aside?: ReactNode;
  readonly defaultOpen?: boolean;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  /** Discs of one name close each other. */
  readonly name?: string;
  readonly flush?: boolean;
  /** Makes the title a heading of this level. */
  readonly level?: 2 | 3 | 4;
}

/** A part that opens: native details, so that it works and is found by the page search without script. */
export function Disclosure({
  title,
  children,
  aside,
  defaultOpen,
  open,
  onToggle,
  name,
  flush,
  level,
}: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details
      name={name}
      open={open ?? defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={cx('group/disclosure', !flush && 'rounded-lg border border-line bg-surface')}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-lg px-4 py-2.5 transition-colors hover:bg-subtle focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronDown} size={18} className="text-muted transition-transform group-open/disclosure:rotate-180" />
        <Title className="min-w-0 flex-1 text-body font-medium">{title}</Title>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

/** Disclosures one under the other, with hairlines between them. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface [&>details]:rounded-none [&>details]:border-0 [&>details+details]:border-t">
      {children}
    </div>
  );
}
