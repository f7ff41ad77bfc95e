import { MENU_CLOSE_DELAY, MENU_OPEN_DELAY } from '@sullam/domain/limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { PanelLeftClose, PanelLeftOpen } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useEffect, useRef, useState } from 'react';
import { SideMenuItem } from './side-menu-item.tsx';

export interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly activeId: string | null;
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
  /** What stands above it: at the page's top all bars, further down not the strip of events, and the app bar not while it gives way. */
  readonly below: 'all' | 'held' | 'none';
}

/** Opens the rail after 300 ms of hovering and closes it 250 ms after leaving. */
function useHover(): { isHovered: boolean; onPointerEnter: () => void; onPointerLeave: () => void } {
  const [isHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (value: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(value), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isHovered,
    onPointerEnter: () => later(true, MENU_OPEN_DELAY),
    onPointerLeave: () => later(false, MENU_CLOSE_DELAY),
  };
}

const TOPS = {
  all: 'var(--bars-height)',
  held: 'var(--held-height)',
  none: 'calc(var(--held-height) - var(--bar-height))',
};

/** The menu at the start side: expanded, or a rail of icons that opens over the page while the pointer rests on it. */
export function SideMenu({ entries, activeId, isExpanded, onExpandedChange, below }: SideMenuProps) {
  const t = useT();
  const { isHovered, ...hover } = useHover();
  const isWide = isExpanded || isHovered;
  const label = isExpanded ? t('shell.menu.collapse') : t('shell.menu.expand');
  return (
    <nav
      aria-label={t('shell.landmarks.sideMenu')}
      {...hover}
      className={cx(
        'no-print pointer-events-auto fixed start-0 bottom-0 -z-10 flex flex-col border-e border-line bg-surface transition-[width,top] max-md:hidden',
        isWide ? 'w-65' : 'w-18',
        isHovered && !isExpanded && 'shadow-8',
      )}
      style={{ top: TOPS[below] }}
    >
      <ul className="min-h-0 flex-1 space-y-0.5 overflow-x-clip overflow-y-auto p-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <SideMenuItem entry={entry} activeId={activeId} isRail={!isWide} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-3">
        <button
          type="button"
          title={isWide ? undefined : label}
          onClick={() => onExpandedChange(!isExpanded)}
          className="flex min-h-11 w-full items-center gap-3.5 rounded-md px-3.5 text-sm text-muted hover:bg-subtle hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon of={isExpanded ? PanelLeftClose : PanelLeftOpen} size={20} mirrored />
          <span className={cx('clip-line', !isWide && 'sr-only')}>{label}</span>
        </button>
      </div>
    </nav>
  );
}
