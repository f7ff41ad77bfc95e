import { ChartColumn } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: ChartColumn,
  activity: {
    aboutKey: 'builder.activities.aboutPoll',
    settings: suspendingPart(() => import('./lesson-survey.tsx').then((file) => file.ChoosePoll)),
  },
};
