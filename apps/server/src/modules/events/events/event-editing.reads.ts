import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import { poolCapacity, poolOfferMinutes, readPoolFigures } from '../../learning/capacity/capacity.public.ts';
import { eventArt } from '../../organization/covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { presentTicketType, readGuests, readHosts, readTicketTypes } from './event-parts.reads.ts';
import { EVENT } from './event-showing.ts';
import { accessEvent, editsEvents, readsAllEvents } from './events.access.ts';
import type { EventEditing, ManagedEvent, ManagedEventQuery } from './events.schemas.ts';
import { ticketSeller } from './ticket-selling.ts';

const readRow = (tx: Tx, eventId: number) =>
  tx.one(
    db
      .selectFrom('events as e')
      .leftJoin('media_files as c', 'c.media_id', 'e.cover_media_id')
      .leftJoin('media_files as b', 'b.media_id', 'e.banner_media_id')
      .leftJoin('course_category_names as g', 'g.course_category_id', 'e.course_category_id')
      .select(['e.title', 'e.subtitle', 'e.description', 'e.course_category_id', 'e.cover_media_id', 'e.is_featured'])
      .select(['e.banner_media_id', 'e.place', 'e.address', 'e.map_url', 'e.meeting_url', 'e.zone', 'e.version'])
      .select(['g.hue', mediaColumns('c').as('cover'), mediaColumns('b').as('banner')])
      .select([
        poolCapacity(sql.ref('e.place_pool_id')).as('capacity'),
        poolOfferMinutes(sql.ref('e.place_pool_id')).as('offer_minutes'),
        sql<EventEditing['audience']>`e.audience`.as('audience'),
        sql<EventEditing['format']>`e.format`.as('format'),
        sql<EventEditing['days']>`e.days`.as('days'),
        sql<EventEditing['sessions']>`e.sessions`.as('sessions'),
        sql<EventEditing['questions']>`e.questions`.as('questions'),
      ])
      .where('e.event_id', '=', eventId),
  );

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const isSaid = (text: Localized): boolean => Boolean(text.en?.trim() || text.ar?.trim());

/** What has to be there before an event is published. */
function missingOf(context: MemberContext, row: Row, types: Awaited<ReturnType<typeof readTicketTypes>>) {
  const open = types.filter(({ is_open }) => is_open);
  const isSold = ticketSeller(context) !== undefined;
  const missing: EventEditing['missing'] = [];
  if (!isSaid(row.title as Localized)) missing.push('TITLE');
  if (row.format !== 'ONLINE' && !isSaid(row.place as Localized)) missing.push('PLACE');
  if (row.format !== 'ON_SITE' && !row.meeting_url) missing.push('MEETING');
  if (open.length === 0) missing.push('TICKETS');
  if (!isSold && open.some(({ price_minor }) => price_minor > 0)) missing.push('PAYMENT');
  return missing;
}

const contentOf = (row: Row) => ({
  title: row.title as Localized,
  subtitle: row.subtitle as Localized,
  description: row.description as Localized,
  courseCategoryId: row.course_category_id,
  coverMediaId: row.cover_media_id,
  bannerMediaId: row.banner_media_id,
  audience: row.audience,
  isFeatured: row.is_featured,
  format: row.format,
  place: row.place as Localized,
  address: row.address as Localized,
  mapUrl: row.map_url,
  meetingUrl: row.meeting_url,
  zone: row.zone,
  days: row.days,
  sessions: row.sessions,
  questions: row.questions,
  capacity: row.capacity,
  offerMinutes: row.offer_minutes,
  version: row.version,
});

/** All that organisers write of an event. */
export async function readEditing(context: MemberContext, tx: Tx, eventId: number): Promise<EventEditing> {
  const event = await accessEvent(context, tx, eventId, 'edit');
  const row = await readRow(tx, eventId);
  if (!row) throw new Error('an event without its places');
  const types = await readTicketTypes(context, tx, eventId);
  const figures = await readPoolFigures(tx, [event.placePoolId], context.clock.now());
  const guests = await readGuests(context, tx, eventId);
  const guestFiles = await tx.all(
    db.selectFrom('event_guests').select('portrait_media_id').where('event_id', '=', eventId).orderBy('position'),
  );
  const hosts = await readHosts(tx, eventId);
  const whole = figures.find(({ placePoolId }) => placePoolId === event.placePoolId);
  return {
    eventId,
    status: event.status,
    ...contentOf(row),
    hostUserIds: hosts.map(({ userId }) => userId),
    hosts: hosts.map((host) => ({ userId: host.userId, name: `${host.first_name} ${host.last_name}` })),
    guests: guests.map(({ name, role }, at) => ({
      name,
      role,
      portraitMediaId: guestFiles[at]?.portrait_media_id ?? null,
    })),
    portraits: guests.map(({ portrait }) => portrait),
    cover: presentMedia(context, row.cover, shownIn(context, EVENT, eventId)),
    banner: presentMedia(context, row.banner, shownIn(context, EVENT, eventId)),
    coverArt: eventArt(context, eventId, row.hue, row.days),
    ticketTypes: types.filter(({ is_open }) => is_open).map((type) => presentTicketType(context, type, figures)),
    taken: whole?.taken ?? 0,
    offered: (whole?.offered ?? 0) + (whole?.held ?? 0),
    waiting: whole?.waiting ?? 0,
    currency: context.configuration.currency,
    missing: missingOf(context, row, types),
  };
}

/** Events as their organisers list them, drafts too, the latest first. */
export async function listManagedEvents(
  context: MemberContext,
  tx: Tx,
  asked: ManagedEventQuery,
): Promise<{ data: ManagedEvent[]; total: number }> {
  if (!editsEvents(context) && !readsAllEvents(context)) throw notAllowed();
  let found = db
    .selectFrom('events as e')
    .select(['e.event_id', 'e.title', 'e.starts_at', 'e.ends_at', 'e.zone'])
    .select([sql<ManagedEvent['status']>`e.status`.as('status'), sql<number>`e.place_pool_id`.as('place_pool_id')])
    .orderBy('e.starts_at', 'desc')
    .orderBy('e.event_id', 'desc');
  if (asked.statuses) found = found.where('e.status', 'in', asked.statuses);
  for (const words of await holdsWords(tx, 'events', 'e.event_id', asked.search)) found = found.where(words);
  const { data, total } = await readPage(tx, found, asked);
  const figures = await readPoolFigures(
    tx,
    data.map(({ place_pool_id }) => place_pool_id),
    context.clock.now(),
  );
  return {
    total,
    data: data.map((row) => {
      const pool = figures.find(({ placePoolId }) => placePoolId === row.place_pool_id);
      return {
        eventId: row.event_id,
        title: row.title as Localized,
        status: row.status,
        startTime: row.starts_at.toISOString(),
        endTime: row.ends_at.toISOString(),
        zone: row.zone,
        capacity: pool?.capacity ?? null,
        taken: pool?.taken ?? 0,
        waiting: pool?.waiting ?? 0,
      };
    }),
  };
}
