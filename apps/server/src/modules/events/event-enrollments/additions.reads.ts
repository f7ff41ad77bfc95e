import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** Those of some people who have or await a place in an event. */
export async function listEnrolledInEvent(tx: Tx, eventId: number, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('event_enrollments')
      .select('user_id')
      .where('event_id', '=', eventId)
      .where('state', '<>', 'CANCELLED')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Set(rows.flatMap((row) => row.user_id ?? []));
}

/** The places that an addition has taken or awaits. */
export async function listAddedPlaces(tx: Tx, learnerAdditionId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('event_enrollments')
      .select('place_id')
      .where('learner_addition_id', '=', learnerAdditionId)
      .where('state', '<>', 'CANCELLED')
      .orderBy('place_id'),
  );
  return rows.map((row) => row.place_id);
}
