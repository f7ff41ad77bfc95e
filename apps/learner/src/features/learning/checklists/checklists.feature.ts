import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['checklists'] } as const;
const areas = ['checklists'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/checklist',
      load: () => import('./checklists.screen.tsx').then((file) => file.ChecklistsScreen),
      titleKey: 'checklists.titles.mine',
      areas,
      access,
    },
    {
      path: '/checklist/approvals',
      load: () => import('./approvals.screen.tsx').then((file) => file.ApprovalsScreen),
      titleKey: 'checklists.titles.approvals',
      areas,
      access,
    },
    {
      path: '/checklist/visit',
      load: () => import('./visit.screen.tsx').then((file) => file.VisitScreen),
      titleKey: 'checklists.titles.visit',
      areas,
      access,
    },
    {
      path: '/checklist/items/$studentChecklistItemId',
      load: () => import('./checklist-item.screen.tsx').then((file) => file.ChecklistItemScreen),
      titleKey: 'checklists.titles.item',
      areas,
      access,
    },
    {
      path: '/checklist/$studentChecklistId',
      load: () => import('./checklists.screen.tsx').then((file) => file.ChecklistScreen),
      titleKey: 'checklists.titles.mine',
      areas,
      access,
    },
  ],
  menu: [
    {
      id: 'checklist',
      titleKey: 'shell.menu.checklist',
      icon: 'ListChecks',
      path: '/checklist',
      places: { side: 80 },
    },
  ],
};
