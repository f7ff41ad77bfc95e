import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['social-groups'], memberPermissions: ['organization_read_social_groups'] } as const;
const areas = ['studio', 'group-desk', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/groups',
      load: () => import('./groups.screen.tsx').then((file) => file.GroupsScreen),
      titleKey: 'group-desk.titles.list',
      areas,
      access,
    },
    {
      path: '/groups/new',
      load: () => import('./group-editor.screen.tsx').then((file) => file.NewGroupScreen),
      titleKey: 'group-desk.titles.new',
      areas: ['studio', 'group-desk', 'groups', 'errors'],
      access: { ...access, memberPermissions: ['organization_create_social_groups'] },
    },
    {
      path: '/groups/$groupId',
      load: () => import('./group-editor.screen.tsx').then((file) => file.GroupEditorScreen),
      titleKey: 'group-desk.titles.group',
      areas: ['studio', 'group-desk', 'groups', 'errors'],
      access: { ...access, memberPermissions: ['organization_update_social_groups'] },
    },
    {
      path: '/groups/$groupId/audit',
      load: () => import('./audit.screen.tsx').then((file) => file.GroupAuditScreen),
      titleKey: 'group-desk.titles.audit',
      areas,
      access: { features: ['social-groups'], memberPermissions: ['organization_update_social_groups'] },
    },
  ],
  menu: [
    {
      id: 'groups',
      titleKey: 'group-desk.menu.title',
      icon: 'Users',
      path: '/groups',
      places: { people: 37 },
    },
  ],
};
