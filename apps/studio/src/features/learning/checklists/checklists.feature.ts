import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['checklists'], memberPermissions: ['organization_read_checklists'] } as const;
const areas = ['studio', 'checklists', 'checklist-keeping', 'media', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/checklists',
      load: () => import('./checklists.screen.tsx').then((file) => file.ChecklistsScreen),
      titleKey: 'checklist-keeping.titles.list',
      areas,
      access,
    },
    {
      path: '/checklists/overdue',
      load: () => import('./overdue.screen.tsx').then((file) => file.OverdueScreen),
      titleKey: 'checklist-keeping.titles.overdue',
      areas,
      access,
    },
    {
      path: '/checklists/$checklistId',
      load: () => import('./checklist-editor.screen.tsx').then((file) => file.ChecklistEditorScreen),
      titleKey: 'checklist-keeping.titles.list',
      areas,
      access,
    },
    {
      path: '/checklists/$checklistId/people',
      load: () => import('./checklist-people.screen.tsx').then((file) => file.ChecklistPeopleScreen),
      titleKey: 'checklist-keeping.titles.people',
      areas,
      access,
    },
    {
      path: '/checklists/$checklistId/overdue',
      load: () => import('./overdue.screen.tsx').then((file) => file.ChecklistOverdueScreen),
      titleKey: 'checklist-keeping.titles.overdue',
      areas,
      access,
    },
  ],
  menu: [
    {
      id: 'checklists',
      titleKey: 'checklist-keeping.menu.title',
      icon: 'ListChecks',
      path: '/checklists',
      feature: 'checklists',
      access: { memberPermissions: ['organization_read_checklists'] },
      places: { people: 35 },
    },
  ],
};
