import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { EventHours } from './event-times.ts';
import type { EventBody, EventTicketTypeBody } from './events.schemas.ts';

interface NewEvent extends EventHours {
  title: Localized;
  zone: string;
  ticketScope: string;
  userId: number;
  now: Date;
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('events')
      .values({
        title: json(event.title),
        zone: event.zone,
        ...hourColumns(event),
        ticket_scope: event.ticketScope,
        created_by: event.userId,
        created_at: event.now,
        changed_at: event.now,
      } as never)
      .returning('event_id'),
  );
  return row!.event_id;
}

export const hourColumns = ({ days, startsAt, endsAt, expiresAt }: EventHours) => ({
  days: json(days),
  starts_at: startsAt,
  ends_at: endsAt,
  expires_at: expiresAt,
});

export const setPlacePool = (tx: Tx, eventId: number, placePoolId: number): Promise<number> =>
  tx.run(db.updateTable('events').set({ place_pool_id: placePoolId }).where('event_id', '=', eventId));

/** The fields of a body that are columns by themselves. */
export function contentColumns(body: EventBody) {
  const columns = {
    title: body.title && json(body.title),
    subtitle: body.subtitle && json(body.subtitle),
    description: body.description && json(body.description),
    course_category_id: body.courseCategoryId,
    cover_media_id: body.coverMediaId,
    banner_media_id: body.bannerMediaId,
    audience: body.audience,
    is_featured: body.isFeatured,
    format: body.format,
    place: body.place && json(body.place),
    address: body.address && json(body.address),
    map_url: body.mapUrl,
    meeting_url: body.meetingUrl,
    sessions: body.sessions && json(body.sessions),
    questions: body.questions && json(body.questions),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Answers the new version; what calendars must replace counts the sequence up. */
export async function updateEvent(
  tx: Tx,
  eventId: number,
  columns: Record<string, unknown>,
  { now, isNews = false }: { now: Date; isNews?: boolean },
): Promise<{ version: number; sequence: number }> {
  const row = await tx.one(
    db
      .updateTable('events')
      .set({
        ...columns,
        changed_at: now,
        version: sql<number>`version + 1`,
        ...(isNews ? { sequence: sql<number>`sequence + 1` } : {}),
      } as never)
      .where('event_id', '=', eventId)
      .returning(['version', 'sequence']),
  );
  return row!;
}

/** The group that an event belongs to; null: none. */
export async function putEventGroup(tx: Tx, eventId: number, groupId: number | null): Promise<void> {
  await tx.run(db.deleteFrom('event_groups').where('event_id', '=', eventId));
  if (groupId !== null)
    await tx.run(db.insertInto('event_groups').values({ event_id: eventId, social_group_id: groupId }));
}

export async function replaceHosts(tx: Tx, eventId: number, userIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('event_hosts').where('event_id', '=', eventId));
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id, position) => ({ event_id: eventId, user_id, position }));
  await tx.run(db.insertInto('event_hosts').values(rows));
}

export async function replaceGuests(tx: Tx, eventId: number, guests: NonNullable<EventBody['guests']>): Promise<void> {
  await tx.run(db.deleteFrom('event_guests').where('event_id', '=', eventId));
  if (guests.length === 0) return;
  const rows = guests.map(({ name, role, portraitMediaId }, position) => ({
    event_id: eventId,
    position,
    name: json(name) as never,
    role: json(role) as never,
    portrait_media_id: portraitMediaId,
  }));
  await tx.run(db.insertInto('event_guests').values(rows));
}

export const ticketTypeColumns = (type: EventTicketTypeBody, position: number) => ({
  position,
  name: json(type.name) as never,
  description: json(type.description) as never,
  price_minor: type.priceMinor,
  audience: type.audience,
  opens_at: type.opensAt === null ? null : new Date(type.opensAt),
  closes_at: type.closesAt === null ? null : new Date(type.closesAt),
  quota: type.quota,
  per_person: type.perPerson ?? 1,
  social_group_id: type.audience === 'GROUP' ? (type.socialGroupId ?? null) : null,
  is_open: true,
});

export async function insertTicketType(
  tx: Tx,
  eventId: number,
  type: EventTicketTypeBody,
  position: number,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('event_ticket_types')
      .values({ event_id: eventId, ...ticketTypeColumns(type, position) })
      .returning('event_ticket_type_id'),
  );
  return row!.event_ticket_type_id;
}

export const updateTicketType = (
  tx: Tx,
  eventTicketTypeId: number,
  columns: Partial<ReturnType<typeof ticketTypeColumns>> & { place_pool_id?: number; is_open?: boolean },
): Promise<number> =>
  tx.run(db.updateTable('event_ticket_types').set(columns).where('event_ticket_type_id', '=', eventTicketTypeId));

/** Files that are in an event already: its editors may keep them. */
export async function listEventFiles(tx: Tx, eventId: number): Promise<Set<number>> {
  const event = await tx.one(
    db.selectFrom('events').select(['cover_media_id', 'banner_media_id']).where('event_id', '=', eventId),
  );
  const guests = await tx.all(
    db.selectFrom('event_guests').select('portrait_media_id').where('event_id', '=', eventId),
  );
  const ids = [event?.cover_media_id, event?.banner_media_id, ...guests.map((guest) => guest.portrait_media_id)];
  return new Set(ids.filter((id) => id !== null && id !== undefined));
}

/** Of an event that was never published. */
export const deleteEvent = (tx: Tx, eventId: number): Promise<number> =>
  tx.run(db.deleteFrom('events').where('event_id', '=', eventId));

export const deleteTicketType = (tx: Tx, eventTicketTypeId: number): Promise<number> =>
  tx.run(db.deleteFrom('event_ticket_types').where('event_ticket_type_id', '=', eventTicketTypeId));

export const deleteTicketTypes = (tx: Tx, eventId: number): Promise<number> =>
  tx.run(db.deleteFrom('event_ticket_types').where('event_id', '=', eventId));
