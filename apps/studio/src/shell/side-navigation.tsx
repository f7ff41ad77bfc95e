import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { iconOf } from '../menu-icons.gen.ts';
import type { StudioMenu } from './use-studio-menu.ts';

/** The places of the studio, by part; the same list beside the page and in the drawer. */
export function SideNavigation({ menu, onNavigate }: { readonly menu: StudioMenu; readonly onNavigate?: () => void }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.landmarks.sideMenu')} className="space-y-4 p-2">
      {menu.parts.map((part) => (
        <ul key={part.id} className="space-y-0.5 not-first:border-t not-first:border-line not-first:pt-4">
          {part.entries.map((entry) => (
            <li key={entry.id}>
              <UiLink
                href={entry.path ?? '/'}
                onClick={onNavigate}
                aria-current={entry.id === menu.activeId ? 'page' : undefined}
                className={cx(
                  'flex min-h-9 items-center gap-3 rounded-md px-3 text-sm no-underline transition-colors touch:min-h-11 focus-visible:-outline-offset-2',
                  entry.id === menu.activeId
                    ? 'bg-primary-soft font-medium text-primary-text'
                    : 'text-ink hover:bg-subtle',
                )}
              >
                <Icon of={iconOf(entry)} size={18} mirrored={entry.isMirrored ?? false} />
                <span className="clip-line">{t.dynamic(entry.titleKey)}</span>
              </UiLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
