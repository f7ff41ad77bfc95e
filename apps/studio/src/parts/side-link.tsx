import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import type { ReactNode } from 'react';

export interface SideLinkProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly mirrored?: boolean;
  readonly label: string;
  readonly isCurrent?: boolean;
  /** Without words: they are read out, and shown when the pointer rests on it. */
  readonly isRail?: boolean | undefined;
  /** At its end: how many. */
  readonly mark?: ReactNode;
  readonly onNavigate?: (() => void) | undefined;
}

/** One line of a menu at the side of the studio. */
export function SideLink({ href, icon, mirrored = false, label, isCurrent, isRail, mark, onNavigate }: SideLinkProps) {
  return (
    <UiLink
      href={href}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? label : undefined}
      className={cx(
        'relative flex min-h-[var(--menu-row,36px)] items-center gap-3 rounded-md text-sm no-underline transition-colors touch:min-h-11 focus-visible:-outline-offset-2',
        isRail ? 'justify-center' : 'px-3',
        isCurrent ? 'bg-primary-soft font-medium text-primary-text' : 'text-ink hover:bg-subtle',
      )}
    >
      <Icon of={icon} size={18} mirrored={mirrored} />
      <span className={isRail ? 'sr-only' : 'clip-line flex-1'}>{label}</span>
      {mark}
    </UiLink>
  );
}

export interface SideMarkProps {
  readonly count: number;
  /** What is counted, with the number. */
  readonly words: string;
  /** It waits for the reader. */
  readonly isWaiting?: boolean;
  readonly isRail?: boolean | undefined;
  readonly text: string;
}

/** How many there are at a line of the menu: quiet, or as what waits. A zero is never drawn. */
export function SideMark({ count, words, text, isWaiting = false, isRail = false }: SideMarkProps) {
  if (count === 0) return null;
  if (isRail) {
    return isWaiting ? (
      <span className="absolute end-1 top-1 size-2 rounded-full bg-primary">
        <span className="sr-only">{words}</span>
      </span>
    ) : null;
  }
  return (
    <span
      title={words === text ? undefined : words}
      className={cx(
        'shrink-0 text-xs',
        isWaiting ? 'rounded-full bg-primary px-2 py-px font-semibold text-on-primary' : 'text-muted',
      )}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
