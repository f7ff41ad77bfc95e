import { DRAWER_TITLE_LENGTH } from '@sullam/domain/limits.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Drawer } from '@sullam/ui/overlays/drawer.tsx';
import { useHasFeature, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { LanguageButton, SchemeButton } from '@sullam/web-kit/shell/switches.tsx';
import { truncate } from '@sullam/web-kit/shell/truncate.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { BAR_MENU } from './menus.ts';
import { SideMenuItem } from './side-menu-item.tsx';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: readonly MenuEntry[];
  readonly activeId: string | null;
}

/** The menu of small screens; for visitors it also holds sign-in and registration. */
export function MenuDrawer({ open, onClose, entries, activeId }: MenuDrawerProps) {
  const t = useT();
  const { displayName } = useOrganization();
  const isSignedIn = useUser() !== null;
  const hasFeature = useHasFeature();
  const bar = useMenu(BAR_MENU).entries;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={truncate(displayName, DRAWER_TITLE_LENGTH)}
      flush
      footer={
        isSignedIn ? undefined : (
          <>
            {hasFeature('self-registration') && (
              <LinkButton href="/register" variant="outline" onClick={onClose}>
                {t('shell.bar.register')}
              </LinkButton>
            )}
            <LinkButton href="/auth/login" onClick={onClose}>
              {t('shell.bar.login')}
            </LinkButton>
          </>
        )
      }
    >
      <nav aria-label={t('shell.landmarks.sideMenu')}>
        <ul className="space-y-0.5 p-3">
          {[...entries, ...(isSignedIn ? bar : [])].map((entry) => (
            <li key={entry.id}>
              <SideMenuItem entry={entry} activeId={activeId} isRail={false} onNavigate={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-3 flex items-center gap-1 border-t border-line pt-3">
        <LanguageButton />
        <SchemeButton />
      </div>
    </Drawer>
  );
}
