import { ESCALATION_DAYS, REMINDER_DAYS, reminderDay } from '@sullam/domain/checklists.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { readFeatures } from '../../organization/organizations/organizations.public.ts';
import { approversOf, notifyOfDue, notifyOfItem, notifyOfNew } from './checklists.notifications.ts';
import { overdueQuery } from './student-checklists.reads.ts';
import { alignItems, assignToJoined, listRules } from './student-checklists.repository.ts';

type ZoneOf = (organizationId: number) => Promise<string>;

/** Gives lists to those whom a rule names and who have joined since it holds. */
export async function followRules(context: SystemContext, timeZone: string): Promise<void> {
  await transaction(context, async (tx) => {
    if (!(await readFeatures(tx)).checklists) return;
    const now = context.clock.now();
    for (const { checklistId, permissionSetId, ruleSince } of await listRules(tx)) {
      const assigning = { checklistId, startsOn: null, timeZone, approverUserId: null, assignedBy: null, now };
      const userIds = await assignToJoined(tx, assigning, ruleSince!, permissionSetId);
      if (userIds.length === 0) continue;
      await alignItems(tx, checklistId, timeZone, now);
      await notifyOfNew(context, tx, checklistId, userIds);
    }
  });
}

/** How many are worked through at once. */
const BATCH = 500;

const dueSoon = (now: Date, after: number) =>
  db
    .selectFrom('student_checklist_items as x')
    .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
    .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
    .select(['x.student_checklist_item_id as id', 'x.user_id', 'x.student_checklist_id', 'x.due_at', 'c.title'])
    .select(
      sql<number | null>`coalesce(s.approver_user_id, nullif(c.approver_user_id, s.user_id))`.as('approver_user_id'),
    )
    .where(sql<boolean>`x.state in ('TO_DO', 'SENT_BACK')`)
    .where('x.due_at', '<', new Date(now.getTime() - REMINDER_DAYS[0] * DAY))
    .where('x.student_checklist_item_id', '>', after)
    .orderBy('x.student_checklist_item_id')
    .limit(BATCH);

type DueRow = Awaited<ReturnType<ReturnType<typeof dueSoon>['execute']>>[number];

/** One reminder of each day that was reached: a job that runs twice, or was late, reminds once. */
async function remindOf(context: SystemContext, tx: Tx, row: DueRow, now: Date): Promise<void> {
  const daysLate = Math.floor((now.getTime() - row.due_at!.getTime()) / DAY);
  const day = reminderDay(daysLate);
  if (day === undefined) return;
  const { id, user_id: userId, student_checklist_id: studentChecklistId, title: checklist } = row;
  if (row.due_at! >= now)
    return void (await notifyOfDue(
      context,
      tx,
      { userId, studentChecklistId, checklist },
      row.due_at!.toISOString().slice(0, 10) + day,
    ));
  const number = `${row.due_at!.toISOString()}:${day}`;
  await notifyOfItem(context, tx, id, { outcome: 'overdue', userIds: [userId], number });
  if (daysLate >= ESCALATION_DAYS)
    await notifyOfItem(context, tx, id, {
      outcome: 'behind',
      personId: userId,
      userIds: await approversOf(tx, row.approver_user_id, userId),
      number,
    });
}

export async function remindOfDue(context: SystemContext): Promise<void> {
  const now = context.clock.now();
  for (let after = 0; ; ) {
    const from = after;
    const rows = await transaction(context, async (tx) => {
      if (!(await readFeatures(tx)).checklists) return [];
      const found = await tx.all(dueSoon(now, from));
      for (const row of found) await remindOf(context, tx, row, now);
      return found;
    });
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Reminds everybody who is late, now; once a day, however often it is asked for. Answers how many people. */
export const remindOverdue = (context: MemberContext, checklistId: number | undefined): Promise<number> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const rows = await tx.all(overdueQuery(now, checklistId).limit(BATCH));
    const number = `by-hand:${now.toISOString().slice(0, 10)}`;
    for (const row of rows)
      await notifyOfItem(context, tx, row.student_checklist_item_id, {
        outcome: 'overdue',
        userIds: [row.person.userId],
        number,
      });
    return new Set(rows.map(({ person }) => person.userId)).size;
  });

/** Every ten minutes rules are followed; every hour people are reminded. */
export const checklistJobs = (zoneOf: ZoneOf): JobDefinition[] => [
  {
    name: 'checklists.follow-rules',
    schedule: '*/10 * * * *',
    run: async (context) => followRules(context, await zoneOf(context.organizationId)),
  },
  { name: 'checklists.remind', schedule: '7 * * * *', run: remindOfDue },
];
