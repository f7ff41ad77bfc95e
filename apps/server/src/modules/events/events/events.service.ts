import { randomBytes } from 'node:crypto';
import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { checkLocalTimeExists } from '../../../kernel/local-time.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed } from '../../../kernel/problem.ts';
import { closePool, openPool, readPoolFigures, setPool } from '../../learning/capacity/capacity.public.ts';
import { issuerOf } from '../../organization/issuer-keys/issuer-keys.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { countActiveMembers, isCategory } from './event-checks.reads.ts';
import { readEditing } from './event-editing.reads.ts';
import { type EventHours, hoursOf } from './event-times.ts';
import { accessEvent, deletesEvents, type EventRecord } from './events.access.ts';
import {
  alreadyPublished,
  eventCancelled,
  eventOver,
  incompleteEvent,
  notPublished,
  pricedTickets,
} from './events.errors.ts';
import {
  contentColumns,
  deleteEvent,
  deleteTicketTypes,
  hourColumns,
  insertEvent,
  listEventFiles,
  replaceGuests,
  replaceHosts,
  setPlacePool,
  updateEvent,
} from './events.repository.ts';
import type { EventBody, NewEventBody } from './events.schemas.ts';
import { type EventNews, eventAnnounced } from './events.signals.ts';

const noun = 'event';

const isSaid = (text: Localized | undefined): boolean => Boolean(text?.en?.trim() || text?.ar?.trim());

function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !isSaid(title)) throw invalidField('title', 'oneLanguage');
}

const announce = (context: MemberContext, tx: Tx, eventId: number, news: EventNews, sequence: number) =>
  emit(context, tx, eventAnnounced, { eventId, news, sequence, byUserId: context.caller.userId });

/** Makes the draft of an event, with all its places to be had; nobody but its organisers sees it. */
export function createEvent(context: MemberContext, body: NewEventBody): Promise<{ eventId: number }> {
  checkTitle(body.title);
  const hours = hoursOf(body.zone, body.days);
  return transaction(context, async (tx) => {
    const eventId = await insertWithPool(context, tx, { title: body.title, zone: body.zone, hours });
    await audit(context, tx, { action: 'event.create', noun, nounId: eventId });
    return { eventId };
  });
}

async function insertWithPool(
  context: MemberContext,
  tx: Tx,
  { title, zone, hours }: { title: Localized; zone: string; hours: EventHours },
): Promise<number> {
  const eventId = await insertEvent(tx, {
    title,
    zone,
    ...hours,
    ticketScope: randomBytes(6).toString('base64url'),
    userId: context.caller.userId,
    now: context.clock.now(),
  });
  await setPlacePool(tx, eventId, await openPool(tx, { subject: { kind: 'EVENT', id: eventId }, capacity: null }));
  return eventId;
}

async function lockVersion(context: MemberContext, tx: Tx, eventId: number, version: number): Promise<EventRecord> {
  const event = await accessEvent(context, tx, eventId, 'edit', { lock: true });
  if (event.version !== version) throw conflict();
  return event;
}

async function checkChoices(context: MemberContext, tx: Tx, eventId: number, body: EventBody): Promise<void> {
  const portraits = (body.guests ?? []).map(({ portraitMediaId }, at) => ({
    path: `guests.${at}.portraitMediaId`,
    mediaId: portraitMediaId,
  }));
  const chosen = [
    { path: 'coverMediaId', mediaId: body.coverMediaId },
    { path: 'bannerMediaId', mediaId: body.bannerMediaId },
    ...portraits,
  ].flatMap(({ path, mediaId }) => (mediaId ? [{ path, mediaId, kinds: ['IMAGE'] as const }] : []));
  await checkMediaChoices(context, tx, chosen, await listEventFiles(tx, eventId));
  await checkHosts(tx, body.hostUserIds ?? []);
  if (body.courseCategoryId) await checkCategory(tx, body.courseCategoryId);
}

async function checkHosts(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  if ((await countActiveMembers(tx, userIds)) < userIds.length) throw invalidField('hostUserIds', 'unknownReference');
}

async function checkCategory(tx: Tx, courseCategoryId: number): Promise<void> {
  if (!(await isCategory(tx, courseCategoryId))) throw invalidField('courseCategoryId', 'unknownReference');
}

const isWebAddress = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

function checkAddresses(body: EventBody): void {
  for (const path of ['mapUrl', 'meetingUrl'] as const) {
    const address = body[path];
    if (address && !isWebAddress(address)) throw invalidField(path, 'url');
  }
}

/** What ticket holders have to be told of a change; undefined: nothing that they planned by. */
function newsOf(event: EventRecord, body: EventBody, hours: EventHours | null): EventNews | undefined {
  if (event.status !== 'PUBLISHED') return undefined;
  if (hours && JSON.stringify(hours.days) !== JSON.stringify(event.days)) return 'moved';
  if (hours && hours.startsAt.getTime() !== event.startsAt.getTime()) return 'moved';
  if (body.place || body.address || body.meetingUrl !== undefined || body.format) return 'place';
  const { title, description, sessions, guests, hostUserIds } = body;
  return title || description || sessions || guests || hostUserIds ? 'changed' : undefined;
}

