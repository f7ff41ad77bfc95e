import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useStore } from '../base/store.ts';
import { useKit, useSession } from '../kit-context.tsx';
import { hasPage } from '../router/guard-router.ts';
import { useDestinationPath } from '../router/page-path.ts';
import { activeEntryId, type MenuEntry, visibleEntries } from './menu-model.ts';

/** The entries of a configured menu that this reader sees, and the active one. */
export function useMenu(entries: readonly MenuEntry[]): { entries: MenuEntry[]; activeId: string | null } {
  const kit = useKit();
  const router = useRouter();
  const session = useSession();
  const permissions = useStore(kit.permissions);
  const features = useStore(kit.features);
  const path = useDestinationPath();
  const visible = useMemo(
    () =>
      visibleEntries(entries, {
        caller: kit.caller(),
        features,
        hasPage: (place) => hasPage(router, place),
      }),
    [entries, kit, router, session?.user.id, permissions, features],
  );
  return { entries: visible, activeId: activeEntryId(visible, path) };
}

/** Whether the application has a page; for links outside of menus. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter();
  return (path) => hasPage(router, path);
}
