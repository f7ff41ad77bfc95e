import { FileText } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: FileText,
  titleKey: 'course.kinds.document',
  part: suspendingPart(() => import('./document-lesson.tsx').then((file) => file.DocumentLesson)),
};
