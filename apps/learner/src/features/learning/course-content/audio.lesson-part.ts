import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./audio-lesson.tsx').then((file) => file.AudioLesson));
