import { isGiven, type TargetOfKind } from '../notification-target.ts';

/** A coach's page was submitted, or an administrator decided about it. */
export const COACH_TEMPLATE = 1100;

/** Administrators are led to the coach who waits for them, coaches to their own page. */
export const target: TargetOfKind = {
  templates: [COACH_TEMPLATE],
  category: 'coaching',
  picture: 'Compass',
  path: ({ coachId }) => (isGiven(coachId) ? '/studio/coaching/coaches' : '/studio/coaching/profile'),
  application: 'studio',
};
