import { Headphones } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Headphones,
  titleKey: 'course.kinds.audio',
  part: suspendingPart(() => import('./audio-lesson.tsx').then((file) => file.AudioLesson)),
};
