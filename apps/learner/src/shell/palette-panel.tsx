import { useUser } from '@sullam/web-kit/kit-context.tsx';
import type { CommandCenterProps } from '@sullam/web-kit/shell/command-center.tsx';
import { CommandCenterPanel } from '@sullam/web-kit/shell/command-center-panel.tsx';
import { type MenuEntry, placesOf } from '@sullam/web-kit/shell/menu-model.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { iconOf } from '../menu-icons.gen.ts';
import { BAR_MENU, PROFILE_MENU } from './menus.ts';
import { FOUND_ICONS, FOUND_MENU, OTHER_WORDS } from './palette/palette-places.ts';
import { useCourseGrades } from './palette/use-course-grades.ts';

const NONE = [] as const;

/** A place with what else it goes by; what stands below it comes by itself. */
function withWords({ children: _, ...place }: MenuEntry): MenuEntry {
  const alsoBy = OTHER_WORDS[place.id];
  return alsoBy ? { ...place, alsoBy } : place;
}

/** The palette, with the icons of this application's places: those of every menu that the reader has, each once. */
export function PalettePanel({ places, ...props }: Omit<CommandCenterProps, 'application' | 'iconOf' | 'useMore'>) {
  const isReady = useAreas(['search', 'grades', 'profile']);
  const isSignedIn = useUser() !== null;
  const bar = useMenu(isSignedIn ? BAR_MENU : NONE);
  const profile = useMenu(isSignedIn ? PROFILE_MENU : NONE);
  const found = useMenu(isSignedIn ? FOUND_MENU : NONE);
  const all = placesOf([...places, ...bar.entries, ...profile.entries, ...found.entries]);
  const once = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).map(withWords);
  if (!isReady) return null;
  return (
    <CommandCenterPanel
      {...props}
      places={once}
      application="learner"
      iconOf={(place) => (place.icon && FOUND_ICONS[place.icon]) ?? iconOf(place)}
      useMore={useCourseGrades}
    />
  );
}
