import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';

export async function countActiveMembers(tx: Tx, userIds: readonly number[]): Promise<number> {
  const found = await tx.all(
    db
      .selectFrom('member_records')
      .select('user_id')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .where('status', '=', 'ACTIVE'),
  );
  return found.length;
}

export async function isCategory(tx: Tx, courseCategoryId: number): Promise<boolean> {
  const found = db
    .selectFrom('course_category_names')
    .select('course_category_id')
    .where('course_category_id', '=', courseCategoryId);
  return Boolean(await tx.one(found));
}

/** Whether somebody enrolled with that kind of ticket, now or before. */
export async function isTicketTypeUsed(tx: Tx, eventId: number, eventTicketTypeId: number): Promise<boolean> {
  const found = db
    .selectFrom('event_enrollments')
    .select('event_enrollment_id')
    .where('event_id', '=', eventId)
    .where('event_ticket_type_id', '=', eventTicketTypeId)
    .limit(1);
  return Boolean(await tx.one(found));
}
