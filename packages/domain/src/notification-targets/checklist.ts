import type { TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [13, 14],
  category: 'checklists',
  picture: 'ListChecks',
  path: () => '/checklist',
};
