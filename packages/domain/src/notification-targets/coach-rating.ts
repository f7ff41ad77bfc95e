import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

/** What became of a learner's testimonial about a coach. */
export const COACH_RATING_TEMPLATE = 1121;

export const target: TargetOfKind = {
  templates: [COACH_RATING_TEMPLATE],
  category: 'coaching',
  picture: 'MessageSquare',
  path: ({ coachingSessionId }) =>
    isGiven(coachingSessionId) ? `/coaching/sessions/${segment(coachingSessionId)}` : '/coaching/mine',
};
