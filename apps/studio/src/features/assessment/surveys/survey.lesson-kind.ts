import { MessageSquare } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: MessageSquare,
  activity: {
    aboutKey: 'builder.activities.aboutSurvey',
    settings: suspendingPart(() => import('./lesson-survey.tsx').then((file) => file.ChooseSurvey)),
  },
};
