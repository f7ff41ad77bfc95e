import type { TargetOfKind } from '../notification-target.ts';

/** A learner was given a coaching package. */
export const COACHING_PACKAGE_TEMPLATE = 1124;
/** Credits of a learner expire soon. */
export const COACHING_CREDITS_ENDING_TEMPLATE = 1125;

export const target: TargetOfKind = {
  templates: [COACHING_PACKAGE_TEMPLATE, COACHING_CREDITS_ENDING_TEMPLATE],
  category: 'coaching',
  picture: 'Receipt',
  path: () => '/coaching/mine',
};
