import type { ChecklistItemKind, ChecklistStatus, JoinRule } from '@sullam/domain/checklists.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { toString as drawQr } from 'qrcode';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { findPermissionSets } from '../../identity/permissions/permissions.public.ts';
import { DELETES, UPDATES } from './checklists.access.ts';
import { findDraft } from './checklists.repository.ts';
import type { Checklist, ChecklistItem, ChecklistRow, PeopleQuery } from './checklists.schemas.ts';
import { isLateNow, personOf, presentStudent, studentColumns } from './student-checklists.reads.ts';

/** Does somebody's list `s` have an item that is late? */
const hasLate = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from student_checklist_items x where ${inOrganization('x')} and x.student_checklist_id = s.student_checklist_id and ${isLateNow(now)})`;

interface PeopleCounts {
  total: number;
  done: number;
  overdue: number;
}

/** How many people have the list `c`, and how they stand: one query says it for figures, as `hasState` does for lists. */
const peopleOf = (now: Date) => sql<PeopleCounts>`(
  select jsonb_build_object('total', count(*), 'done', count(*) filter (where s.completed_at is not null),
    'overdue', count(*) filter (where s.completed_at is null and ${hasLate(now)}))
  from student_checklists s where ${inOrganization('s')} and s.checklist_id = c.checklist_id)`;

const hasState = (state: NonNullable<PeopleQuery['state']>, now: Date): RawBuilder<boolean> => {
  if (state === 'DONE') return sql<boolean>`s.completed_at is not null`;
  return state === 'OVERDUE'
    ? sql<boolean>`(s.completed_at is null and ${hasLate(now)})`
    : sql<boolean>`(s.completed_at is null and not ${hasLate(now)})`;
};

/** Of a list that nobody has yet those that are written. */
const itemCount = sql<number>`case when c.status = 'DRAFT' and c.draft is not null then jsonb_array_length(c.draft -> 'items')
  else (select count(*)::int from checklist_items i
    where ${inOrganization('i')} and i.checklist_id = c.checklist_id and i.retired_at is null) end`;

const listQuery = (now: Date) =>
  db
    .selectFrom('checklists as c')
    .select(['c.checklist_id', 'c.title', 'c.description', 'c.updated_at', 'c.version', 'c.permission_set_id'])
    .select([
      sql<ChecklistStatus>`c.status`.as('status'),
      sql<JoinRule>`c.join_rule`.as('join_rule'),
      itemCount.as('item_count'),
      peopleOf(now).as('people'),
      sql<boolean>`c.status = 'PUBLISHED' and c.draft is not null`.as('has_draft'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number];

const presentList = (row: Row): ChecklistRow => ({
  checklistId: row.checklist_id,
  title: row.title,
  description: row.description as Localized,
  status: row.status,
  joinRule: row.join_rule,
  updatedAt: row.updated_at.toISOString(),
  people: { ...row.people, onTime: row.people.total - row.people.done - row.people.overdue },
  hasDraft: row.has_draft,
  itemCount: row.item_count,
});

/** The templates, the one that was changed last first. */
export async function listChecklists(context: MemberContext, tx: Tx, page: PageOf) {
  const query = listQuery(context.clock.now()).orderBy('c.updated_at', 'desc').orderBy('c.checklist_id', 'desc');
  const { data, total } = await readPage(tx, query, page);
  return { data: data.map(presentList), total };
}

const itemQuery = (checklistId: number) =>
  db
    .selectFrom('checklist_items as i')
    .leftJoin('course_overviews as o', 'o.course_id', 'i.course_id')
    .select(['i.checklist_item_id', 'i.title', 'i.body', 'i.due_day', 'i.waits_for_previous', 'i.visit_code'])
    .select([
      sql<ChecklistItemKind>`i.kind`.as('kind'),
      sql<string | null>`to_char(i.due_on, 'YYYY-MM-DD')`.as('due_on'),
      sql<{ courseId: number; title: Localized } | null>`case when o.course_id is null then null
        else jsonb_build_object('courseId', o.course_id, 'title', o.title) end`.as('course'),
      sql<number>`(select count(*)::int from student_checklist_items x
        where ${inOrganization('x')} and x.checklist_item_id = i.checklist_item_id and x.state = 'DONE')`.as(
        'done_count',
      ),
    ])
    .where('i.checklist_id', '=', checklistId)
    .where('i.retired_at', 'is', null)
    .orderBy('i.position')
    .orderBy('i.checklist_item_id');

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemQuery>['execute']>>[number];

async function visitOf(siteUrl: string, code: string | null): Promise<ChecklistItem['visit']> {
  if (code === null) return null;
  const url = `${siteUrl}/checklist/visit?code=${code}`;
  return { code, url, qr: await drawQr(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) };
}

const presentItem = async (siteUrl: string, row: ItemRow): Promise<ChecklistItem> => ({
  checklistItemId: row.checklist_item_id,
  kind: row.kind,
  title: row.title,
  body: row.body as Localized,
  dueDay: row.due_day,
  dueOn: row.due_on,
  waitsForPrevious: row.waits_for_previous,
  course: row.course,
  visit: await visitOf(siteUrl, row.visit_code),
  doneCount: row.done_count,
});

/** What is being written, with the names that belong to its numbers; courses and people that are gone leave an empty field. */
async function readDraft(tx: Tx, checklistId: number): Promise<Checklist['draft']> {
  const draft = await findDraft(tx, checklistId);
  if (!draft) return null;
  const { approverUserId, items, ...words } = draft;
  const courseIds = items.flatMap(({ courseId }) => courseId ?? []);
  const courses = await tx.all(
    db
      .selectFrom('course_overviews')
      .select(['course_id as courseId', 'title'])
      .where(sql<boolean>`course_id = any(${courseIds}::bigint[])`),
  );
  const person = await tx.one(
    db.selectFrom('member_names as a').select(personOf('a').as('person')).where('a.user_id', '=', approverUserId),
  );
  return {
    ...words,
    approver: person?.person ?? null,
    items: items.map(({ courseId, checklistItemId, ...item }) => ({
      ...item,
      checklistItemId: checklistItemId ?? null,
      course: courses.find((course) => course.courseId === courseId) ?? null,
    })),
  };
}

/** A template with its items; `siteUrl` is where its people sign in. */
export async function readChecklist(
  context: MemberContext,
  tx: Tx,
  checklistId: number,
  siteUrl: string,
): Promise<Checklist | undefined> {
  const row = await tx.one(
    listQuery(context.clock.now())
      .leftJoin('member_names as a', 'a.user_id', 'c.approver_user_id')
      .select(personOf('a').as('approver'))
      .where('c.checklist_id', '=', checklistId),
  );
  if (!row) return undefined;
  const items = await tx.all(itemQuery(checklistId));
  const [set] = row.permission_set_id === null ? [] : await findPermissionSets(tx, [row.permission_set_id]);
  const { itemCount: _, hasDraft: __, ...list } = presentList(row);
  const canEdit = holds(context.caller, UPDATES);
  return {
    ...list,
    permissionSet: set ? { permissionSetId: set.permissionSetId, name: set.name } : null,
    approver: row.approver,
    items: await Promise.all(items.map((item) => presentItem(siteUrl, item))),
    draft: canEdit ? await readDraft(tx, checklistId) : null,
    version: row.version,
    abilities: { canEdit, canDelete: holds(context.caller, DELETES) },
  };
}

/** Who has a template and how they stand, those who end first first. */
export async function listPeople(context: MemberContext, tx: Tx, checklistId: number, query: PeopleQuery) {
  const now = context.clock.now();
  let found = studentColumns(now)
    .where('s.checklist_id', '=', checklistId)
    .orderBy('s.assigned_at', 'desc')
    .orderBy('s.student_checklist_id', 'desc');
  for (const condition of await holdsWords(tx, 'members', 's.user_id', query.search)) found = found.where(condition);
  if (query.state) found = found.where(hasState(query.state, now));
  const { data, total } = await readPage(tx, found, query);
  return { data: data.map(presentStudent), total };
}
