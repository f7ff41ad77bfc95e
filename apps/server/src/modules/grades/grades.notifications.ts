import { transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findItemToNotify } from './grades.reads.ts';
import { gradesPosted, type PostedState } from './grades.signals.ts';

const GRADE = 18;

/** The words for what is no grade; a grade has those of the template itself. */
const OUTCOMES = { MARKED: null, EXCUSED: 'excused', MISSING: 'missing' } as const satisfies Record<
  PostedState,
  string | null
>;

/** Notifies learners of grades that were posted. */
export const notifyOfGrades = on(gradesPosted, (context, posted, signalId) =>
  transaction(context, async (tx) => {
    const { gradeItemId, courseId, state, userIds, byUserId } = posted;
    const parameters = await findItemToNotify(tx, gradeItemId);
    if (!parameters) return;
    await notify(context, tx, {
      userIds,
      templateId: GRADE,
      parameters: { ...parameters, outcome: OUTCOMES[state] },
      data: { courseId, gradeItemId },
      dedupeKey: `grade:${gradeItemId}:${signalId}`,
      byUserId,
    });
  }),
);
