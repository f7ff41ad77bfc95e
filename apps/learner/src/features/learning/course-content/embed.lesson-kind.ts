import { Globe } from '@sullam/ui/base/icons.ts';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Globe,
  titleKey: 'course.kinds.page',
};
