import type { TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [13, 14],
  picture: 'ListChecks',
  path: () => '/checklist',
};
