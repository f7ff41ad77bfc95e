import { CalendarDays } from '@sullam/ui/base/icons.ts';
import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: CalendarDays,
  titleKey: 'activities.kinds.COACHING_GROUP',
  titlesKey: 'activities.kinds.COACHING_GROUPS',
  hue: 262,
  stateKeys: { NOT_BEGUN: 'activities.states.upcoming' },
};
