import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { groupViewerOf, seesGroup } from '../../community/social-groups/social-groups.public.ts';
import type { PoolFigures } from '../../learning/capacity/capacity.public.ts';
import type { PricedItemType } from '../../learning/item-prices/item-prices.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { EVENT } from './event-showing.ts';
import { accessEvent, isEventMember } from './events.access.ts';
import type { EventTicketType } from './events.schemas.ts';

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

/** The group of an event, where the caller sees it. */
export async function readEventGroup(context: RequestContext, tx: Tx, eventId: number) {
  const row = await tx.one(
    db
      .selectFrom('event_groups as x')
      .innerJoin('groups_of_people as g', 'g.social_group_id', 'x.social_group_id')
      .select(['x.social_group_id as groupId', sql<Localized>`g.name`.as('name')])
      .where('x.event_id', '=', eventId)
      .where(seesGroup(groupViewerOf(context))),
  );
  return row ?? null;
}

/** Kinds of ticket as items with special prices. */
export const pricedTickets: PricedItemType = {
  slug: 'event',
  async accessPricedItem(context, tx, eventTicketTypeId) {
    const row = await tx.one(
      db
        .selectFrom('event_ticket_types')
        .select([
          'event_id as eventId',
          sql<Localized>`name`.as('title'),
          sql<number>`price_minor::int8`.as('listMinor'),
        ])
        .where('event_ticket_type_id', '=', eventTicketTypeId),
    );
    if (!row) throw notFound();
    const { eventId, ...item } = row;
    await accessEvent(context, tx, eventId, 'edit');
    return { ...item, currency: context.configuration.currency };
  },
};
