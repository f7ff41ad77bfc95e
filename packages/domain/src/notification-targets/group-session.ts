import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const GROUP_SESSION_TEMPLATE = 1131;

/** News of a group session for learners who take part or wait. */
export const target: TargetOfKind = {
  templates: [GROUP_SESSION_TEMPLATE],
  category: 'coaching',
  picture: 'CalendarDays',
  path: ({ groupSessionId }) =>
    isGiven(groupSessionId) ? `/coaching/groups/${segment(groupSessionId)}` : '/coaching/mine',
};
