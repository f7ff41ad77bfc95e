import type { ActivityKind } from '@sullam/domain/subsection-kinds.ts';
import { type LazyPart, suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { Lesson } from './lesson.api.ts';

export interface ActivityProps {
  readonly lesson: Lesson;
}

const SurveyCard = suspendingPart(() =>
  import('../../assessment/surveys/survey-card.tsx').then((file) => file.SurveyActivityCard),
);

/** What each kind is done with, in its lesson; each suspends until all that it shows is there. */
export const ACTIVITIES: Record<ActivityKind, LazyPart<ActivityProps>> = {
  ASSIGNMENT: suspendingPart(() =>
    import('../../assessment/assignments/assignment-lesson.tsx').then((file) => file.AssignmentLesson),
  ),
  EXAM: suspendingPart(() => import('../../assessment/exams/exam-lesson.tsx').then((file) => file.ExamLesson)),
  SURVEY: SurveyCard,
  POLL: SurveyCard,
  DISCUSSION: suspendingPart(() =>
    import('../../community/discussions/lesson-discussion.tsx').then((file) => file.LessonDiscussion),
  ),
  LECTURE: suspendingPart(() =>
    import('../../classroom/lectures/lecture-card.tsx').then((file) => file.LectureActivityCard),
  ),
};
