import { Presentation } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Presentation,
  titleKey: 'course.kinds.lecture',
  part: suspendingPart(() => import('./lecture-card.tsx').then((file) => file.LectureActivityCard)),
};
