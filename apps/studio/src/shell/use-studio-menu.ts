import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { activeEntryId, type MenuEntry, menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { FEATURES } from '../features.gen.ts';

const PLACES = menuPlacesOf(FEATURES);
const INSTRUCTOR = menuOf(PLACES, 'instructor');
const ORGANIZATION = menuOf(PLACES, 'organization');
const PEOPLE = menuOf(PLACES, 'people');
const CATALOGUE = menuOf(PLACES, 'catalogue');
const NEW = menuOf(PLACES, 'new');
const FOUND = menuOf(PLACES, 'found');

export interface StudioMenu {
  parts: readonly { id: 'instructor' | 'organization' | 'people' | 'catalogue'; entries: readonly MenuEntry[] }[];
  places: readonly MenuEntry[];
  /** What can be made from anywhere. */
  makes: readonly MenuEntry[];
  /** Places that stand in no menu, but are found. */
  found: readonly MenuEntry[];
  activeId: string | null;
}

/** The parts of the studio that this person may enter. */
export function useStudioMenu(): StudioMenu {
  const path = useDestinationPath();
  const instructor = useMenu(INSTRUCTOR).entries;
  const organization = useMenu(ORGANIZATION).entries;
  const people = useMenu(PEOPLE).entries;
  const catalogue = useMenu(CATALOGUE).entries;
  const makes = useMenu(NEW).entries;
  const found = useMenu(FOUND).entries;
  const parts: StudioMenu['parts'] = (
    [
      { id: 'instructor', entries: instructor },
      { id: 'organization', entries: organization },
      { id: 'people', entries: people },
      { id: 'catalogue', entries: catalogue },
    ] as const
  ).filter((part) => part.entries.length > 0);
  const places = parts.flatMap((part) => part.entries);
  return { parts, places, makes, found, activeId: activeEntryId(places, path) };
}
