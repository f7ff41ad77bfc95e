import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./assignment-lesson.tsx').then((file) => file.AssignmentLesson));
