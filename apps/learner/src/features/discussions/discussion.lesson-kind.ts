import { MessagesSquare } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: MessagesSquare,
  titleKey: 'course.kinds.discussionBoard',
  part: suspendingPart(() => import('./lesson-discussion.tsx').then((file) => file.LessonDiscussion)),
};
