import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './exam.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'course.titles.exams',
  hue: 200,
};
