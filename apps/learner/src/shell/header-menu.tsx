import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';

/** The places in the app bar. */
export function HeaderMenu({ items }: { readonly items: readonly MenuEntry[] }) {
  const t = useT();
  const { entries, activeId } = useMenu(items);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('shell.landmarks.header')} className="min-w-0 max-md:hidden">
      <ul className="flex items-center gap-1">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <UiLink
              href={entry.path ?? '/'}
              aria-current={entry.id === activeId ? 'page' : undefined}
              className={cx(
                'relative flex h-(--bar-height) items-center px-3 text-sm whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-2',
                entry.id === activeId
                  ? 'font-medium text-primary-text after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-primary'
                  : 'text-muted hover:text-ink',
              )}
            >
              {t.dynamic(entry.titleKey)}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
