import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const COACHING_SESSION_TEMPLATE = 1111;

/** News of a session for its learner. */
export const target: TargetOfKind = {
  templates: [COACHING_SESSION_TEMPLATE],
  category: 'coaching',
  picture: 'CalendarDays',
  path: ({ coachingSessionId }) =>
    isGiven(coachingSessionId) ? `/coaching/sessions/${segment(coachingSessionId)}` : '/coaching/mine',
};
