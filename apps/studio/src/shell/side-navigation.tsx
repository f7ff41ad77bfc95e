import { useT } from '@sullam/web-kit/kit-context.tsx';
import { iconOf } from '../menu-icons.gen.ts';
import { SideLink } from '../parts/side-link.tsx';
import type { StudioMenu } from './use-studio-menu.ts';
import { COUNTED, WaitingCount } from './waiting-count.tsx';

export interface SideNavigationProps {
  readonly menu: StudioMenu;
  readonly isRail?: boolean;
  readonly onNavigate?: () => void;
}

/** The places of the studio, by part; the same list beside the page and in the drawer. */
export function SideNavigation({ menu, isRail, onNavigate }: SideNavigationProps) {
  const t = useT();
  return (
    <nav aria-label={t('shell.landmarks.sideMenu')} className="studio-menu space-y-(--menu-gap) p-2">
      {menu.parts.map(({ id, entries }) => (
        <section key={id} aria-label={id === 'instructor' ? undefined : t(`studio.menu.${id}`)}>
          {id !== 'instructor' &&
            (isRail ? (
              <hr className="mb-(--menu-gap) border-line" />
            ) : (
              <p aria-hidden="true" className="px-3 pb-(--menu-head) text-xs text-muted">
                {t(`studio.menu.${id}`)}
              </p>
            ))}
          <ul className="space-y-(--menu-line)">
            {entries.map((entry) => (
              <li key={entry.id}>
                <SideLink
                  href={entry.path ?? '/'}
                  icon={iconOf(entry)}
                  mirrored={entry.isMirrored ?? false}
                  label={t.dynamic(entry.titleKey) ?? ''}
                  isCurrent={entry.id === menu.activeId}
                  isRail={isRail}
                  mark={COUNTED.has(entry.id) && <WaitingCount at={entry.id} isRail={isRail} />}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
