import type { TargetOfKind } from '../notification-target.ts';

/** A coach set a task. */
export const COACHING_TASK_TEMPLATE = 1123;

export const target: TargetOfKind = {
  templates: [COACHING_TASK_TEMPLATE],
  category: 'coaching',
  picture: 'ListChecks',
  path: () => '/coaching/mine',
};
