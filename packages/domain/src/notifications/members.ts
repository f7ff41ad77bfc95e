import type { NotificationDefinition } from '../notification-paths.ts';

export const MEMBERSHIP_TEMPLATE = 1002;
/** To a new member; leads to the member's courses, as every template that no noun lists. */
export const MEMBER_APPROVED_TEMPLATE = 1003;

/** Somebody asks to become a member. */
export const membersNotifications = [
  {
    kind: 'membership',
    category: 'administration',
    templates: [MEMBERSHIP_TEMPLATE],
    path: () => '/studio/members?status=pending',
    application: 'studio',
  },
] as const satisfies readonly NotificationDefinition[];
