import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./exam-lesson.tsx').then((file) => file.ExamLesson));
