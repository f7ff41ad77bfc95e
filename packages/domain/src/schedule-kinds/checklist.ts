import type { ScheduleKindDefinition } from '../lesson-kind.ts';

export const scheduleKind = {
  place: 110,
  feature: 'checklists',
  page: '/checklist/items/{activityId}',
} as const satisfies ScheduleKindDefinition;
