import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { additionParameters } from '../../identity/learner-additions/learner-additions.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import type { EventDay } from '../events/events.public.ts';
import { daysIn, eventAnnounced, timeIn } from '../events/events.public.ts';
import { mailGuest } from './guest-mails.ts';
import { listGuests } from './guests.repository.ts';

/** An event has changed, or a place in it is there for somebody. */
const EVENT_CHANGED = 2;

const find = (tx: Tx, eventId: number) =>
  tx.one(
    db
      .selectFrom('event_records')
      .select(['title', 'zone', sql<EventDay[]>`days`.as('days')])
      .where('event_id', '=', eventId),
  );

/** Everybody who holds or awaits a ticket hears of what changed. */
export const notifyOfEvents = on(eventAnnounced, (context, { eventId, news, sequence, byUserId }) =>
  transaction(context, async (tx) => {
    const event = await find(tx, eventId);
    if (!event) return;
    const holders = await tx.all(
      db
        .selectFrom('event_enrollments')
        .select('user_id')
        .where('event_id', '=', eventId)
        .where('user_id', 'is not', null)
        .where('state', '<>', 'CANCELLED'),
    );
    await notify(context, tx, {
      userIds: holders.flatMap(({ user_id }) => user_id ?? []),
      templateId: EVENT_CHANGED,
      parameters: {
        event: event.title as Localized,
        time: daysIn(event.zone, event.days),
        ...(news === 'changed' ? {} : { outcome: news }),
      },
      data: { eventId },
      dedupeKey: `event:${eventId}:${news}:${sequence}`,
      byUserId,
    });
    for (const guest of await listGuests(tx, eventId))
      if (guest.ticketNonce) await mailGuest(context, tx, eventId, { ...guest, nonce: guest.ticketNonce }, news);
  }),
);

type Told = { outcome: 'offered' | 'transferred'; key: string; until?: Date };

/** One person hears of a place: it is offered to them, or somebody passed their ticket on to them. */
export async function notifyOfPlace(
  context: SystemContext,
  tx: Tx,
  { eventId, userId }: { eventId: number; userId: number },
  { outcome, key, until }: Told,
): Promise<void> {
  const event = await find(tx, eventId);
  if (!event) return;
  await notify(context, tx, {
    userIds: [userId],
    templateId: EVENT_CHANGED,
    parameters: {
      event: event.title as Localized,
      time: until ? timeIn(until, event.zone) : daysIn(event.zone, event.days),
      outcome,
    },
    data: { eventId },
    dedupeKey: `event:${eventId}:${outcome}:${key}`,
  });
}

interface Added {
  eventId: number;
  userIds: readonly number[];
  /** They wait for a place. */
  isWaiting: boolean;
  note: string;
  learnerAdditionId: number;
}

/** People hear that staff added them, by whom and why. */
export async function notifyOfAddition(context: MemberContext, tx: Tx, added: Added): Promise<void> {
  const { eventId, userIds, isWaiting, note, learnerAdditionId } = added;
  const event = userIds.length === 0 ? undefined : await find(tx, eventId);
  if (!event) return;
  await notify(context, tx, {
    userIds,
    templateId: EVENT_CHANGED,
    parameters: {
      event: event.title as Localized,
      time: daysIn(event.zone, event.days),
      ...(await additionParameters(context, tx, note)),
      ...(isWaiting ? { outcome: 'added-waiting' } : {}),
    },
    data: { eventId },
    dedupeKey: `event-added:${eventId}:${learnerAdditionId}`,
  });
}
