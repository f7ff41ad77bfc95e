import {
  type ChecklistItemKind,
  type ChecklistItemState,
  type ChecklistStep,
  isLate,
  isSent,
  isTicked,
  lockedItems,
} from '@sullam/domain/checklists.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { isForCaller, mayDecide, seenChecklists } from './checklists.access.ts';
import type {
  OverdueItem,
  OverdueQuery,
  StudentChecklist,
  StudentChecklistItem,
  StudentChecklistRow,
  StudentItemDetail,
  WaitingItem,
} from './checklists.schemas.ts';

interface PersonName {
  userId: number;
  firstName: string;
  lastName: string;
}

/** A joined row of `member_names` as one value. */
export const personOf = <Name extends PersonName | null = PersonName | null>(alias: string): RawBuilder<Name> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Name>`case when ${column('user_id')} is null then null else jsonb_build_object(
    'userId', ${column('user_id')}, 'firstName', ${column('first_name')}, 'lastName', ${column('last_name')}) end`;
};

/** The item `x` is late: the rule of the domain in SQL. */
export const isLateNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(x.state in ('TO_DO', 'SENT_BACK') and x.due_at < ${now}::timestamptz)`;

interface ItemCounts {
  items: number;
  done: number;
  late: number;
  waiting: number;
  endsAt: string | null;
}

const countsOf = (now: Date) => sql<ItemCounts>`(
  select jsonb_build_object('items', count(*), 'done', count(*) filter (where x.state = 'DONE'),
    'late', count(*) filter (where ${isLateNow(now)}), 'waiting', count(*) filter (where x.state = 'WAITING'),
    'endsAt', max(x.due_at))
  from student_checklist_items x where ${inOrganization('x')} and x.student_checklist_id = s.student_checklist_id)`;

/** The checklists of people, `s`, with what they were made from, `c`, and whose they are, `p`. */
export const studentColumns = (now: Date) =>
  db
    .selectFrom('student_checklists as s')
    .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
    .innerJoin('member_names as p', 'p.user_id', 's.user_id')
    .select(['s.student_checklist_id', 's.checklist_id', 's.assigned_at', 's.completed_at', 'c.title', 'c.description'])
    .select([
      sql<string>`to_char(s.starts_on, 'YYYY-MM-DD')`.as('starts_on'),
      personOf<PersonName>('p').as('person'),
      countsOf(now).as('counts'),
    ]);

type StudentRow = Awaited<ReturnType<ReturnType<typeof studentColumns>['execute']>>[number];

export const presentStudent = (row: StudentRow): StudentChecklistRow => ({
  studentChecklistId: row.student_checklist_id,
  checklistId: row.checklist_id,
  title: row.title,
  description: row.description as Localized,
  user: row.person,
  startsOn: row.starts_on,
  assignedAt: row.assigned_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
  itemCount: row.counts.items,
  doneCount: row.counts.done,
  lateCount: row.counts.late,
  waitingCount: row.counts.waiting,
  endsAt: row.counts.endsAt === null ? null : new Date(row.counts.endsAt).toISOString(),
});

/** What somebody has: what isn't finished first, then the newest. */
export async function listOf(context: MemberContext, tx: Tx, userId: number, page: PageOf) {
  const query = studentColumns(context.clock.now())
    .where('s.user_id', '=', userId)
    .orderBy(sql`s.completed_at is not null`)
    .orderBy('s.assigned_at', 'desc')
    .orderBy('s.student_checklist_id', 'desc');
  const { data, total } = await readPage(tx, query, page);
  return { data: data.map(presentStudent), total };
}

const itemColumns = () =>
  db
    .selectFrom('student_checklist_items as x')
    .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
    .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
    .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
    .leftJoin('course_overviews as o', 'o.course_id', 'i.course_id')
    .leftJoin('member_names as a', (join) =>
      join.on('a.user_id', '=', sql<number>`coalesce(s.approver_user_id, nullif(c.approver_user_id, s.user_id))`),
    )
    .select([
      'x.student_checklist_item_id',
      'x.student_checklist_id',
      'x.due_at',
      'x.changed_at',
      'i.title',
      'i.body',
      'i.waits_for_previous',
    ])
    .select([
      sql<ChecklistItemKind>`i.kind`.as('kind'),
      sql<ChecklistItemState>`x.state`.as('state'),
      sql<boolean>`i.retired_at is not null`.as('is_retired'),
      personOf('a').as('approver'),
      sql<{ courseId: number; title: Localized } | null>`case when o.course_id is null then null
        else jsonb_build_object('courseId', o.course_id, 'title', o.title) end`.as('course'),
    ]);

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemColumns>['execute']>>[number];

const presentItem = (row: ItemRow, isLocked: boolean, now: Date): StudentChecklistItem => ({
  studentChecklistItemId: row.student_checklist_item_id,
  kind: row.kind,
  title: row.title,
  body: row.body as Localized,
  state: row.state,
  isLocked,
  isLate: isLate({ state: row.state, dueAt: row.due_at }, now),
  dueAt: row.due_at?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
  course: row.course,
  approver: row.kind === 'APPROVE' ? row.approver : null,
});

/** The items of somebody's checklist in the template's order; those that were taken out stay at the end. */
async function readItems(tx: Tx, studentChecklistId: number, now: Date): Promise<StudentChecklistItem[]> {
  const rows = await tx.all(
    itemColumns()
      .where('x.student_checklist_id', '=', studentChecklistId)
      .orderBy(sql`i.retired_at is not null`)
      .orderBy('i.position')
      .orderBy('i.checklist_item_id'),
  );
  const locked = lockedItems(
    rows.map((row) => ({ state: row.state, waitsForPrevious: row.waits_for_previous && !row.is_retired })),
  );
  return rows.map((row, at) => presentItem(row, locked[at]!, now));
}

/** One checklist that the caller may see. `userId` narrows it to one person's. */
export async function readStudentChecklist(
  context: MemberContext,
  tx: Tx,
  studentChecklistId: number,
  userId?: number,
): Promise<StudentChecklist | undefined> {
  const now = context.clock.now();
  let query = studentColumns(now)
    .where('s.student_checklist_id', '=', studentChecklistId)
    .where(seenChecklists(context));
  if (userId !== undefined) query = query.where('s.user_id', '=', userId);
  const row = await tx.one(query);
  const items = await readItems(tx, studentChecklistId, now);
  return row && { ...presentStudent(row), items };
}

const stepQuery = (studentChecklistItemId: number) =>
  db
    .selectFrom('checklist_steps as t')
    .leftJoin('member_names as b', 'b.user_id', 't.by_user_id')
    .leftJoin('media_files as m', 'm.media_id', 't.media_id')
    .select(['t.at', 't.text', sql<ChecklistStep>`t.kind`.as('kind'), personOf('b').as('by')])
    .select(mediaColumns('m').as('file'))
    .where('t.student_checklist_item_id', '=', studentChecklistItemId)
    .orderBy('t.checklist_step_id');

/** How often a person may remind whoever approves. */
export const REMINDER_GAP = DAY;

/** One item with its way. */
export async function readItem(
  context: MemberContext,
  tx: Tx,
  studentChecklistItemId: number,
): Promise<StudentItemDetail | undefined> {
  const now = context.clock.now();
  const row = await tx.one(
    itemColumns()
      .innerJoin('member_names as p', 'p.user_id', 's.user_id')
      .select(['c.title as list_title', personOf<PersonName>('p').as('person')])
      .where('x.student_checklist_item_id', '=', studentChecklistItemId)
      .where(seenChecklists(context)),
  );
  if (!row) return undefined;
  const steps = await tx.all(stepQuery(studentChecklistItemId));
  const items = await readItems(tx, row.student_checklist_id, now);
  const item = items.find((each) => each.studentChecklistItemId === studentChecklistItemId)!;
  const { kind, state, isLocked } = item;
  const isOwn = row.person.userId === context.caller.userId;
  const sent = steps.filter((step) => step.kind === 'SENT');
  const reminded = steps.filter((step) => step.kind === 'REMINDED').at(-1);
  const isOpen = state === 'TO_DO' || state === 'SENT_BACK';
  return {
    ...item,
    checklist: { studentChecklistId: row.student_checklist_id, title: row.list_title },
    user: row.person,
    steps: steps.map(({ at, file, ...step }) => ({
      ...step,
      at: at.toISOString(),
      file: presentMedia(context, file),
    })),
    textBefore: sent.at(-2)?.text ?? null,
    abilities: {
      canTick: isOwn && isTicked(kind) && !isLocked,
      canSend: isOwn && isSent(kind) && isOpen && !isLocked,
      canWithdraw: isOwn && state === 'WAITING',
      canRemind: isOwn && state === 'WAITING' && (!reminded || now.getTime() - reminded.at.getTime() >= REMINDER_GAP),
      canDecide:
        kind === 'APPROVE' &&
        state === 'WAITING' &&
        mayDecide(context, { userId: row.person.userId, approverUserId: item.approver?.userId ?? null }),
    },
  };
}

/** What waits for the caller's approval, the one that waits longest first. */
export async function listWaiting(context: MemberContext, tx: Tx, page: PageOf) {
  const query = db
    .selectFrom('student_checklist_items as x')
    .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
    .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
    .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
    .innerJoin('member_names as p', 'p.user_id', 's.user_id')
    .select(['x.student_checklist_item_id', 'i.title', 'c.title as list_title', 'x.changed_at', 'x.due_at'])
    .select(personOf<PersonName>('p').as('person'))
    .where('x.state', '=', 'WAITING')
    .where(isForCaller(context))
    .orderBy('x.changed_at')
    .orderBy('x.student_checklist_item_id');
  const { data, total } = await readPage(tx, query, page);
  return {
    data: data.map(
      (row): WaitingItem => ({
        studentChecklistItemId: row.student_checklist_item_id,
        title: row.title,
        checklistTitle: row.list_title,
        user: row.person,
        sentAt: row.changed_at.toISOString(),
        dueAt: row.due_at?.toISOString() ?? null,
      }),
    ),
    total,
  };
}

export const overdueQuery = (now: Date, checklistId?: number) => {
  const query = db
    .selectFrom('student_checklist_items as x')
    .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
    .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
    .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
    .innerJoin('member_names as p', 'p.user_id', 's.user_id')
    .select(['x.student_checklist_item_id', 'x.student_checklist_id', 's.checklist_id', 'i.title', 'x.due_at'])
    .select(['c.title as list_title', personOf<PersonName>('p').as('person')])
    .where('s.completed_at', 'is', null)
    .where(isLateNow(now))
    .orderBy('x.due_at')
    .orderBy('x.student_checklist_item_id');
  return checklistId === undefined ? query : query.where('s.checklist_id', '=', checklistId);
};

type OverdueRow = Awaited<ReturnType<ReturnType<typeof overdueQuery>['execute']>>[number];

export const presentOverdue = (row: OverdueRow, now: Date): OverdueItem => ({
  studentChecklistItemId: row.student_checklist_item_id,
  studentChecklistId: row.student_checklist_id,
  checklistId: row.checklist_id,
  title: row.title,
  checklistTitle: row.list_title,
  user: row.person,
  dueAt: row.due_at!.toISOString(),
  daysLate: Math.ceil((now.getTime() - row.due_at!.getTime()) / DAY),
});

/** What is late, the latest first. */
export async function listOverdue(context: MemberContext, tx: Tx, { search, checklistId, ...page }: OverdueQuery) {
  const now = context.clock.now();
  let query = overdueQuery(now, checklistId);
  for (const condition of await holdsWords(tx, 'members', 's.user_id', search)) query = query.where(condition);
  const { data, total } = await readPage(tx, query, page);
  return { data: data.map((row) => presentOverdue(row, now)), total };
}
