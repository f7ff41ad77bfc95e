import type { ActivityKind } from '@sullam/domain/activities.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { ListChecks, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { KINDS } from '../course-overview/subsection-kinds.ts';

/** Picture and word of each kind of activity: those of lessons, and what stands beside courses. */
export const ACTIVITY_LOOKS = {
  EXAM: KINDS.EXAM,
  ASSIGNMENT: KINDS.ASSIGNMENT,
  SURVEY: KINDS.SURVEY,
  POLL: KINDS.POLL,
  DISCUSSION: KINDS.DISCUSSION,
  CHECKLIST: { icon: ListChecks, key: 'activities.kinds.CHECKLIST' },
} as const satisfies Record<ActivityKind, { icon: LucideIcon; key: MessageKey }>;
