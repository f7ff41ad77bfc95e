import type { MessageKey } from '@sullam/strings/areas.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import type { MenuPlace } from '@sullam/web-kit/shell/menu-model.ts';
import type { FunctionComponent } from 'react';
import { SETTINGS_TABS, type SettingsTab, TAB_FEATURES } from './settings-tabs.ts';

const SCREENS: Record<SettingsTab, () => Promise<FunctionComponent>> = {
  general: () => import('./general.screen.tsx').then((file) => file.GeneralScreen),
  features: () => import('./features.screen.tsx').then((file) => file.FeaturesScreen),
  appearance: () => import('./appearance.screen.tsx').then((file) => file.AppearanceScreen),
  wording: () => import('./wording.screen.tsx').then((file) => file.WordingScreen),
  registration: () => import('./registration.screen.tsx').then((file) => file.RegistrationScreen),
  notifications: () => import('./notifications.screen.tsx').then((file) => file.NotificationsScreen),
  meetings: () => import('./meetings.screen.tsx').then((file) => file.MeetingToolsScreen),
  landing: () => import('./landing.screen.tsx').then((file) => file.LandingScreen),
};

const access = { memberPermissions: ['organization_everything'] };

export const feature: FeatureParts = {
  screens: [
    {
      path: '/settings',
      load: () => import('./settings.screen.tsx').then((file) => file.SettingsScreen),
      titleKey: 'organization-settings.menu.settings',
      areas: ['organization-settings', 'members', 'media', 'landing', 'errors'],
      access,
      children: [
        { path: '/', redirectTo: `/settings/${SETTINGS_TABS[0]}`, access },
        ...SETTINGS_TABS.map(
          (tab): ScreenDefinition => ({
            path: tab,
            load: SCREENS[tab],
            titleKey: `organization-settings.tabs.${tab}` satisfies MessageKey,
            ...(tab === 'meetings' ? { areas: ['video-conferencing', 'lectures'] as const } : {}),
            access: TAB_FEATURES[tab] ? { ...access, features: [TAB_FEATURES[tab]] } : access,
          }),
        ),
      ],
    },
  ],
  menu: [
    {
      id: 'settings',
      titleKey: 'organization-settings.menu.settings',
      icon: 'BuildingComplex',
      path: '/settings',
      places: { organization: 10 },
    },
    ...SETTINGS_TABS.map(
      (tab, at): MenuPlace => ({
        id: `settings-${tab}`,
        titleKey: `organization-settings.tabs.${tab}`,
        icon: 'BuildingComplex',
        path: `/settings/${tab}`,
        places: { found: at },
        access: TAB_FEATURES[tab] ? { ...access, features: [TAB_FEATURES[tab]] } : access,
        found: {
          below: 'organization-settings.menu.settings',
          by: `organization-settings.found.${tab}`,
          area: 'organization-settings',
        },
      }),
    ),
  ],
};
