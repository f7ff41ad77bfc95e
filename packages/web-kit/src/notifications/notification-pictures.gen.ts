// Written by `npm run generate` from the folder notification-targets/ of the domain. Do not edit.
import type { NotificationKind } from '@sullam/domain/notification-targets.ts';
import { Award, BookOpen, CalendarDays, CalendarX, ClipboardCheck, Compass, Download, Globe, ListChecks, Megaphone, MessageSquare, Newspaper, Receipt, ShieldCheck, Star, TriangleAlert, UserPlus, Users, type LucideIcon } from '@sullam/ui/base/icons.ts';

/** The default picture of each kind of notification. */
export const NOTIFICATION_PICTURES: Record<NotificationKind, LucideIcon> = {
  announcement: Megaphone,
  certificate: Award,
  checklist: ListChecks,
  'coach-rating': MessageSquare,
  'coach-rating-desk': MessageSquare,
  coaching: Compass,
  'coaching-credits': Receipt,
  'coaching-desk': CalendarDays,
  'coaching-session': CalendarDays,
  'coaching-task': ListChecks,
  course: BookOpen,
  'course-approval': ClipboardCheck,
  credit: Receipt,
  'discussion-board': MessageSquare,
  event: CalendarDays,
  'external-course-claim': Globe,
  grade: Star,
  group: Users,
  'group-session': CalendarDays,
  'group-session-desk': CalendarDays,
  'imported-course': Download,
  membership: UserPlus,
  'missing-work': CalendarX,
  order: Receipt,
  'order-desk': Receipt,
  plagiarism: TriangleAlert,
  post: Newspaper,
  'sign-in': ShieldCheck,
};
