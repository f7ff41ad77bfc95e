import { EVENT_EXPIRY_DAYS } from '@sullam/domain/events/event.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, type PageShape, paged, pageShapeOf } from '../../../kernel/database/paging.ts';
import { type FoundIds, findByWords, isFound } from '../../../kernel/database/search.ts';
import { shapedStatement, statement } from '../../../kernel/database/statement.ts';
import { withoutUnusedJoins } from '../../../kernel/database/unused-joins.ts';
import { freePlaces, poolCapacity } from '../../learning/capacity/capacity.public.ts';
import { eventArt } from '../../organization/covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { EVENT, isEventMember, readsAllEvents } from '../events/events.public.ts';
import type { EventCard, EventListQuery } from './event-catalogue.schemas.ts';

const BANNER_HIDDEN_FOR = DAY;

/** By whom cards are looked at, and when. */
interface CardView {
  /** Null: by nobody who is signed in. */
  viewer: number | null;
  now: Date;
}

const cardViewOf = ({ caller, clock }: RequestContext): CardView => ({ viewer: userIdOf(caller), now: clock.now() });

/** What a card shows, of events as `e`. */
const cardQuery = ({ viewer, now }: CardView) =>
  db
    .selectFrom('event_records as e')
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
      sql<boolean>`not exists (select from event_ticket_type_records t where ${inOrganization('t')} and t.event_id = e.event_id
        and t.is_open and t.price_minor > 0)`.as('is_free'),
      sql<EventCard['ownState']>`(select n.state from event_enrollment_records n where ${inOrganization('n')}
        and n.event_id = e.event_id and n.user_id = ${viewer} and n.state <> 'CANCELLED')`.as('own_state'),
      sql<boolean>`exists (select from favorite_events f where ${inOrganization('f')}
        and f.event_id = e.event_id and f.user_id = ${viewer})`.as('is_favorite'),
    ]);

const oneCard = statement((values: CardView & { eventId: number }) =>
  cardQuery(values).where('e.event_id', '=', values.eventId),
);

/** The row of one event's card, whoever may see it. */
export const readCardRow = (context: RequestContext, tx: Tx, eventId: number) =>
  tx.one(oneCard({ ...cardViewOf(context), eventId }));

type Cards = ReturnType<typeof cardQuery>;
type CardTables = Cards extends SelectQueryBuilder<infer Tables, infer _T, infer _R> ? Tables : never;
type CardRow = Cards extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

