import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/members',
      load: () => import('./members.screen.tsx').then((file) => file.MembersScreen),
      titleKey: 'members.menu.members',
      areas: ['members', 'studio', 'activity-log', 'errors'],
      access: { memberPermissions: ['organization_read_members'] },
    },
  ],
  menu: [
    {
      id: 'members',
      titleKey: 'members.menu.members',
      icon: 'Users',
      path: '/members',
      places: { people: 20 },
    },
    {
      id: 'new-invitation',
      titleKey: 'members.menu.invite',
      icon: 'Users',
      path: '/members?invite=1',
      access: { memberPermissions: ['organization_create_members'] },
      letter: 'i',
      places: { new: 40 },
    },
  ],
};
