import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const GROUP_SESSION_DESK_TEMPLATE = 1132;

/** News of a group session for its coach. */
export const target: TargetOfKind = {
  templates: [GROUP_SESSION_DESK_TEMPLATE],
  category: 'coaching',
  picture: 'CalendarDays',
  path: ({ groupSessionId }) =>
    isGiven(groupSessionId) ? `/coaching/groups/${segment(groupSessionId)}` : '/coaching/mine',
};
