import { EVENT_EXPIRY_DAYS } from '@sullam/domain/events/event.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { type PageOf, paged, pageShapeOf } from '../../kernel/database/paging.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import { eventArt } from '../covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../media/media.public.ts';
import { freePlaces, poolCapacity } from '../places/places.public.ts';
import { groupViewerOf, seesGroup } from '../social-groups/social-groups.public.ts';
import { EVENT } from './event-showing.ts';
import { isEventMember, readsAllEvents } from './events.access.ts';
import type { EventCard, EventListQuery } from './events.schemas.ts';

const BANNER_HIDDEN_FOR = DAY;

/** What a card shows, of events as `e`. */
export const cardQuery = (context: RequestContext) => {
  const viewer = userIdOf(context.caller);
  const now = context.clock.now();
  return db
    .selectFrom('events as e')
    .leftJoin('course_category_names as g', 'g.course_category_id', 'e.course_category_id')
    .leftJoin('media_files as m', 'm.media_id', 'e.cover_media_id')
    .select(['e.event_id', 'e.title', 'e.subtitle', 'e.starts_at', 'e.ends_at', 'e.zone', 'e.place', 'e.is_featured'])
    .select(['e.postponed_from', 'g.course_category_id', 'g.name as category_name', 'g.hue'])
    .select([
      mediaColumns('m').as('cover'),
      sql<EventCard['days']>`e.days`.as('days'),
      sql<EventCard['format']>`e.format`.as('format'),
      sql<EventCard['status']>`e.status`.as('status'),
      sql<EventCard['audience']>`e.audience`.as('audience'),
      poolCapacity(sql.ref('e.place_pool_id')).as('capacity'),
      freePlaces(sql.ref('e.place_pool_id'), now).as('free'),
      sql<boolean>`not exists (select from event_ticket_types t where ${ours('t')} and t.event_id = e.event_id
        and t.is_open and t.price_minor > 0)`.as('is_free'),
      sql<EventCard['ownState']>`(select n.state from event_enrollments n where ${ours('n')}
        and n.event_id = e.event_id and n.user_id = ${viewer} and n.state <> 'CANCELLED')`.as('own_state'),
      sql<boolean>`exists (select from favorite_events f where ${ours('f')}
        and f.event_id = e.event_id and f.user_id = ${viewer})`.as('is_favorite'),
    ]);
};

type CardRow = ReturnType<typeof cardQuery> extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

export const presentCard = (
  context: RequestContext,
  row: CardRow,
  showing = shownIn(context, EVENT, row.event_id),
): EventCard => ({
  eventId: row.event_id,
  title: row.title as EventCard['title'],
  subtitle: row.subtitle as EventCard['subtitle'],
  category:
    row.course_category_id === null
      ? null
      : { courseCategoryId: row.course_category_id, name: row.category_name as EventCard['title'], hue: row.hue ?? 0 },
  cover: presentMedia(context, row.cover, showing),
  coverArt: eventArt(context, row.event_id, row.hue, row.days),
  startTime: row.starts_at.toISOString(),
  endTime: row.ends_at.toISOString(),
  zone: row.zone,
  days: row.days,
  format: row.format,
  place: row.place as EventCard['place'],
  status: row.status,
  audience: row.audience,
  postponedFrom: row.postponed_from?.toISOString() ?? null,
  isFree: row.is_free,
  capacity: row.capacity,
  free: row.free,
  ownState: row.own_state,
  isFavorite: row.is_favorite,
  isFeatured: row.is_featured,
});

type Cards = ReturnType<typeof cardQuery>;
type CardTables = Cards extends SelectQueryBuilder<infer Tables, infer _T, infer _R> ? Tables : never;

/** Events that are out, as far as the caller may see them. */
function visibleEvents(context: RequestContext, query: Cards): Cards {
  const out = query.where('e.status', 'in', ['PUBLISHED', 'CANCELLED']);
  return isEventMember(context) ? out : out.where('e.audience', '=', 'EVERYONE');
}

/** Until when the end of an event's last day must not be past, for it to be listed. */
const expiryOf = (context: RequestContext, asked: string | undefined): Date =>
  asked === undefined ? new Date(context.clock.now().getTime() - EVENT_EXPIRY_DAYS * DAY) : new Date(asked);

/** The banner: put forward, to come, and not put away within a day. */
function featured(context: RequestContext, query: Cards): Cards {
  const now = context.clock.now();
  const viewer = userIdOf(context.caller);
  const since = new Date(now.getTime() - BANNER_HIDDEN_FOR);
  return query
    .where('e.is_featured', '=', true)
    .where('e.status', '=', 'PUBLISHED')
    .where('e.ends_at', '>', now)
    .where(
      sql<boolean>`not exists (select from event_sightings s where ${ours('s')} and s.event_id = e.event_id
        and s.user_id = ${viewer} and s.seen_at > ${since})`,
    );
}

