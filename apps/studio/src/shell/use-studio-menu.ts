import { useUser } from '@sullam/web-kit/kit-context.tsx';
import { activeEntryId, type MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { useRouterState } from '@tanstack/react-router';
import { type MenuPart, STUDIO_MENU } from './menu-items.ts';

const [INSTRUCTOR, ADMINISTRATOR] = STUDIO_MENU as [MenuPart, MenuPart];

export interface StudioMenu {
  parts: readonly { id: MenuPart['id']; entries: readonly MenuEntry[] }[];
  places: readonly MenuEntry[];
  activeId: string | null;
}

/** The parts of the studio that this person may enter. */
export function useStudioMenu(): StudioMenu {
  const portals = useUser()?.portals;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const instructor = useMenu(INSTRUCTOR.entries).entries;
  const administrator = useMenu(ADMINISTRATOR.entries).entries;
  const parts = [
    // An administrator sees every course, so that the instructor's part is his too.
    { id: INSTRUCTOR.id, entries: portals?.isInstructor || portals?.isAdministrator ? instructor : [] },
    { id: ADMINISTRATOR.id, entries: portals?.isAdministrator ? administrator : [] },
  ].filter((part) => part.entries.length > 0);
  const places = parts.flatMap((part) => part.entries);
  return { parts, places, activeId: activeEntryId(places, path) };
}
