import { useT } from '@sullam/web-kit/kit-context.tsx';
import { iconOf } from '../menu-icons.gen.ts';
import { SideLink } from '../parts/side-link.tsx';
import { ToMarkCount } from './to-mark-count.tsx';
import type { StudioMenu } from './use-studio-menu.ts';

export interface SideNavigationProps {
  readonly menu: StudioMenu;
  readonly isRail?: boolean;
  readonly onNavigate?: () => void;
}

/** The places of the studio, by part; the same list beside the page and in the drawer. */
export function SideNavigation({ menu, isRail, onNavigate }: SideNavigationProps) {
  const t = useT();
  return (
    <nav aria-label={t('shell.landmarks.sideMenu')} className="space-y-4 p-2">
      {menu.parts.map((part) => (
        <ul key={part.id} className="space-y-0.5 not-first:border-t not-first:border-line not-first:pt-4">
          {part.entries.map((entry) => (
            <li key={entry.id}>
              <SideLink
                href={entry.path ?? '/'}
                icon={iconOf(entry)}
                mirrored={entry.isMirrored ?? false}
                label={t.dynamic(entry.titleKey) ?? ''}
                isCurrent={entry.id === menu.activeId}
                isRail={isRail}
                mark={entry.id === 'to-mark' && <ToMarkCount isRail={isRail} />}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
