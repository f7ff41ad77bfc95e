import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const COACHING_DESK_TEMPLATE = 1112;

/** News of a session for its coach. The page of a session serves both sides. */
export const target: TargetOfKind = {
  templates: [COACHING_DESK_TEMPLATE],
  category: 'coaching',
  picture: 'CalendarDays',
  path: ({ coachingSessionId }) =>
    isGiven(coachingSessionId) ? `/coaching/sessions/${segment(coachingSessionId)}` : '/coaching/mine',
};