export const presentCard = (
  context: RequestContext,
  row: CardRow,
  showing = shownIn(context, EVENT, row.event_id),
): EventCard => ({
  eventId: row.event_id,
  id: row.event_id,
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

/** Which events a list is of; each is a condition of its own. */
interface ListShape {
  /** All that are out are seen; everybody else sees those for everyone. */
  isMember: boolean;
  isFeatured: boolean;
  isFavorite: boolean;
  isOfGroup: boolean;
  isEnrolled: boolean;
  hasFrom: boolean;
  hasTo: boolean;
  hidesExpired: boolean;
  hasCategories: boolean;
  hasFormats: boolean;
  isSearched: boolean;
}

interface ListValues extends CardView {
  /** The banner was put away before it, or not at all. */
  sightedSince: Date;
  groupId: number;
  from: Date;
  to: Date;
  /** The end of an event's last day is later, by so many days. */
  expiry: Date;
  categories: readonly number[];
  formats: readonly string[];
  found: FoundIds;
  skip: number;
  take: number;
}

function narrowed(shape: ListShape, values: ListValues): Cards {
  const { viewer, now } = values;
  let query = cardQuery(values).where('e.status', 'in', ['PUBLISHED', 'CANCELLED']);
  if (!shape.isMember) query = query.where('e.audience', '=', 'EVERYONE');
  if (shape.isFeatured)
    query = query
      .where('e.is_featured', '=', true)
      .where('e.status', '=', 'PUBLISHED')
      .where('e.ends_at', '>', now)
      .where(
        sql<boolean>`not exists (select from event_sightings s where ${inOrganization('s')} and s.event_id = e.event_id
          and s.user_id = ${viewer} and s.seen_at > ${values.sightedSince})`,
      );
  if (shape.isFavorite)
    query = query.where(
      sql<boolean>`exists (select from favorite_events f where ${inOrganization('f')}
        and f.event_id = e.event_id and f.user_id = ${viewer})`,
    );
  if (shape.isOfGroup)
    query = query.where(
      sql<boolean>`exists (select from event_group_records x where ${inOrganization('x')}
        and x.event_id = e.event_id and x.social_group_id = ${values.groupId})`,
    );
  if (shape.isEnrolled)
    query = query.where(
      sql<boolean>`exists (select from event_enrollment_records n where ${inOrganization('n')}
        and n.event_id = e.event_id and n.user_id = ${viewer} and n.state <> 'CANCELLED')`,
    );
  if (shape.hasFrom) query = query.where('e.ends_at', '>', values.from);
  if (shape.hasTo) query = query.where('e.starts_at', '<', values.to);
  if (shape.hidesExpired) query = query.where('e.expires_at', '>', values.expiry);
  if (shape.hasCategories)
    query = query.where(sql<boolean>`e.course_category_id = any(${values.categories}::bigint[])`);
  if (shape.hasFormats) query = query.where(sql<boolean>`e.format = any(${values.formats}::text[])`);
  return shape.isSearched ? query.where(isFound('e.event_id', values.found)) : query;
}

/** Those to come or under way, the next one first, then those of the last days, the latest first. */
function inOrder<Row>({ now }: CardView, query: SelectQueryBuilder<CardTables, 'e' | 'g' | 'm', Row>) {
  const isPast = sql<boolean>`e.ends_at <= ${now}`;
  return query
    .orderBy(isPast)
    .orderBy(sql`case when ${isPast} then null else e.starts_at end`)
    .orderBy('e.starts_at', 'desc')
    .orderBy('e.event_id');
}

/**
 * A page of events. Which ones stand on it is decided first: what a card shows besides looks so cheap that it would be asked for
 * every event that was found.
 */
const pageOfEvents = shapedStatement(({ page, ...shape }: ListShape & { page: PageShape }, values: ListValues) => {
  const ids = withoutUnusedJoins(inOrder(values, narrowed(shape, values).clearSelect().select('e.event_id')));
  return inOrder(values, cardQuery(values).where('e.event_id', 'in', paged(ids, page, values)));
});

const countEvents = shapedStatement((shape: ListShape, values: ListValues) =>
  withoutUnusedJoins(narrowed(shape, values).clearSelect()).select(sql<number>`count(*)::int`.as('total')),
);

/** Until when the end of an event's last day must not be past, for it to be listed. */
const expiryOf = (context: RequestContext, asked: string | undefined): Date =>
  asked === undefined ? new Date(context.clock.now().getTime() - EVENT_EXPIRY_DAYS * DAY) : new Date(asked);

type Kind = Partial<Pick<ListShape, 'isFavorite' | 'isOfGroup' | 'isEnrolled'>>;
interface Listed extends EventListQuery {
  groupId?: number;
}

async function readCards(context: RequestContext, tx: Tx, kind: Kind, asked: Listed) {
  const { skip = 0, take = 20, from, to, expiryDate, categories, formats, groupId = 0 } = asked;
  const words = foldedWords(asked.search ?? '');
  const found = words.length === 0 ? '' : await findByWords(tx, 'events', words);
  const now = context.clock.now();
  const shape: ListShape = {
    // whoever is in one sees it, whomever it is for by now
    isMember: kind.isEnrolled === true || isEventMember(context),
    isFeatured: asked.featuredOnly === 1,
    isFavorite: kind.isFavorite === true,
    isOfGroup: kind.isOfGroup === true,
    isEnrolled: kind.isEnrolled === true,
    hasFrom: from !== undefined,
    hasTo: to !== undefined,
    // a month that is asked for is shown whole, however long it is past; so is all that somebody was in
    hidesExpired: !kind.isEnrolled && (from === undefined || expiryDate !== undefined),
    hasCategories: categories !== undefined,
    hasFormats: formats !== undefined,
    isSearched: words.length > 0,
  };
  const values: ListValues = {
    ...cardViewOf(context),
    sightedSince: new Date(now.getTime() - BANNER_HIDDEN_FOR),
    groupId,
    from: from === undefined ? now : new Date(from),
    to: to === undefined ? now : new Date(to),
    expiry: expiryOf(context, expiryDate),
    categories: categories ?? [],
    formats: formats ?? [],
    found,
    skip,
    take,
  };
  const [rows, counted] = await Promise.all([
    tx.all(pageOfEvents({ ...shape, page: pageShapeOf({ skip, take }) }, values)),
    tx.one(countEvents(shape, values)),
  ]);
  return { data: rows.map((row) => presentCard(context, row)), total: counted?.total ?? 0 };
}

/** Events that the caller may see. With `featuredOnly` the banner's: put forward, to come, and not put away within a day. */
export const listEvents = (context: RequestContext, tx: Tx, asked: EventListQuery) => readCards(context, tx, {}, asked);

export const listFavoriteEvents = (context: RequestContext, tx: Tx, page: PageOf) =>
  readCards(context, tx, { isFavorite: true }, page);

/** Events of a group; that the caller reads the group is known. */
export const listGroupEvents = (context: RequestContext, tx: Tx, groupId: number, page: PageOf) =>
  readCards(context, tx, { isOfGroup: true }, { ...page, groupId });

/** Events that the caller enrolled in or waits for, and all that they were in. */
export const listEnrolledEvents = (context: RequestContext, tx: Tx, page: PageOf) =>
  readCards(context, tx, { isEnrolled: true }, page);

/** Categories that have an event which is listed, for the filter. */
export const listEventCategories = (context: RequestContext, tx: Tx) =>
  tx.all(
    db
      .selectFrom('course_category_names as g')
      .select(['g.course_category_id as courseCategoryId', 'g.name', 'g.hue'])
      .where(
        sql<boolean>`exists (select from event_records e where ${inOrganization('e')} and e.course_category_id = g.course_category_id
          and (e.status in ('PUBLISHED', 'CANCELLED') or ${readsAllEvents(context)})
          and (e.audience = 'EVERYONE' or ${isEventMember(context)})
          and e.expires_at > ${expiryOf(context, undefined)})`,
      )
      .orderBy('g.position')
      .orderBy('g.course_category_id'),
  );
