import { isGiven, type TargetOfKind } from '../notification-target.ts';

/** A session was rated, or a testimonial waits for a decision. */
export const COACH_RATING_DESK_TEMPLATE = 1122;

/** Administrators are led to the testimonials that wait, coaches to their own ratings. */
export const target: TargetOfKind = {
  templates: [COACH_RATING_DESK_TEMPLATE],
  category: 'coaching',
  picture: 'MessageSquare',
  path: ({ coachId }) => (isGiven(coachId) ? '/studio/coaching/testimonials' : '/studio/coaching/ratings'),
  application: 'studio',
};
