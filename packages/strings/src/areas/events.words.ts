import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.anonymous-event-view': {
    en: 'Visitors can view events without signing in',
    ar: 'السماح للزوّار بعرض الفعاليات دون تسجيل الدخول',
  },
  'organization-settings.features.events': { en: 'Events', ar: 'الفعاليات' },
  'organization-settings.features.all-events': { en: 'All events page', ar: 'صفحة كل الفعاليات' },
  'members.categories.social-events': { en: 'Events', ar: 'الفعاليات' },
  'members.permissions.organization_social_events': { en: 'Events', ar: 'الفعاليات' },
  'members.permissions.organization_member_access_events': { en: 'Access to events', ar: 'الوصول إلى الفعاليات' },
  'notifications.kinds.event': { en: 'There is an update on an event.', ar: 'هناك تحديث بشأن إحدى الفعاليات.' },
} as const satisfies Words;
