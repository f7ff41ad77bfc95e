import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

interface DisabledSlotRow {
  coachDisabledSlotId: number;
  startsAt: Date;
  endsAt: Date;
  note: string | null;
}

/** Upper bound on rows of one list. */
const MOST_LISTED = 1000;

export function findDisabledSlots(tx: Tx, coachId: number, from: Date, until: Date | null): Promise<DisabledSlotRow[]> {
  const query = db
    .selectFrom('coach_disabled_slots')
    .select(['coach_disabled_slot_id as coachDisabledSlotId', 'starts_at as startsAt', 'ends_at as endsAt', 'note'])
    .where('coach_id', '=', coachId)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('coach_disabled_slot_id')
    .limit(MOST_LISTED);
  return tx.all(until ? query.where('starts_at', '<', until) : query);
}

export async function countDisabledSlots(tx: Tx, coachId: number, from: Date): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('coach_disabled_slots')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('coach_id', '=', coachId)
      .where('ends_at', '>', from),
  );
  return row?.count ?? 0;
}

export async function insertDisabledSlots(
  tx: Tx,
  slots: {
    coachId: number;
    spans: readonly { startsAt: Date; endsAt: Date }[];
    note: string | null;
    now: Date;
  },
): Promise<number[]> {
  const rows = await tx.all(
    db
      .insertInto('coach_disabled_slots')
      .values(
        slots.spans.map(({ startsAt, endsAt }) => ({
          coach_id: slots.coachId,
          starts_at: startsAt,
          ends_at: endsAt,
          note: slots.note,
          created_at: slots.now,
        })),
      )
      .returning('coach_disabled_slot_id as id'),
  );
  return rows.map(({ id }) => id);
}

export async function findSlotCoach(tx: Tx, coachDisabledSlotId: number): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('coach_disabled_slots')
      .select('coach_id as coachId')
      .where('coach_disabled_slot_id', '=', coachDisabledSlotId),
  );
  return row?.coachId;
}

export const deleteDisabledSlot = (tx: Tx, coachDisabledSlotId: number): Promise<number> =>
  tx.run(db.deleteFrom('coach_disabled_slots').where('coach_disabled_slot_id', '=', coachDisabledSlotId));
