import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./lecture-card.tsx').then((file) => file.LectureActivityCard));
