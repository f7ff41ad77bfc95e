import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { groupViewerOf } from '../../community/social-groups/social-groups.public.ts';
import {
  type PoolFigures,
  poolOfferMinutes,
  readPlace,
  readPoolFigures,
  readQueuePlace,
} from '../../learning/capacity/capacity.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { EVENT } from './event-showing.ts';
import { accessEvent, editsEvents, enrolsInEvents, isEventMember } from './events.access.ts';
import { presentCard, readCardRow } from './events.reads.ts';
import type { EventDetail, EventTicketType, OwnEnrollment } from './events.schemas.ts';

interface TicketTypeRow {
  event_ticket_type_id: number;
  name: unknown;
  description: unknown;
  price_minor: number;
  audience: EventTicketType['audience'];
  opens_at: Date | null;
  closes_at: Date | null;
  quota: number | null;
  per_person: number;
  place_pool_id: number | null;
  is_open: boolean;
  social_group_id: number | null;
  /** Of the group whose members can have it; null: there is none, or the caller may not know of it. */
  group_name: unknown;
  is_in_group: boolean;
}

interface TypesValues {
  eventId: number;
  userId: number;
  readsAll: boolean;
}

const typesOf = statement(({ eventId, userId, readsAll }: TypesValues) => {
  const isIn = sql<boolean>`exists (select from group_memberships m where ${inOrganization('m')}
    and m.social_group_id = t.social_group_id and m.user_id = ${userId} and m.status = 'ACCEPTED')`;
  return db
    .selectFrom('event_ticket_types as t')
    .leftJoin('groups_of_people as g', 'g.social_group_id', 't.social_group_id')
    .select(['t.event_ticket_type_id', 't.name', 't.description', 't.opens_at', 't.closes_at', 't.quota'])
    .select(['t.per_person', 't.is_open', 't.social_group_id'])
    .select([
      sql<number>`t.price_minor::int8`.as('price_minor'),
      sql<EventTicketType['audience']>`t.audience`.as('audience'),
      sql<number | null>`t.place_pool_id`.as('place_pool_id'),
      sql<unknown>`case when g.privacy <> 'SECRET' or ${isIn} or ${readsAll} then g.name end`.as('group_name'),
      isIn.as('is_in_group'),
    ])
    .where('t.event_id', '=', eventId)
    .orderBy('t.position')
    .orderBy('t.event_ticket_type_id');
});

export const readTicketTypes = (context: RequestContext, tx: Tx, eventId: number): Promise<TicketTypeRow[]> => {
  const { readsAll } = groupViewerOf(context);
  return tx.all(typesOf({ eventId, userId: userIdOf(context.caller), readsAll }));
};

/** A kind for a group that the caller may not know of isn't shown either. */
export const isKnownType = (type: Pick<TicketTypeRow, 'audience' | 'group_name'>): boolean =>
  type.audience !== 'GROUP' || type.group_name !== null;

/** Why nobody, or not the caller, gets a ticket of a kind now. */
export function closedBecause(context: RequestContext, type: TicketTypeRow): EventTicketType['closed'] {
  const now = context.clock.now();
  if (!type.is_open) return 'TAKEN_OFF';
  if (type.closes_at && type.closes_at <= now) return 'OVER';
  if (type.opens_at && type.opens_at > now) return 'NOT_YET';
  if (type.audience === 'GROUP' && !type.is_in_group) return 'GROUP_ONLY';
  return type.audience === 'MEMBERS' && !isEventMember(context) ? 'MEMBERS_ONLY' : null;
}

export function presentTicketType(
  context: RequestContext,
  type: TicketTypeRow,
  figures: readonly PoolFigures[],
): EventTicketType {
  const part = figures.find(({ placePoolId }) => placePoolId === type.place_pool_id);
  return {
    eventTicketTypeId: type.event_ticket_type_id,
    name: type.name as Localized,
    description: type.description as Localized,
    price: { minor: type.price_minor, currency: context.configuration.currency },
    audience: type.audience,
    group:
      type.social_group_id === null || type.group_name === null
        ? null
        : { socialGroupId: type.social_group_id, name: type.group_name as Localized },
    opensAt: type.opens_at?.toISOString() ?? null,
    closesAt: type.closes_at?.toISOString() ?? null,
    quota: type.quota,
    free: part?.free ?? null,
    perPerson: type.per_person,
    closed: closedBecause(context, type),
  };
}

interface GuestRow {
  name: Localized;
  role: Localized;
  portrait: ReturnType<typeof presentMedia>;
}

