import { CalendarDays } from '@sullam/ui/base/icons.ts';
import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: CalendarDays,
  titleKey: 'activities.kinds.COACHING',
  titlesKey: 'activities.kinds.COACHINGS',
  hue: 250,
  stateKeys: { NOT_BEGUN: 'activities.states.upcoming' },
};
