import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/permission-sets',
      load: () => import('./permission-sets.screen.tsx').then((file) => file.PermissionSetsScreen),
      titleKey: 'members.menu.permissionSets',
      areas: ['members', 'permission-sets', 'studio', 'errors'],
      access: { memberPermissions: ['organization_read_members'] },
    },
    {
      path: '/permission-sets/new',
      load: () => import('./permission-set-editor.screen.tsx').then((file) => file.NewPermissionSetScreen),
      titleKey: 'studio.titles.newPermissionSet',
      areas: ['members', 'permission-sets', 'studio', 'errors'],
      access: { memberPermissions: ['organization_everything'] },
    },
    {
      path: '/permission-sets/$permissionSetId',
      load: () => import('./permission-set-editor.screen.tsx').then((file) => file.PermissionSetEditorScreen),
      titleKey: 'members.menu.permissionSets',
      areas: ['members', 'permission-sets', 'studio', 'errors'],
      access: { memberPermissions: ['organization_read_members'] },
    },
  ],
  menu: [
    {
      id: 'permission-sets',
      titleKey: 'members.menu.permissionSets',
      icon: 'ShieldCheck',
      path: '/permission-sets',
      places: { people: 30 },
    },
  ],
};
