import { Presentation } from '@sullam/ui/base/icons.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: Presentation,
  activity: {
    aboutKey: 'builder.activities.aboutLecture',
    settings: suspendingPart(() => import('./lesson-lecture.tsx').then((file) => file.LessonLecture)),
  },
};
