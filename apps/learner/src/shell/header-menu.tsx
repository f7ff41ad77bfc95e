import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useEffect } from 'react';
import { useFitting } from './use-fitting.ts';

export interface HeaderMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly activeId: string | null;
  /** Called with whether every place has room; those that haven't are in the drawer. */
  readonly onFit: (fits: boolean) => void;
}

/** The places in the app bar, as many as there is room for. */
export function HeaderMenu({ entries, activeId, onFit }: HeaderMenuProps) {
  const t = useT();
  const { list, fitting } = useFitting<HTMLUListElement>(entries.length);
  const fits = fitting >= entries.length;
  useEffect(() => {
    onFit(fits);
  }, [fits, onFit]);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('shell.landmarks.header')} className="min-w-0 max-md:hidden">
      <ul ref={list} className="flex h-(--bar-height) flex-wrap items-center gap-x-1 overflow-clip">
        {entries.map((entry, at) => (
          <li key={entry.id} className={cx(at >= fitting && 'invisible')}>
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
