import { randomBytes } from 'node:crypto';
import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { openPool } from '../../learning/capacity/capacity.public.ts';
import { readEditing } from './event-editing.reads.ts';
import { hoursOf } from './event-times.ts';
import {
  contentColumns,
  insertEvent,
  insertTicketType,
  replaceGuests,
  replaceHosts,
  setPlacePool,
  updateEvent,
  updateTicketType,
} from './events.repository.ts';

const WEEKS = 28;

/** A draft with all that an event is made of, four weeks later. Nobody who enrolled comes along, nor its meeting link. */
export const copyEvent = (context: MemberContext, eventId: number): Promise<{ eventId: number }> =>
  transaction(context, async (tx) => {
    const from = await readEditing(context, tx, eventId);
    const now = context.clock.now();
    const later = <Timed extends { date: string }>(timed: Timed): Timed => ({
      ...timed,
      date: addDays(timed.date, WEEKS),
    });
    const hours = hoursOf(from.zone, from.days.map(later));
    const copyId = await insertEvent(tx, {
      title: from.title,
      zone: from.zone,
      ...hours,
      ticketScope: randomBytes(6).toString('base64url'),
      userId: context.caller.userId,
      now,
    });
    const { capacity, offerMinutes, version } = from;
    const wholePoolId = await openPool(tx, { subject: { kind: 'EVENT', id: copyId }, capacity, offerMinutes });
    await setPlacePool(tx, copyId, wholePoolId);
    const content = { ...from, sessions: from.sessions.map(later), meetingUrl: null, isFeatured: false, version };
    await updateEvent(tx, copyId, contentColumns(content), { now });
    await replaceHosts(tx, copyId, from.hostUserIds);
    await replaceGuests(tx, copyId, from.guests);
    for (const [position, type] of from.ticketTypes.entries()) {
      const body = {
        ...type,
        priceMinor: type.price.minor,
        socialGroupId: type.group?.socialGroupId ?? null,
        opensAt: null,
        closesAt: null,
      };
      const id = await insertTicketType(tx, copyId, body, position);
      const subject = { kind: 'EVENT_TICKET_TYPE', id } as const;
      await updateTicketType(tx, id, {
        place_pool_id: await openPool(tx, { subject, wholePoolId, capacity: type.quota }),
      });
    }
    await audit(context, tx, { action: 'event.copy', noun: 'event', nounId: copyId, changes: { from: eventId } });
    return { eventId: copyId };
  });
