import type { ScheduleKindDefinition } from '../lesson-kind.ts';

export const scheduleKind = {
  place: 145,
  feature: 'coaching',
  page: '/coaching/groups/{activityId}',
} as const satisfies ScheduleKindDefinition;
