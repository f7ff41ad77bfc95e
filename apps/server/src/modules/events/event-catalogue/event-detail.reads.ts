import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { poolOfferMinutes, readPoolFigures } from '../../learning/capacity/capacity.public.ts';
import { readPrices } from '../../learning/item-prices/item-prices.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { readOwnEnrollment } from '../event-enrollments/event-enrollments.public.ts';
import {
  accessEvent,
  EVENT,
  editsEvents,
  enrolsInEvents,
  isKnownType,
  presentTicketType,
  readGuests,
  readHosts,
  readTicketTypes,
} from '../events/events.public.ts';
import { presentCard, readCardRow } from './event-catalogue.reads.ts';
import type { EventDetail } from './event-catalogue.schemas.ts';

const readMore = (tx: Tx, eventId: number) =>
  tx.one(
    db
      .selectFrom('event_records as e')
      .leftJoin('media_files as b', 'b.media_id', 'e.banner_media_id')
      .select(['e.description', 'e.address', 'e.map_url', 'e.cancel_reason'])
      .select([
        mediaColumns('b').as('banner'),
        poolOfferMinutes(sql.ref('e.place_pool_id')).as('offer_minutes'),
        sql<EventDetail['sessions']>`e.sessions`.as('sessions'),
        sql<EventDetail['questions']>`e.questions`.as('questions'),
        sql<number>`(select count(*)::int from event_enrollment_records n where ${inOrganization('n')}
          and n.event_id = e.event_id and n.state = 'ATTENDED')`.as('attended'),
      ])
      .where('e.event_id', '=', eventId),
  );

type HostRow = Awaited<ReturnType<typeof readHosts>>[number];

const presentHost = (context: RequestContext, { userId, first_name, last_name, image }: HostRow) => ({
  userId,
  name: { en: `${first_name} ${last_name}`, ar: `${first_name} ${last_name}` },
  role: {},
  portrait: presentMedia(context, image),
});

/** Tickets at the prices that the caller pays. */
async function pricedFor(context: RequestContext, tx: Tx, types: EventDetail['ticketTypes']) {
  const sold = types.filter(({ price }) => price.minor > 0);
  if (sold.length === 0) return types;
  const items = sold.map(({ eventTicketTypeId, price }) => ({
    itemId: eventTicketTypeId,
    listMinor: price.minor,
    currency: price.currency,
  }));
  const prices = await readPrices(context, tx, 'event', items);
  return types.map((type) => {
    const at = sold.indexOf(type);
    return at < 0 ? type : { ...type, price: prices[at]! };
  });
}

/** An event as its page shows it: never with what only a ticket opens. */
export async function readEvent(context: RequestContext, tx: Tx, eventId: number): Promise<EventDetail> {
  const event = await accessEvent(context, tx, eventId, 'see');
  const [card, more, types, figures, guests, hosts, own] = await Promise.all([
    readCardRow(context, tx, eventId),
    readMore(tx, eventId),
    readTicketTypes(context, tx, eventId),
    readPoolFigures(tx, [event.placePoolId], context.clock.now()),
    readGuests(context, tx, eventId),
    readHosts(tx, eventId),
    readOwnEnrollment(context, tx, eventId),
  ]);
  if (!card || !more) throw new Error('an event without its row');
  const now = context.clock.now();
  const isOut = event.status === 'PUBLISHED';
  const callerId = userIdOf(context.caller);
  const runs = editsEvents(context) || hosts.some(({ userId }) => userId === callerId);
  return {
    ...presentCard(context, card),
    description: more.description as Localized,
    banner: presentMedia(context, more.banner, shownIn(context, EVENT, eventId)),
    address: more.address as Localized,
    mapUrl: more.map_url,
    sessions: more.sessions,
    people: [
      ...hosts.map((host) => presentHost(context, host)),
      ...guests.map((guest) => ({ userId: null, ...guest })),
    ],
    questions: more.questions,
    ticketTypes: await pricedFor(
      context,
      tx,
      types
        .filter((type) => type.is_open && isKnownType(type))
        .map((type) => presentTicketType(context, type, figures)),
    ),
    waiting: figures.find(({ placePoolId }) => placePoolId === event.placePoolId)?.waiting ?? 0,
    attended: more.attended,
    offerMinutes: more.offer_minutes ?? 0,
    cancelReason: more.cancel_reason as Localized,
    own,
    now: now.toISOString(),
    abilities: {
      canEnroll: isOut && event.endsAt > now && enrolsInEvents(context) && own === null,
      canEdit: editsEvents(context),
      canCheckIn: isOut && runs,
    },
  };
}
