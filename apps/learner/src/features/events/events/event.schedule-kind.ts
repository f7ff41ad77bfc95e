import { CalendarDays } from '@sullam/ui/base/icons.ts';
import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: CalendarDays,
  titleKey: 'activities.kinds.EVENT',
  titlesKey: 'activities.kinds.EVENTS',
  hue: 20,
  stateKeys: { NOT_BEGUN: 'activities.states.upcoming' },
};
