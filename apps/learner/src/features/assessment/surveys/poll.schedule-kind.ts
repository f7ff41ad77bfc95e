import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './poll.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'course.titles.polls',
  hue: 50,
  stateKeys: { HANDED_IN: 'activities.states.answered' },
};
