import { COACHING_TASK_TEMPLATE } from '@sullam/domain/notification-targets/coaching-task.ts';
import { sql } from 'kysely';
import { db, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { coachingTaskSet } from './coaching-goals.signals.ts';

/** Tells the learner of a new task. */
export const notifyOfTasks = on(coachingTaskSet, (context, { coachingTaskId, byUserId }, signalId) =>
  transaction(context, async (tx) => {
    const task = await tx.one(
      db
        .selectFrom('coaching_tasks as k')
        .innerJoin('coach_records as c', 'c.coach_id', 'k.coach_id')
        .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
        .select(['k.user_id', sql<string>`k.title`.as('title')])
        .select(sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('coach'))
        .where('k.coaching_task_id', '=', coachingTaskId),
    );
    if (!task) return;
    await notify(context, tx, {
      userIds: [task.user_id],
      templateId: COACHING_TASK_TEMPLATE,
      parameters: { person: task.coach, title: task.title },
      data: {},
      dedupeKey: `coaching-task:${signalId}`,
      byUserId,
    });
  }),
);
