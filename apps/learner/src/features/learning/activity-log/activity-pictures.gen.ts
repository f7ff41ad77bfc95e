// Written by `npm run generate` from the folder activity-types/ of the domain. Do not edit.
import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';
import { Award, BookOpen, CalendarCheck, CalendarSync, CalendarX, ChartColumn, CircleCheck, ClipboardCheck, FileText, GraduationCap, ListChecks, MessageSquare, Star, UserCheck, UserX, Video, type LucideIcon } from '@sullam/ui/base/icons.ts';

/** The picture of each type of entry. */
export const ACTIVITY_PICTURES = {
  LESSON_FINISHED: CircleCheck,
  ASSIGNMENT_HANDED_IN: ClipboardCheck,
  EXAM_TAKEN: FileText,
  EXAM_RESULT_RELEASED: ChartColumn,
  CONTRIBUTED: MessageSquare,
  LECTURE_JOINED: Video,
  ATTENDED: UserCheck,
  CHECKLIST_ITEM_DONE: ListChecks,
  CHECKLIST_COMPLETED: ListChecks,
  COURSE_ENROLLED: BookOpen,
  COURSE_COMPLETED: GraduationCap,
  CERTIFICATE_ISSUED: Award,
  COACHING_BOOKED: CalendarCheck,
  COACHING_MOVED: CalendarSync,
  COACHING_CANCELLED: CalendarX,
  COACHING_MISSED: UserX,
  COACH_RATED: Star,
} as const satisfies Record<ActivityType, LucideIcon>;
