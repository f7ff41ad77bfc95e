import type { ChecklistItemKind, ChecklistItemState, ChecklistStep } from '@sullam/domain/checklists.ts';
import { lastMinuteOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import { joinedAfter } from '../../identity/members/members.public.ts';
import { holdsAnySet } from '../../identity/permissions/permissions.public.ts';

export interface Assigning {
  checklistId: number;
  /** null: today in the organisation's zone. */
  startsOn: string | null;
  timeZone: string;
  approverUserId: number | null;
  assignedBy: number | null;
  now: Date;
}

/** Gives the checklist to active members that a condition over `m` picks; answers who didn't have it yet. */
async function insertFor(tx: Tx, assigning: Assigning, whom: RawBuilder<boolean>): Promise<number[]> {
  const { checklistId, startsOn, timeZone, approverUserId, assignedBy, now } = assigning;
  const members = await tx.all(
    db.selectFrom('member_records as m').select('m.user_id').where('m.status', '=', 'ACTIVE').where(whom),
  );
  const rows = await insertChecklists(
    tx,
    members.map(({ user_id: userId }) => ({
      checklistId,
      userId,
      startsOn: startsOn ?? wallTimeOf(now, timeZone).date,
      // people do not approve their own work
      approverUserId: approverUserId === userId ? null : approverUserId,
      assignedBy,
      now,
    })),
  );
  return rows.map(({ user_id }) => user_id);
}

interface NewStudentChecklist extends Pick<Assigning, 'checklistId' | 'approverUserId' | 'assignedBy' | 'now'> {
  userId: number;
  startsOn: string;
}

const insertChecklists = rowsStatement((rows: readonly NewStudentChecklist[]) =>
  db
    .insertInto('student_checklists')
    .values(
      rows.map((row) => ({
        checklist_id: row.checklistId,
        user_id: row.userId,
        starts_on: row.startsOn,
        approver_user_id: row.approverUserId,
        assigned_by: row.assignedBy,
        assigned_at: row.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organization_id', 'checklist_id', 'user_id']).doNothing())
    .returning('user_id'),
);

export const assignTo = (tx: Tx, assigning: Assigning, userIds: readonly number[]): Promise<number[]> =>
  insertFor(tx, assigning, sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`);

export const assignToSets = (tx: Tx, assigning: Assigning, setIds: readonly number[]): Promise<number[]> =>
  insertFor(tx, assigning, holdsAnySet('m', setIds));

/** Who joined since the rule holds. */
export const assignToJoined = (tx: Tx, assigning: Assigning, since: Date, setId: number | null): Promise<number[]> =>
  insertFor(
    tx,
    assigning,
    sql<boolean>`(${joinedAfter('m', since)} and ${setId === null ? sql`true` : holdsAnySet('m', [setId])})`,
  );

export const listRules = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('checklists')
      .select(['checklist_id as checklistId', 'permission_set_id as permissionSetId', 'rule_since as ruleSince'])
      .where('status', '=', 'PUBLISHED')
      .where('join_rule', '<>', 'NOBODY')
      .where('rule_since', 'is not', null),
  );

/** The day on which an item `i` is due in the list `s` of a person. */
const dueDay = sql<string | null>`coalesce(i.due_on, s.starts_on + i.due_day - 1)::text`;

const dueAtOf = (day: string | null, timeZone: string): Date | null =>
  day === null ? null : lastMinuteOf(day, timeZone);

interface NewItem {
  studentChecklistId: number;
  checklistItemId: number;
  userId: number;
  dueAt: Date | null;
  state: ChecklistItemState;
}

const insertItems = rowsStatement((rows: readonly (NewItem & { now: Date })[]) =>
  db
    .insertInto('student_checklist_items')
    .values(
      rows.map((row) => ({
        student_checklist_id: row.studentChecklistId,
        checklist_item_id: row.checklistItemId,
        user_id: row.userId,
        due_at: row.dueAt,
        changed_at: row.now,
        state: row.state,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'student_checklist_id', 'checklist_item_id']).doNothing(),
    ),
);

/** So many lists get their items at once, so that a template given to thousands of people doesn't fill the memory. */
const LISTS_AT_ONCE = 200;

async function addMissingItems(tx: Tx, checklistId: number, timeZone: string, now: Date): Promise<void> {
  for (let last = 0; ; ) {
    const lists = await tx.all(
      db
        .selectFrom('student_checklists')
        .select('student_checklist_id as id')
        .where('checklist_id', '=', checklistId)
        .where('completed_at', 'is', null)
        .where('student_checklist_id', '>', last)
        .orderBy('student_checklist_id')
        .limit(LISTS_AT_ONCE),
    );
    if (lists.length === 0) return;
    const missing = await tx.all(
      rawQuery(sql<Omit<NewItem, 'dueAt'> & { dueDay: string | null }>`
        select s.student_checklist_id as "studentChecklistId", i.checklist_item_id as "checklistItemId", s.user_id as "userId",
          ${dueDay} as "dueDay",
          case when i.kind = 'COURSE' and exists (select from enrollment_records e where ${inOrganization('e')} and e.course_id = i.course_id
            and e.user_id = s.user_id and e.completed_at is not null) then 'DONE' else 'TO_DO' end as state
        from student_checklists s join checklist_items i on ${inOrganization('i')} and i.checklist_id = s.checklist_id and i.retired_at is null
        where ${inOrganization('s')} and s.student_checklist_id = any(${lists.map(({ id }) => id)}::bigint[])
          and not exists (select from student_checklist_items x where ${inOrganization('x')}
            and x.student_checklist_id = s.student_checklist_id and x.checklist_item_id = i.checklist_item_id)`),
    );
    await insertItems(
      tx,
      missing.map(({ dueDay: day, ...item }) => ({ ...item, dueAt: dueAtOf(day, timeZone), now })),
    );
    last = lists.at(-1)!.id;
  }
}

/** Moves items that aren't done to the days on which the template has them. */
async function alignDueDates(tx: Tx, checklistId: number, timeZone: string): Promise<void> {
  const given = await tx.all(
    rawQuery(sql<{ day: string | null; dueAt: Date | null }>`
      select distinct ${dueDay} as day, x.due_at as "dueAt"
      from student_checklist_items x
      join student_checklists s on ${inOrganization('s')} and s.student_checklist_id = x.student_checklist_id
      join checklist_items i on ${inOrganization('i')} and i.checklist_item_id = x.checklist_item_id
      where ${inOrganization('x')} and s.checklist_id = ${checklistId} and x.state <> 'DONE'`),
  );
  const isMisplaced = ({ day, dueAt }: (typeof given)[number]) =>
    dueAtOf(day, timeZone)?.getTime() !== dueAt?.getTime();
  for (const day of new Set(given.filter(isMisplaced).map((each) => each.day)))
    await tx.run(
      rawQuery(sql`
      update student_checklist_items x set due_at = ${dueAtOf(day, timeZone)}::timestamptz
      from student_checklists s, checklist_items i
      where ${inOrganization('x')} and ${inOrganization('s')} and ${inOrganization('i')} and s.checklist_id = ${checklistId}
        and s.student_checklist_id = x.student_checklist_id and i.checklist_item_id = x.checklist_item_id
        and x.state <> 'DONE' and ${dueDay} is not distinct from ${day}::text`),
    );
}

/**
 * Brings what people have into line with the template: new items come, dates follow, and what was taken out goes where nobody
 * had begun it. Who has finished the whole list keeps it as it was.
 */
export async function alignItems(tx: Tx, checklistId: number, timeZone: string, now: Date): Promise<void> {
  await addMissingItems(tx, checklistId, timeZone, now);
  await alignDueDates(tx, checklistId, timeZone);
  await tx.run(
    rawQuery(sql`
    delete from student_checklist_items x using checklist_items i
    where ${inOrganization('x')} and ${inOrganization('i')} and i.checklist_id = ${checklistId} and i.checklist_item_id = x.checklist_item_id
      and i.retired_at is not null and x.state in ('TO_DO', 'SENT_BACK', 'WAITING')
      and not exists (select from checklist_steps t where ${inOrganization('t')} and t.student_checklist_item_id = x.student_checklist_item_id)`),
  );
  await settleChecklists(tx, checklistId, now);
}

/** Lists of a template that are finished now, because what was missing is gone or done. */
const settleChecklists = (tx: Tx, checklistId: number, now: Date): Promise<number> =>
  tx.run(
    rawQuery(sql`
    update student_checklists s set completed_at = ${now}::timestamptz
    where ${inOrganization('s')} and s.checklist_id = ${checklistId} and s.completed_at is null
      and exists (select from student_checklist_items x where ${inOrganization('x')} and x.student_checklist_id = s.student_checklist_id)
      and not exists (select from student_checklist_items x
        where ${inOrganization('x')} and x.student_checklist_id = s.student_checklist_id and x.state <> 'DONE')`),
  );

/** Marks the list of an item as finished, or no more; answers whether this finished it. */
export async function settleChecklist(tx: Tx, studentChecklistId: number, now: Date): Promise<boolean> {
  const open = sql<boolean>`exists (select from student_checklist_items x
    where ${inOrganization('x')} and x.student_checklist_id = ${studentChecklistId} and x.state <> 'DONE')`;
  const one = db.updateTable('student_checklists').where('student_checklist_id', '=', studentChecklistId);
  await tx.run(one.set({ completed_at: null }).where('completed_at', 'is not', null).where(open));
  return (
    (await tx.run(
      one.set({ completed_at: now }).where('completed_at', 'is', null).where(sql<boolean>`not ${open}`),
    )) === 1
  );
}

export const deleteStudentChecklist = (tx: Tx, studentChecklistId: number): Promise<number> =>
  tx.run(db.deleteFrom('student_checklists').where('student_checklist_id', '=', studentChecklistId));

export interface ItemRecord {
  studentChecklistItemId: number;
  studentChecklistId: number;
  checklistId: number;
  userId: number;
  kind: ChecklistItemKind;
  state: ChecklistItemState;
  /** Whoever approves for this person; null: whoever looks after checklists. */
  approverUserId: number | null;
  isLocked: boolean;
  isRetired: boolean;
}

/** Keeps an item, or all of a person's, as they are until the transaction ends. */
const lockItems = (tx: Tx, of: { studentChecklistItemId: number } | { userId: number }) =>
  tx.all(
    db
      .selectFrom('student_checklist_items')
      .select('student_checklist_item_id')
      .where(({ and }) =>
        and('userId' in of ? { user_id: of.userId } : { student_checklist_item_id: of.studentChecklistItemId }),
      )
      .orderBy('student_checklist_item_id')
      .forUpdate(),
  );

/** Items as people have them, kept as they are until the transaction ends. */
export async function findItems(
  tx: Tx,
  of: Parameters<typeof lockItems>[1],
  where: RawBuilder<boolean>,
): Promise<ItemRecord[]> {
  await lockItems(tx, of);
  return tx.all(
    db
      .selectFrom('student_checklist_items as x')
      .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
      .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
      .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
      .select([
        'x.student_checklist_item_id as studentChecklistItemId',
        'x.student_checklist_id as studentChecklistId',
        's.checklist_id as checklistId',
        'x.user_id as userId',
        sql<ChecklistItemKind>`i.kind`.as('kind'),
        sql<ChecklistItemState>`x.state`.as('state'),
        sql<number | null>`coalesce(s.approver_user_id, nullif(c.approver_user_id, s.user_id))`.as('approverUserId'),
        sql<boolean>`i.retired_at is not null`.as('isRetired'),
        sql<boolean>`(i.waits_for_previous and exists (
          select from student_checklist_items b join checklist_items j on ${inOrganization('j')} and j.checklist_item_id = b.checklist_item_id
          where ${inOrganization('b')} and b.student_checklist_id = x.student_checklist_id and b.state <> 'DONE' and j.retired_at is null
            and j.position = (select max(k.position) from checklist_items k
              where ${inOrganization('k')} and k.checklist_id = i.checklist_id and k.retired_at is null and k.position < i.position)))`.as(
          'isLocked',
        ),
      ])
      .where(where)
      .where(
        'userId' in of
          ? sql<boolean>`x.user_id = ${of.userId}`
          : sql<boolean>`x.student_checklist_item_id = ${of.studentChecklistItemId}`,
      ),
  );
}

export const setState = (tx: Tx, studentChecklistItemId: number, state: ChecklistItemState, now: Date) =>
  tx.run(
    db
      .updateTable('student_checklist_items')
      .set({ state, changed_at: now })
      .where('student_checklist_item_id', '=', studentChecklistItemId),
  );

export interface Step {
  studentChecklistItemId: number;
  kind: ChecklistStep;
  byUserId: number | null;
  text?: string;
  mediaId?: number | null;
  at: Date;
}

export const insertStep = (tx: Tx, { studentChecklistItemId, kind, byUserId, text = '', mediaId = null, at }: Step) =>
  tx.run(
    db.insertInto('checklist_steps').values({
      student_checklist_item_id: studentChecklistItemId,
      kind,
      by_user_id: byUserId,
      at,
      text,
      media_id: mediaId,
    }),
  );
