import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './lecture.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'activities.kinds.LECTURES',
  hue: 350,
  stateKeys: { NOT_BEGUN: 'activities.states.upcoming' },
};
