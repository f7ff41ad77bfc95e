import type { ScheduleKindParts } from '../../../lesson-kind-parts.ts';
import { lessonKind } from './discussion.lesson-kind.ts';

export const scheduleKind: ScheduleKindParts = {
  icon: lessonKind.icon,
  titleKey: lessonKind.titleKey,
  titlesKey: 'course.titles.discussionBoards',
  hue: 305,
};
