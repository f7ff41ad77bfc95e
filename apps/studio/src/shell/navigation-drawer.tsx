import { DRAWER_TITLE_LENGTH } from '@sullam/domain/limits.ts';
import { Drawer } from '@sullam/ui/overlays/drawer.tsx';
import { useOrganization } from '@sullam/web-kit/kit-context.tsx';
import { truncate } from '@sullam/web-kit/shell/truncate.ts';
import { SideMenu } from './side-menu.tsx';
import type { StudioMenu } from './use-studio-menu.ts';

export interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly menu: StudioMenu;
}

/** The navigation of small screens. */
export function NavigationDrawer({ open, onClose, menu }: NavigationDrawerProps) {
  const { displayName } = useOrganization();
  return (
    <Drawer open={open} onClose={onClose} title={truncate(displayName, DRAWER_TITLE_LENGTH)} flush>
      <SideMenu menu={menu} onNavigate={onClose} />
    </Drawer>
  );
}