export async function readGuests(context: RequestContext, tx: Tx, eventId: number): Promise<GuestRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('event_guests as g')
      .leftJoin('media_files as m', 'm.media_id', 'g.portrait_media_id')
      .select(['g.name', 'g.role', mediaColumns('m').as('portrait')])
      .where('g.event_id', '=', eventId)
      .orderBy('g.position'),
  );
  return rows.map((row) => ({
    name: row.name as Localized,
    role: row.role as Localized,
    portrait: presentMedia(context, row.portrait, shownIn(context, EVENT, eventId)),
  }));
}

export const readHosts = (tx: Tx, eventId: number) =>
  tx.all(
    db
      .selectFrom('event_hosts as h')
      .innerJoin('member_names as n', 'n.user_id', 'h.user_id')
      .leftJoin('media_files as m', 'm.media_id', 'n.profile_media_id')
      .select(['h.user_id as userId', 'n.first_name', 'n.last_name', mediaColumns('m').as('image')])
      .where('h.event_id', '=', eventId)
      .orderBy('h.position'),
  );

/** How the caller stands to an event; null: they never enrolled, or gave it back. */
export async function readOwnEnrollment(
  context: RequestContext,
  tx: Tx,
  eventId: number,
): Promise<OwnEnrollment | null> {
  const row = await tx.one(
    db
      .selectFrom('event_enrollments')
      .select(['event_enrollment_id', 'event_ticket_type_id', 'place_id'])
      .select(sql<OwnEnrollment['state']>`state`.as('state'))
      .where('event_id', '=', eventId)
      .where('user_id', '=', userIdOf(context.caller))
      .where('state', '<>', 'CANCELLED'),
  );
  if (!row) return null;
  const [place, queuePlace, guests] = await Promise.all([
    readPlace(tx, row.place_id),
    readQueuePlace(tx, row.place_id),
    readBroughtGuests(context, tx, eventId),
  ]);
  const isOffered = place?.state === 'OFFERED' && place.until !== null && place.until > context.clock.now();
  return {
    eventEnrollmentId: row.event_enrollment_id,
    state: row.state,
    eventTicketTypeId: row.event_ticket_type_id,
    offeredUntil: isOffered ? (place.until?.toISOString() ?? null) : null,
    queuePlace,
    guests,
  };
}

type NewOwn = Pick<OwnEnrollment, 'eventEnrollmentId' | 'state' | 'eventTicketTypeId'>;

/** The same of an enrolment that has just been made: of its place only the number in the queue isn't known. */
export async function readNewEnrollment(
  context: RequestContext,
  tx: Tx,
  eventId: number,
  { placeId, ...own }: NewOwn & { placeId: number },
): Promise<OwnEnrollment> {
  const [queuePlace, guests] = await Promise.all([
    own.state === 'WAITLISTED' ? readQueuePlace(tx, placeId) : null,
    readBroughtGuests(context, tx, eventId),
  ]);
  return { ...own, offeredUntil: null, queuePlace, guests };
}

const broughtBy = statement(({ eventId, userId }: { eventId: number; userId: number }) =>
  db
    .selectFrom('event_enrollments as n')
    .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
    .select(['n.event_enrollment_id', 'n.event_ticket_type_id', 'n.guest_email'])
    .select(sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('name'))
    .where('n.event_id', '=', eventId)
    .where('n.brought_by', '=', userId)
    .where('n.state', '<>', 'CANCELLED')
    .orderBy('n.event_enrollment_id'),
);

/** Whom the caller brings to an event; the name of somebody who has an account by now is that of the account. */
async function readBroughtGuests(context: RequestContext, tx: Tx, eventId: number): Promise<OwnEnrollment['guests']> {
  const rows = await tx.all(broughtBy({ eventId, userId: userIdOf(context.caller) }));
  return rows.map((row) => ({
    eventEnrollmentId: row.event_enrollment_id,
    eventTicketTypeId: row.event_ticket_type_id,
    name: row.name,
    email: row.guest_email,
  }));
}

const readMore = (tx: Tx, eventId: number) =>
  tx.one(
    db
      .selectFrom('events as e')
      .leftJoin('media_files as b', 'b.media_id', 'e.banner_media_id')
      .select(['e.description', 'e.address', 'e.map_url', 'e.cancel_reason'])
      .select([
        mediaColumns('b').as('banner'),
        poolOfferMinutes(sql.ref('e.place_pool_id')).as('offer_minutes'),
        sql<EventDetail['sessions']>`e.sessions`.as('sessions'),
        sql<EventDetail['questions']>`e.questions`.as('questions'),
        sql<number>`(select count(*)::int from event_enrollments n where ${inOrganization('n')}
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
    ticketTypes: types
      .filter((type) => type.is_open && isKnownType(type))
      .map((type) => presentTicketType(context, type, figures)),
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
