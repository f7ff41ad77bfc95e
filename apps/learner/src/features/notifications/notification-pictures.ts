import type { NotificationKind } from '@sullam/domain/notification-targets.ts';
import {
  Award,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  Download,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Newspaper,
  ShieldCheck,
  Star,
  TriangleAlert,
  UserPlus,
  Users,
} from '@sullam/ui/base/icons.ts';

/** The default picture of each kind of notification. */
export const NOTIFICATION_PICTURES: Record<NotificationKind, LucideIcon> = {
  group: Users,
  event: CalendarDays,
  'discussion-board': MessageSquare,
  announcement: Megaphone,
  certificate: Award,
  checklist: ListChecks,
  'imported-course': Download,
  plagiarism: TriangleAlert,
  grade: Star,
  'course-approval': ClipboardCheck,
  course: BookOpen,
  post: Newspaper,
  'sign-in': ShieldCheck,
  membership: UserPlus,
};
