import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './survey.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'course.titles.surveys',
  hue: 85,
  stateKeys: { HANDED_IN: 'activities.states.answered' },
};
