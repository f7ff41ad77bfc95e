import type { Language, Localized } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { db, type Tx, transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { notify } from '../notifications/notifications.public.ts';
import { eventAnnounced } from './events.signals.ts';

/** An event has changed, or a place in it is there for somebody. */
const EVENT_CHANGED = 2;

/** A time as a sentence says it: with the name of the zone whose wall shows it. */
export function timeIn(language: Language, at: Date, zone: string): string {
  const locale = language === 'ar' ? 'ar-u-ca-gregory-nu-arab' : 'en-GB-u-ca-gregory-nu-latn';
  const shown = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...shown, timeZone: zone, timeZoneName: 'long' }).format(at);
}

const both = (at: Date, zone: string): Localized => ({ en: timeIn('en', at, zone), ar: timeIn('ar', at, zone) });

const find = (tx: Tx, eventId: number) =>
  tx.one(db.selectFrom('events').select(['title', 'starts_at', 'zone']).where('event_id', '=', eventId));

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
        time: both(event.starts_at, event.zone),
        ...(news === 'changed' ? {} : { outcome: news }),
      },
      data: { eventId },
      dedupeKey: `event:${eventId}:${news}:${sequence}`,
      byUserId,
    });
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
      time: both(until ?? event.starts_at, event.zone),
      outcome,
    },
    data: { eventId },
    dedupeKey: `event:${eventId}:${outcome}:${key}`,
  });
}
