import { db, type Tx } from '../../../kernel/database/database.ts';

interface OwnMark {
  readonly eventId: number;
  readonly userId: number;
}

interface NewMark extends OwnMark {
  readonly now: Date;
}

export const insertFavoriteEvent = (tx: Tx, { eventId, userId, now }: NewMark): Promise<number> =>
  tx.run(
    db
      .insertInto('favorite_events')
      .values({ event_id: eventId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Answers how many there were. */
export const deleteFavoriteEvent = (tx: Tx, { eventId, userId }: OwnMark): Promise<number> =>
  tx.run(db.deleteFrom('favorite_events').where('event_id', '=', eventId).where('user_id', '=', userId));

export const saveSighting = (tx: Tx, { eventId, userId, now }: NewMark): Promise<number> =>
  tx.run(
    db
      .insertInto('event_sightings')
      .values({ event_id: eventId, user_id: userId, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'event_id', 'user_id']).doUpdateSet({ seen_at: now }),
      ),
  );
