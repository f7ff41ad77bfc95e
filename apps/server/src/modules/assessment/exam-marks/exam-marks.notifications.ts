import { transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { findLessonTitle } from '../../learning/course-content/course-content.public.ts';
import { findCourseTitle } from '../../learning/courses/courses.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { examScoreReleased } from './exam-marks.signals.ts';

const GRADE = 18;

/** Notifies a learner that their score is available. */
export const notifyOfScore = on(examScoreReleased, (context, { examAttemptId, subsectionExamId, courseId, userId }) =>
  transaction(context, async (tx) => {
    const courseTitle = await findCourseTitle(tx, courseId);
    const item = await findLessonTitle(tx, subsectionExamId);
    if (!courseTitle || !item) return;
    await notify(context, tx, {
      userIds: [userId],
      templateId: GRADE,
      parameters: { item, courseTitle },
      data: { courseId },
      dedupeKey: `exam-score:${examAttemptId}`,
    });
  }),
);
