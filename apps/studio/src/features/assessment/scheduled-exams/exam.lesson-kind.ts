import { ClipboardCheck } from '@sullam/ui/base/icons.ts';
import type { LessonKindParts } from '../../../lesson-kind-parts.ts';

export const lessonKind: LessonKindParts = {
  icon: ClipboardCheck,
  activity: {
    aboutKey: 'builder.activities.aboutExam',
    settingsPath: ({ courseId, courseSubsectionId }) => `/courses/${courseId}/exams/held/${courseSubsectionId}`,
  },
};
