import type { Activity, ActivitySpan } from '@sullam/domain/activities.ts';
import { addDays, instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

interface Values {
  userId: number;
  /** First and last day that are read. */
  first: string;
  last: string;
  withOverdue: boolean;
}

const dayOf = (at: Date, more: number): string => new Date(at.getTime() + more * DAY).toISOString().slice(0, 10);

/** Days begin at different instants, so a day more on either side is read; the schedule cuts off what lies outside its span. */
const due = statement(({ userId, first, last, withOverdue }: Values) =>
  db
    .selectFrom('coaching_tasks as k')
    .select(['k.coaching_task_id', 'k.title', 'k.done_at', sql<string>`k.due_on::text`.as('due_on')])
    .where('k.user_id', '=', userId)
    .where(sql<boolean>`k.due_on <= ${last}::date`)
    .where(
      sql<boolean>`(k.due_on >= ${first}::date
        or (${withOverdue}::boolean and k.done_at is null))`,
    ),
);

/** Tasks of the caller with a day: due when the day ends by the organisation's clock. */
export async function readTaskActivities(
  { caller, clock, configuration }: MemberContext,
  tx: Tx,
  { from, to, withOverdue }: ActivitySpan,
): Promise<Activity[]> {
  const rows = await tx.all(due({ userId: caller.userId, first: dayOf(from, -2), last: dayOf(to, 1), withOverdue }));
  return rows.map((row) => {
    const at = instantOf({ date: addDays(row.due_on, 1), time: '00:00' }, configuration.time_zone);
    const title = String(row.title);
    return {
      kind: 'COACHING_TASK' as const,
      activityId: row.coaching_task_id,
      courseId: null,
      courseSubsectionId: null,
      title: { en: title, ar: title },
      state:
        row.done_at !== null ? ('MARKED' as const) : at <= clock.now() ? ('OVERDUE' as const) : ('NOT_BEGUN' as const),
      moments: [{ happens: 'DUE' as const, at }],
    };
  });
}
