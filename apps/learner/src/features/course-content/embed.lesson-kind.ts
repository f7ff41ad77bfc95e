import { Globe } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Globe,
  titleKey: 'course.kinds.page',
  part: suspendingPart(() => import('./embed-lesson.tsx').then((file) => file.EmbedLesson)),
};
