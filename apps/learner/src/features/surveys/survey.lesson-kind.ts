import { MessageSquare } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: MessageSquare,
  titleKey: 'course.kinds.survey',
  part: suspendingPart(() => import('./survey-card.tsx').then((file) => file.SurveyActivityCard)),
};
