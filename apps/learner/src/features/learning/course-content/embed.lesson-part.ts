import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./embed-lesson.tsx').then((file) => file.EmbedLesson));
