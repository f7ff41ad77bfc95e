import { Video } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Video,
  titleKey: 'course.kinds.video',
  part: suspendingPart(() => import('./video-lesson.tsx').then((file) => file.VideoLesson)),
};
