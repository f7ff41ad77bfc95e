import { ListChecks } from '@sullam/ui/base/icons.ts';
import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: ListChecks,
  titleKey: 'activities.kinds.COACHING_TASK',
  titlesKey: 'activities.kinds.COACHING_TASKS',
  hue: 250,
};
