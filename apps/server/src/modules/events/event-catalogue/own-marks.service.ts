import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { accessEvent } from '../events/events.public.ts';
import { deleteFavoriteEvent, insertFavoriteEvent, saveSighting } from './own-marks.repository.ts';

/** The heart of an event. What was hidden since can still lose it. */
export const setFavoriteEvent = (context: MemberContext, eventId: number, isFavorite: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    if (!isFavorite) {
      if ((await deleteFavoriteEvent(tx, { eventId, userId })) === 0) await accessEvent(context, tx, eventId, 'see');
      return;
    }
    await accessEvent(context, tx, eventId, 'see');
    await insertFavoriteEvent(tx, { eventId, userId, now: context.clock.now() });
  });

/** The banner of an event was put away: for a day, wherever the person looks. */
export const markEventSeen = (context: MemberContext, eventId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'see');
    await saveSighting(tx, { eventId, userId: context.caller.userId, now: context.clock.now() });
  });
