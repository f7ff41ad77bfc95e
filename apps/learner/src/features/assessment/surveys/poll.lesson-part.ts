import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';

export const lessonPart = suspendingPart(() => import('./survey-card.tsx').then((file) => file.SurveyActivityCard));
