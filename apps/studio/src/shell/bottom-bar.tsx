import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { type LucideIcon, Menu } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { iconOf } from '../menu-icons.gen.ts';
import type { StudioMenu } from './use-studio-menu.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The places that a thumb goes to, by the id of their entry. */
const PLACES = ['home', 'to-mark', 'courses'];

const lookOf = (isActive: boolean): string =>
  cx(
    'relative flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-xs no-underline focus-visible:-outline-offset-2',
    isActive ? 'font-semibold text-primary-text' : 'text-muted',
  );

function Face({ icon, label, mark }: { readonly icon: LucideIcon; readonly label: string; readonly mark?: ReactNode }) {
  return (
    <>
      <span className="relative">
        <Icon of={icon} size={24} />
        {mark}
      </span>
      <span className="max-w-full clip-line">{label}</span>
    </>
  );
}

export interface BottomBarProps {
  readonly menu: StudioMenu;
  readonly more: { preload: () => void };
  readonly onMore: () => void;
}

/** At the bottom edge of a phone: home, what is to be marked, courses, and all the rest behind the last. A workspace needs its place. */
export function BottomBar({ menu, more, onMore }: BottomBarProps) {
  const t = useT();
  const isSignedIn = useUser() !== null;
  const entries = PLACES.flatMap((id) => menu.places.filter((entry) => entry.id === id));
  if (!isSignedIn || entries.length === 0) return null;
  return (
    <nav
      aria-label={t('studio.bottom.label')}
      className="bottom-bar no-print fixed inset-x-0 bottom-0 z-1100 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {entries.map((entry) => {
        const isActive = entry.id === menu.activeId;
        return (
          <UiLink
            key={entry.id}
            href={entry.path ?? '/'}
            aria-current={isActive ? 'page' : undefined}
            className={lookOf(isActive)}
          >
            <Face
              icon={iconOf(entry)}
              label={t.dynamic(entry.titleKey) ?? ''}
              mark={entry.id === 'to-mark' && <WaitingCount at={entry.id} className="absolute start-4 -top-2 w-max" />}
            />
          </UiLink>
        );
      })}
      <button type="button" aria-haspopup="dialog" className={lookOf(false)} {...preloadOn(more)} onClick={onMore}>
        <Face icon={Menu} label={t('studio.bottom.more')} />
      </button>
    </nav>
  );
}
