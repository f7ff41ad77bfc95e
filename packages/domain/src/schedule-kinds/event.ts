import type { ScheduleKindDefinition } from '../lesson-kind.ts';

export const scheduleKind = {
  place: 130,
  feature: 'events',
  page: '/event/{activityId}',
} as const satisfies ScheduleKindDefinition;
