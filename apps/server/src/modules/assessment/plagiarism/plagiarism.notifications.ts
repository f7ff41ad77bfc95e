import { transaction } from '../../../kernel/database/database.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { findLessonTitle } from '../../learning/course-content/course-content.public.ts';
import { teachersOf } from '../../learning/courses/courses.public.ts';
import { notify, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { plagiarismFound, plagiarismRunFinished } from './plagiarism.signals.ts';

const FOUND = 16;
const CHECKED = 17;

export const plagiarismNews: readonly SignalSubscription[] = [
  // a class that copied from each other is one piece of news
  on(plagiarismFound, (context, { courseSubsectionId, courseId }) =>
    transaction(context, async (tx) => {
      const assignment = await findLessonTitle(tx, courseSubsectionId);
      if (!assignment) return;
      await notifyAudience(context, tx, teachersOf(courseId), {
        templateId: FOUND,
        parameters: { assignment },
        data: { courseId, assignmentId: courseSubsectionId },
        dedupeKey: `plagiarism:${courseSubsectionId}:${context.clock.now().toISOString().slice(0, 10)}`,
      });
    }),
  ),
  on(plagiarismRunFinished, (context, { courseSubsectionId, courseId, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      const assignment = await findLessonTitle(tx, courseSubsectionId);
      if (!assignment) return;
      await notify(context, tx, {
        templateId: CHECKED,
        parameters: { assignment },
        data: { courseId, assignmentId: courseSubsectionId },
        dedupeKey: `plagiarism-run:${signalId}`,
        userIds: [byUserId],
      });
    }),
  ),
];
