import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Bell, type IconName, LockKeyhole, type LucideIcon, SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { type MenuPlace, menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { FEATURES } from '../../features.gen.ts';

/** Other words for places that stand in menus, by their ids. */
export const OTHER_WORDS: Readonly<Record<string, MessageKey>> = {
  'my-certificates': 'search.words.certificates',
  'user-activities': 'search.words.calendar',
  'all-courses': 'search.words.catalogue',
  checklist: 'search.words.checklist',
  dashboard: 'search.words.progress',
  favorites: 'search.words.favorites',
};

const below = 'profile.titles.page';

/** Drawings that no menu has. */
export const FOUND_ICONS: Readonly<Partial<Record<IconName, LucideIcon>>> = { Bell, LockKeyhole, SlidersHorizontal };

const TAB_ICONS = {
  security: 'LockKeyhole',
  notifications: 'Bell',
  preferences: 'SlidersHorizontal',
  account: 'User',
} as const satisfies Record<string, IconName>;

/** A tab of the profile. */
const tab = (name: keyof typeof TAB_ICONS, by: MessageKey): Omit<MenuPlace, 'places'> => ({
  id: `profile-${name}`,
  titleKey: `profile.tabs.${name}`,
  icon: TAB_ICONS[name],
  path: `/profile?tab=${name}`,
  access: HOME_ACCESS.profile,
  found: { below, by, area: 'profile' },
});

const PLACES: readonly Omit<MenuPlace, 'places'>[] = [
  {
    id: 'transcript',
    titleKey: 'grades.titles.transcript',
    icon: 'GraduationCap',
    path: '/lms/transcript',
    found: { by: 'search.words.grades', area: 'grades' },
  },
  {
    id: 'notifications',
    titleKey: 'shell.menu.notifications',
    icon: 'Bell',
    path: '/notifications',
    found: { by: 'search.words.notifications', area: 'search' },
  },
  {
    id: 'profile',
    titleKey: below,
    icon: 'User',
    path: '/profile',
    found: { by: 'search.words.profile', area: 'profile' },
  },
  tab('security', 'search.words.security'),
  tab('notifications', 'search.words.notificationSettings'),
  tab('preferences', 'search.words.preferences'),
  tab('account', 'search.words.account'),
];

/** Places that stand in no menu of the palette's: only who looks for them finds them. */
export const FOUND_MENU = menuOf(
  menuPlacesOf([...FEATURES, { menu: PLACES.map((place, at) => ({ ...place, places: { found: at } })) }]),
  'found',
);
