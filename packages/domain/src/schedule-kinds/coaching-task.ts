import type { ScheduleKindDefinition } from '../lesson-kind.ts';

export const scheduleKind = {
  place: 145,
  feature: 'coaching',
  page: '/coaching/mine',
} as const satisfies ScheduleKindDefinition;
