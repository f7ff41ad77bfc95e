import { ClipboardPen } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: ClipboardPen,
  titleKey: 'course.kinds.assignment',
  part: suspendingPart(() => import('./assignment-lesson.tsx').then((file) => file.AssignmentLesson)),
};
