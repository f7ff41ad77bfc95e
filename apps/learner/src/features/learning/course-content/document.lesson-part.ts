import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./document-lesson.tsx').then((file) => file.DocumentLesson));
