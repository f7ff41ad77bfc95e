import { transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findItemToNotify } from './grades.reads.ts';
import { gradesPosted } from './grades.signals.ts';

const GRADE = 18;

/** Notifies learners of grades that were posted. */
export const notifyOfGrades = on(gradesPosted, (context, { gradeItemId, courseId, userIds, byUserId }, signalId) =>
  transaction(context, async (tx) => {
    const parameters = await findItemToNotify(tx, gradeItemId);
    if (!parameters) return;
    await notify(context, tx, {
      userIds,
      templateId: GRADE,
      parameters,
      data: { courseId, gradeItemId },
      dedupeKey: `grade:${gradeItemId}:${signalId}`,
      byUserId,
    });
  }),
);
