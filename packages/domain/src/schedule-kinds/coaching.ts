import type { ScheduleKindDefinition } from '../lesson-kind.ts';

export const scheduleKind = {
  place: 140,
  feature: 'coaching',
  page: '/coaching/sessions/{activityId}',
} as const satisfies ScheduleKindDefinition;
