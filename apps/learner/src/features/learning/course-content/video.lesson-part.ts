import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./video-lesson.tsx').then((file) => file.VideoLesson));
