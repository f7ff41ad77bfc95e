import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { iconOf } from '../menu-icons.gen.ts';
import { BOTTOM_MENU } from './menus.ts';
import { useInGroups } from './use-in-groups.ts';

/** At the bottom edge of a phone: the few places that a thumb goes to. Its height is kept free below the page (app.css). */
export function BottomBar() {
  const t = useT();
  const { entries: all, activeId } = useMenu(BOTTOM_MENU);
  const isInGroups = useInGroups(all.some(({ isForGroups }) => isForGroups));
  // its places are drawn once it is known how many there are, so that none of them moves
  const entries = isInGroups === null ? [] : all.filter(({ isForGroups }) => !isForGroups || isInGroups);
  return (
    <nav
      aria-label={t('shell.bottom.label')}
      className="bottom-bar no-print pointer-events-auto fixed inset-x-0 bottom-0 z-1100 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {entries.length === 0 && <span className="h-16" />}
      {entries.map((entry) => {
        const isActive = entry.id === activeId;
        return (
          <UiLink
            key={entry.id}
            href={entry.path ?? '/'}
            aria-current={isActive ? 'page' : undefined}
            className={cx(
              'relative flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-0.5 text-xs no-underline focus-visible:-outline-offset-2',
              isActive
                ? 'font-semibold text-primary-text after:absolute after:inset-x-1/4 after:top-0 after:h-0.75 after:bg-secondary'
                : 'text-muted',
            )}
          >
            <Icon of={iconOf(entry)} size={24} />
            <span className="max-w-full clip-line">{t.dynamic(entry.titleKey)}</span>
          </UiLink>
        );
      })}
    </nav>
  );
}
