import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { type ChecklistItemState, isLate } from '@sullam/domain/checklists.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

interface Values extends Pick<ActivitySpan, 'from' | 'to' | 'withOverdue'> {
  userId: number;
}

const due = statement(({ userId, from, to, withOverdue }: Values) =>
  db
    .selectFrom('student_checklist_items as x')
    .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
    .select(['x.student_checklist_item_id', 'x.due_at', 'i.title', sql<ChecklistItemState>`x.state`.as('state')])
    .where('x.user_id', '=', userId)
    .where('x.due_at', '<', to)
    .where(
      sql<boolean>`(x.due_at >= ${from}::timestamptz or (${withOverdue}::boolean and x.state in ('TO_DO', 'SENT_BACK')))`,
    ),
);

function stateOf(state: ChecklistItemState, dueAt: Date, now: Date): ActivityState {
  if (state === 'DONE') return 'MARKED';
  if (state === 'WAITING') return 'HANDED_IN';
  return isLate({ state, dueAt }, now) ? 'OVERDUE' : 'NOT_BEGUN';
}

/** The items of the caller's checklists that are due in a span. */
export async function readChecklistActivities(
  { caller, clock }: MemberContext,
  tx: Tx,
  { from, to, withOverdue }: ActivitySpan,
): Promise<Activity[]> {
  const rows = await tx.all(due({ userId: caller.userId, from, to, withOverdue }));
  return rows.map((row) => ({
    kind: 'CHECKLIST',
    activityId: row.student_checklist_item_id,
    courseId: null,
    courseSubsectionId: null,
    title: row.title,
    state: stateOf(row.state, row.due_at!, clock.now()),
    moments: [{ happens: 'DUE', at: row.due_at! }],
  }));
}
