import type { Localized } from '@sullam/domain/localized.ts';
import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { holdsAnyOf } from '../../identity/permissions/permissions.public.ts';
import {
  type NotificationContent,
  type NotifiedThing,
  notify,
} from '../../operations/notifications/notifications.public.ts';
import { UPDATES } from './checklists.access.ts';

type NotifyContext = Parameters<typeof notify>[0];

const NEW_CHECKLIST = 13;
/** Due soon, and what else moves on a checklist, by its outcome. */
const CHECKLIST_NEWS = 14;

/** Notifies those who have just been given a checklist. */
export async function notifyOfNew(context: NotifyContext, tx: Tx, checklistId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return;
  const list = await tx.one(db.selectFrom('checklists').select('title').where('checklist_id', '=', checklistId));
  await notify(context, tx, {
    templateId: NEW_CHECKLIST,
    parameters: { checklist: list!.title },
    data: { checklistId },
    dedupeKey: `checklist:${checklistId}:new`,
    userIds,
  });
}

interface ItemNames {
  userId: number;
  studentChecklistId: number;
  item: Localized;
  checklist: Localized;
}

export const readItemNames = async (tx: Tx, studentChecklistItemId: number): Promise<ItemNames> =>
  (await tx.one(
    db
      .selectFrom('student_checklist_items as x')
      .innerJoin('student_checklists as s', 's.student_checklist_id', 'x.student_checklist_id')
      .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
      .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
      .select(['x.user_id as userId', 'x.student_checklist_id as studentChecklistId'])
      .select(['i.title as item', 'c.title as checklist'])
      .where('x.student_checklist_item_id', '=', studentChecklistItemId),
  ))!;

export type ItemNews = 'approval' | 'approval-reminder' | 'sent-back' | 'approved' | 'overdue' | 'behind';

interface News {
  outcome: ItemNews;
  /** Whom it is about, where the sentence names them. */
  personId?: number;
  userIds: readonly number[];
  /** What tells this news from the one before it of the same kind. */
  number: string | number;
}

/** What leads whoever approves to the approval, and everybody else to the item. */
const dataOf = (outcome: ItemNews, id: number): NotificationContent['data'] =>
  outcome === 'approval' || outcome === 'approval-reminder' ? { approvalItemId: id } : { checklistItemId: id };

/** Notifies people of something that moved on an item. */
export async function notifyOfItem(
  context: NotifyContext,
  tx: Tx,
  studentChecklistItemId: number,
  { outcome, personId, userIds, number }: News,
): Promise<void> {
  const { item, checklist } = await readItemNames(tx, studentChecklistItemId);
  const person = personId === undefined ? undefined : await findMemberName(tx, personId);
  await notify(context, tx, {
    templateId: CHECKLIST_NEWS,
    parameters: { item, checklist, outcome, ...(person ? { person } : {}) },
    data: dataOf(outcome, studentChecklistItemId),
    dedupeKey: `checklist-item:${studentChecklistItemId}:${outcome}:${number}`,
    userIds,
  });
}

/** Notifies somebody that items of a checklist are due soon; once for a list and a day. */
export const notifyOfDue = (
  context: NotifyContext,
  tx: Tx,
  { userId, studentChecklistId, checklist }: Omit<ItemNames, 'item'>,
  day: string,
) =>
  notify(context, tx, {
    templateId: CHECKLIST_NEWS,
    parameters: { checklist },
    data: { studentChecklistId },
    dedupeKey: `checklist:${studentChecklistId}:due:${day}`,
    userIds: [userId],
  });

/** Who approves an item: its approver, else everybody who looks after checklists. */
export async function approversOf(tx: Tx, approverUserId: number | null, ownUserId: number): Promise<number[]> {
  if (approverUserId !== null) return [approverUserId];
  const rows = await tx.all(
    db
      .selectFrom('member_records as m')
      .select('m.user_id')
      .where('m.status', '=', 'ACTIVE')
      .where('m.user_id', '<>', ownUserId)
      .where(holdsAnyOf('m', [UPDATES, ADMINISTRATION]))
      .limit(20),
  );
  return rows.map(({ user_id }) => user_id);
}

/** What notifications are about, while it is there. */
export const checklistsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'checklistId',
    isThere: (id) =>
      sql<boolean>`exists (select from checklists k where ${inOrganization('k')} and k.checklist_id = ${id})`,
  },
  {
    idName: 'studentChecklistId',
    isThere: (id) =>
      sql<boolean>`exists (select from student_checklists k where ${inOrganization('k')} and k.student_checklist_id = ${id})`,
  },
  {
    idName: 'checklistItemId',
    isThere: (id) =>
      sql<boolean>`exists (select from student_checklist_items i where ${inOrganization('i')} and i.student_checklist_item_id = ${id})`,
  },
  {
    idName: 'approvalItemId',
    isThere: (id) =>
      sql<boolean>`exists (select from student_checklist_items i where ${inOrganization('i')} and i.student_checklist_item_id = ${id})`,
  },
];
