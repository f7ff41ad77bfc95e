import { MISSING_WORK_TEMPLATE } from '@sullam/domain/notification-targets/missing-work.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { findItemToNotify } from './grades.reads.ts';
import { gradesPosted, type PostedState } from './grades.signals.ts';

/** What is no grade has words of its own; missing work a picture too. */
const NOTICES = {
  MARKED: { templateId: 18, outcome: null },
  EXCUSED: { templateId: 18, outcome: 'excused' },
  MISSING: { templateId: MISSING_WORK_TEMPLATE, outcome: null },
} as const satisfies Record<PostedState, { templateId: number; outcome: string | null }>;

/** Notifies learners of grades that were posted. */
export const notifyOfGrades = on(gradesPosted, (context, posted, signalId) =>
  transaction(context, async (tx) => {
    const { gradeItemId, courseId, state, userIds, byUserId } = posted;
    const parameters = await findItemToNotify(tx, gradeItemId);
    if (!parameters) return;
    const { templateId, outcome } = NOTICES[state];
    await notify(context, tx, {
      userIds,
      templateId,
      parameters: { ...parameters, outcome },
      data: { courseId, gradeItemId },
      dedupeKey: `grade:${gradeItemId}:${signalId}`,
      byUserId,
    });
  }),
);