/** Events that are still to come or under way, the next one first, then those of the last days, the latest first. */
export async function listEvents(context: RequestContext, tx: Tx, asked: EventListQuery) {
  let found = visibleEvents(context, cardQuery(context));
  if (asked.featuredOnly === 1) found = featured(context, found);
  if (asked.from !== undefined) found = found.where('e.ends_at', '>', new Date(asked.from));
  if (asked.to !== undefined) found = found.where('e.starts_at', '<', new Date(asked.to));
  // a month that is asked for is shown whole, however long it is past
  if (asked.from === undefined || asked.expiryDate !== undefined)
    found = found.where('e.expires_at', '>', expiryOf(context, asked.expiryDate));
  if (asked.categories) found = found.where(sql<boolean>`e.course_category_id = any(${asked.categories}::bigint[])`);
  if (asked.formats) found = found.where(sql<boolean>`e.format = any(${asked.formats}::text[])`);
  for (const words of await holdsWords(tx, 'events', 'e.event_id', asked.search)) found = found.where(words);
  return readCards(context, tx, found, asked);
}

function inOrder<Row>(context: RequestContext, query: SelectQueryBuilder<CardTables, 'e' | 'g' | 'm', Row>) {
  const isPast = sql<boolean>`e.ends_at <= ${context.clock.now()}`;
  return query
    .orderBy(isPast)
    .orderBy(sql`case when ${isPast} then null else e.starts_at end`)
    .orderBy('e.starts_at', 'desc')
    .orderBy('e.event_id');
}

/**
 * A page of the found events, and how many were found. Which ones stand on the page is decided first: what a card shows besides looks so
 * cheap that it would be asked for every event that was found.
 */
async function readCards(context: RequestContext, tx: Tx, found: Cards, { skip = 0, take = 20 }: PageOf) {
  const ids = inOrder(context, found.clearSelect().select('e.event_id'));
  const onPage = paged(ids, pageShapeOf({ skip, take }), { skip, take });
  const [rows, counted] = await Promise.all([
    tx.all(inOrder(context, cardQuery(context).where('e.event_id', 'in', onPage))),
    tx.one(found.clearSelect().select(sql<number>`count(*)::int`.as('total'))),
  ]);
  return { data: rows.map((row) => presentCard(context, row)), total: counted?.total ?? 0 };
}

export async function listFavoriteEvents(
  context: RequestContext,
  tx: Tx,
  page: { skip?: number | undefined; take?: number | undefined },
) {
  const viewer = userIdOf(context.caller);
  const own = visibleEvents(context, cardQuery(context))
    .where(
      sql<boolean>`exists (select from favorite_events f where ${ours('f')}
        and f.event_id = e.event_id and f.user_id = ${viewer})`,
    )
    .where('e.expires_at', '>', expiryOf(context, undefined));
  return readCards(context, tx, own, page);
}

/** Events of a group, those to come first; that the caller reads the group is known. */
export async function listGroupEvents(
  context: RequestContext,
  tx: Tx,
  groupId: number,
  page: { skip?: number | undefined; take?: number | undefined },
) {
  const own = visibleEvents(context, cardQuery(context))
    .where(
      sql<boolean>`exists (select from event_groups x where ${ours('x')}
        and x.event_id = e.event_id and x.social_group_id = ${groupId})`,
    )
    .where('e.expires_at', '>', expiryOf(context, undefined));
  return readCards(context, tx, own, page);
}

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

/** Events that the caller enrolled in or waits for: those to come, then all that they were in. */
export async function listEnrolledEvents(
  context: RequestContext,
  tx: Tx,
  page: { skip?: number | undefined; take?: number | undefined },
) {
  const viewer = userIdOf(context.caller);
  const own = cardQuery(context)
    .where('e.status', 'in', ['PUBLISHED', 'CANCELLED'])
    .where(
      sql<boolean>`exists (select from event_enrollments n where ${ours('n')}
        and n.event_id = e.event_id and n.user_id = ${viewer} and n.state <> 'CANCELLED')`,
    );
  return readCards(context, tx, own, page);
}

/** Categories that have an event which is listed, for the filter. */
export const listEventCategories = (context: RequestContext, tx: Tx) =>
  tx.all(
    db
      .selectFrom('course_category_names as g')
      .select(['g.course_category_id as courseCategoryId', 'g.name', 'g.hue'])
      .where(
        sql<boolean>`exists (select from events e where ${ours('e')} and e.course_category_id = g.course_category_id
          and (e.status in ('PUBLISHED', 'CANCELLED') or ${readsAllEvents(context)})
          and (e.audience = 'EVERYONE' or ${isEventMember(context)})
          and e.expires_at > ${expiryOf(context, undefined)})`,
      )
      .orderBy('g.position')
      .orderBy('g.course_category_id'),
  );
