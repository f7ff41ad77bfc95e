import { ClipboardCheck } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: ClipboardCheck,
  titleKey: 'course.kinds.exam',
  standing: lazyPart(() => import('./exam-standing.tsx').then((file) => file.ExamStanding)),
};