/** Changes an event. Who holds a ticket hears of it, and calendars replace their entry. */
export function changeEvent(context: MemberContext, eventId: number, body: EventBody): Promise<{ version: number }> {
  checkTitle(body.title);
  checkAddresses(body);
  return transaction(context, async (tx) => {
    const event = await lockVersion(context, tx, eventId, body.version);
    if (event.status === 'CANCELLED') throw eventCancelled();
    await checkChoices(context, tx, eventId, body);
    const hours = body.zone || body.days ? hoursOf(body.zone ?? event.zone, body.days ?? event.days) : null;
    const zone = body.zone ?? event.zone;
    for (const [at, session] of (body.sessions ?? []).entries())
      checkLocalTimeExists(session, zone, `sessions.${at}.time`);
    const news = newsOf(event, body, hours);
    const { version, sequence } = await updateEvent(
      tx,
      eventId,
      {
        ...contentColumns(body),
        ...(hours ? { zone: body.zone ?? event.zone, ...hourColumns(hours), postponed_from: null } : {}),
      },
      { now: context.clock.now(), isNews: news !== undefined },
    );
    if (body.hostUserIds) await replaceHosts(tx, eventId, body.hostUserIds);
    if (body.guests) await replaceGuests(tx, eventId, body.guests);
    await changePlaces(context, tx, event, body);
    if (news) await announce(context, tx, eventId, news, sequence);
    await audit(context, tx, { action: 'event.change', noun, nounId: eventId, changes: { fields: Object.keys(body) } });
    return { version };
  });
}

async function changePlaces(
  context: MemberContext,
  tx: Tx,
  { placePoolId }: EventRecord,
  { capacity, offerMinutes }: EventBody,
): Promise<void> {
  if (capacity === undefined && offerMinutes === undefined) return;
  const [whole] = (await readPoolFigures(tx, [placePoolId], context.clock.now())).filter(
    (pool) => pool.placePoolId === placePoolId,
  );
  await setPool(
    context,
    tx,
    { placePoolId, wholePoolId: placePoolId },
    {
      capacity: capacity === undefined ? (whole?.capacity ?? null) : capacity,
      ...(offerMinutes === undefined ? {} : { offerMinutes }),
    },
  );
}

/** Puts an event out. Nothing that a guest needs may be missing, and only free tickets are given out while nobody sells any. */
export const publishEvent = (context: MemberContext, eventId: number, version: number): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const event = await lockVersion(context, tx, eventId, version);
    if (event.status !== 'DRAFT') throw alreadyPublished();
    const { missing } = await readEditing(context, tx, eventId);
    if (missing.includes('PAYMENT')) throw pricedTickets();
    if (missing.length > 0) throw incompleteEvent(missing);
    if (event.endsAt <= context.clock.now()) throw eventOver();
    // the key that signs its tickets: whoever reads one later writes nothing
    await issuerOf(context, tx);
    const changed = await updateEvent(tx, eventId, { status: 'PUBLISHED' }, { now: context.clock.now() });
    await audit(context, tx, { action: 'event.publish', noun, nounId: eventId });
    return { version: changed.version };
  });

/** Calls an event off: tickets open no door any more, nobody is offered a place, and who holds one is told. */
export const cancelEvent = (
  context: MemberContext,
  eventId: number,
  { reason, version }: { reason: Localized; version: number },
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const event = await lockVersion(context, tx, eventId, version);
    if (event.status === 'CANCELLED') throw eventCancelled();
    if (event.status !== 'PUBLISHED') throw notPublished();
    const now = context.clock.now();
    const changed = await updateEvent(
      tx,
      eventId,
      { status: 'CANCELLED', cancel_reason: json(reason) },
      { now, isNews: true },
    );
    await closePool(tx, event.placePoolId);
    await announce(context, tx, eventId, 'cancelled', changed.sequence);
    await audit(context, tx, { action: 'event.cancel', noun, nounId: eventId });
    return { version: changed.version };
  });

/** Puts an event off to other days; the page says from when, and whoever can't come gives their place back. */
export function postponeEvent(
  context: MemberContext,
  eventId: number,
  body: { days: EventBody['days']; version: number },
): Promise<{ version: number }> {
  return transaction(context, async (tx) => {
    const event = await lockVersion(context, tx, eventId, body.version);
    if (event.status !== 'PUBLISHED') throw notPublished();
    const hours = hoursOf(event.zone, body.days ?? []);
    const now = context.clock.now();
    const changed = await updateEvent(
      tx,
      eventId,
      { ...hourColumns(hours), postponed_from: event.startsAt },
      { now, isNews: true },
    );
    await announce(context, tx, eventId, 'postponed', changed.sequence);
    await audit(context, tx, { action: 'event.postpone', noun, nounId: eventId });
    return { version: changed.version };
  });
}

/** Only a draft is deleted: what people know of is cancelled. */
export const removeEvent = (context: MemberContext, eventId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'edit', { lock: true });
    if (!deletesEvents(context)) throw notAllowed();
    if (event.status !== 'DRAFT') throw alreadyPublished();
    await deleteTicketTypes(tx, eventId);
    await deleteEvent(tx, eventId);
    await audit(context, tx, { action: 'event.delete', noun, nounId: eventId });
  });
