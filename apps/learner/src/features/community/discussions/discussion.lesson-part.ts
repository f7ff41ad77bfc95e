import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./lesson-discussion.tsx').then((file) => file.LessonDiscussion));
