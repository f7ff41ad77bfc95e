import type { MemberContext } from '../../kernel/context.ts';
import { db, transaction } from '../../kernel/database/database.ts';
import { accessEvent } from './events.access.ts';

/** The heart of an event. What was hidden since can still lose it. */
export const setFavoriteEvent = (context: MemberContext, eventId: number, isFavorite: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    if (!isFavorite) {
      const row = db.deleteFrom('favorite_events').where('event_id', '=', eventId).where('user_id', '=', userId);
      if ((await tx.run(row)) === 0) await accessEvent(context, tx, eventId, 'see');
      return;
    }
    await accessEvent(context, tx, eventId, 'see');
    await tx.run(
      db
        .insertInto('favorite_events')
        .values({ event_id: eventId, user_id: userId, created_at: context.clock.now() })
        .onConflict((conflict) => conflict.doNothing()),
    );
  });

/** The banner of an event was put away: for a day, wherever the person looks. */
export const markEventSeen = (context: MemberContext, eventId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'see');
    const seen_at = context.clock.now();
    await tx.run(
      db
        .insertInto('event_sightings')
        .values({ event_id: eventId, user_id: context.caller.userId, seen_at })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'event_id', 'user_id']).doUpdateSet({ seen_at }),
        ),
    );
  });
