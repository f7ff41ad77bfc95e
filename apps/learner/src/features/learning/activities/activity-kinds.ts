import type { ActivityKind } from '@sullam/domain/activities.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { CalendarDays, ListChecks, type LucideIcon } from '@sullam/ui/base/icons.ts';
import type { CSSProperties } from 'react';
import { KINDS } from '../course-overview/subsection-kinds.ts';

/** The colour of each kind wherever several stand together: hues far enough apart, never without picture or word. */
const HUES = {
  EXAM: 200,
  ASSIGNMENT: 265,
  SURVEY: 85,
  POLL: 50,
  DISCUSSION: 305,
  CHECKLIST: 155,
  LECTURE: 350,
  EVENT: 20,
} as const satisfies Record<ActivityKind, number>;

/** For what is drawn by `hued`, `hued-soft`, `hued-mark` and `hued-edge`. */
export const hueOf = (kind: ActivityKind): CSSProperties => ({ '--hue': HUES[kind] }) as CSSProperties;

/** Picture and word of each kind of activity: those of lessons, and what stands beside courses. */
export const ACTIVITY_LOOKS = {
  EXAM: KINDS.EXAM,
  ASSIGNMENT: KINDS.ASSIGNMENT,
  SURVEY: KINDS.SURVEY,
  POLL: KINDS.POLL,
  DISCUSSION: KINDS.DISCUSSION,
  LECTURE: KINDS.LECTURE,
  CHECKLIST: { icon: ListChecks, key: 'activities.kinds.CHECKLIST' },
  EVENT: { icon: CalendarDays, key: 'activities.kinds.EVENT' },
} as const satisfies Record<ActivityKind, { icon: LucideIcon; key: MessageKey }>;
