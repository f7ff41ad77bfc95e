import { Award, Bookmark, CalendarDays, Clock, CreditCard } from '@sullam/ui/base/icons.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';

/** The places of the profile menu, as configured. */
export const PROFILE_MENU: readonly MenuEntry[] = [
  {
    id: 'activity-log',
    titleKey: 'shell.profile.activityLog',
    icon: Clock,
    path: '/activity-log',
    feature: 'activity-log',
  },
  {
    id: 'saved-posts',
    titleKey: 'shell.profile.savedPosts',
    icon: Bookmark,
    path: '/saved-post',
    feature: 'social-groups',
    access: { memberPermissions: ['organization_member_access_communities'] },
  },
  {
    id: 'payment-history',
    titleKey: 'shell.profile.paymentHistory',
    icon: CreditCard,
    path: '/profile/payment-history',
    feature: 'marketplace',
  },
  {
    id: 'my-certificates',
    titleKey: 'shell.profile.myCertificates',
    icon: Award,
    path: '/my-certificates',
    feature: 'certificates',
  },
  {
    id: 'user-activities',
    titleKey: 'shell.profile.userActivities',
    icon: CalendarDays,
    path: '/dashboard/user-activities',
    access: {
      memberPermissions: ['organization_member_access_courses', 'organization_member_access_events'],
    },
  },
];
