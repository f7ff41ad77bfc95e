import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { SessionTypeBody } from './session-types.schemas.ts';

type Values = Partial<Omit<SessionTypeBody, 'version'>>;

/** The fields of a body that are there, as columns. */
function columnsOf(values: Values): Record<string, unknown> {
  const columns = {
    title: values.title && json(values.title),
    summary: values.summary && json(values.summary),
    length_minutes: values.lengthMinutes,
    seats: values.seats,
    booking: values.booking,
    payment: values.payment,
    price_minor: values.priceMinor,
    has_video: values.hasVideo,
    place: values.place && json(values.place),
    is_offered: values.isOffered,
    buffer_before_minutes: values.bufferBeforeMinutes,
    buffer_after_minutes: values.bufferAfterMinutes,
    notice_minutes: values.noticeMinutes,
    horizon_days: values.horizonDays,
    most_per_day: values.mostPerDay,
    most_per_week: values.mostPerWeek,
    interval_minutes: values.intervalMinutes,
    cancellation_tiers: values.cancellationTiers && json(values.cancellationTiers),
    questions: values.questions && json(values.questions),
    reminder_minutes: values.reminderMinutes && json(values.reminderMinutes),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** How many types of a coach aren't archived, and the place after the last of them. */
export async function countTypes(tx: Tx, coachId: number): Promise<{ count: number; nextPosition: number }> {
  const row = await tx.one(
    db
      .selectFrom('session_types')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('nextPosition'))
      .where('coach_id', '=', coachId)
      .where('archived_at', 'is', null),
  );
  return row ?? { count: 0, nextPosition: 0 };
}

export async function insertType(
  tx: Tx,
  place: { coachId: number; position: number; now: Date },
  values: Values,
): Promise<{ sessionTypeId: number; version: number }> {
  const row = await tx.one(
    db
      .insertInto('session_types')
      .values({
        coach_id: place.coachId,
        position: place.position,
        created_at: place.now,
        ...columnsOf(values),
      } as never)
      .returning(['session_type_id as sessionTypeId', 'version']),
  );
  return row!;
}

/** Returns the new version; undefined if the type's is another than the one that was edited. */
export async function updateType(
  tx: Tx,
  sessionTypeId: number,
  version: number,
  values: Values,
): Promise<number | undefined> {
  const row = await tx.one(
    db
      .updateTable('session_types')
      .set({ ...columnsOf(values), version: sql<number>`version + 1` })
      .where('session_type_id', '=', sessionTypeId)
      .where('version', '=', version)
      .where('archived_at', 'is', null)
      .returning('version'),
  );
  return row?.version;
}

/** Puts types into an order; returns how many of them the coach has. */
export const orderTypes = (tx: Tx, coachId: number, sessionTypeIds: readonly number[]): Promise<number> =>
  tx.run(
    db
      .updateTable('session_types')
      .set({ position: sql<number>`array_position(${sessionTypeIds}::bigint[], session_type_id)` })
      .where('coach_id', '=', coachId)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`session_type_id = any(${sessionTypeIds}::bigint[])`),
  );

/** Returns false if the type's version is another than the one that was seen. */
export async function archiveType(tx: Tx, sessionTypeId: number, version: number, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('session_types')
      .set({ archived_at: now, is_offered: false, version: sql<number>`version + 1` })
      .where('session_type_id', '=', sessionTypeId)
      .where('version', '=', version)
      .where('archived_at', 'is', null),
  );
  return touched === 1;
}
