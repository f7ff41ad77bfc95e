import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './assignment.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'course.titles.assignments',
  hue: 265,
};
