import { randomBytes } from 'node:crypto';
import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { DemoEvent } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoGroups } from '../../community/social-groups/social-groups.public.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { openPool } from '../../learning/capacity/capacity.public.ts';
import { drawAhead, eventDrawing } from '../../organization/covers/covers.public.ts';
import { hoursOf } from './event-times.ts';
import {
  contentColumns,
  insertEvent,
  insertTicketType,
  putEventGroup,
  replaceGuests,
  replaceHosts,
  setPlacePool,
  updateEvent,
  updateTicketType,
} from './events.repository.ts';

const OFFER_MINUTES = 720;

interface LoadedEvent {
  event: DemoEvent;
  eventId: number;
  wholePoolId: number;
  /** Its kinds of ticket; people of the demo have the first one. */
  types: { id: number; poolId: number }[];
  type: { id: number; poolId: number };
  startsAt: Date;
}

/** Events with their first kind of ticket, in the order of the content. */
export const demoEvents = demoKey<readonly LoadedEvent[]>('events');

/** Categories by their keys: they were loaded in this order. */
async function categoriesOf({ tx, demo }: DemoLoad): Promise<Map<string, { id: number; hue: number }>> {
  const rows = await tx.all(
    db.selectFrom('course_category_names').select(['course_category_id', 'hue']).orderBy('position'),
  );
  return new Map(
    demo.categories.map(({ key }, at) => [key, { id: rows[at]?.course_category_id ?? 0, hue: rows[at]?.hue ?? 0 }]),
  );
}

function daysOf({ context }: DemoLoad, event: DemoEvent) {
  const first = addDays(wallTimeOf(context.clock.now(), DEMO_ZONE).date, event.inDays);
  return Array.from({ length: event.days ?? 1 }, (_, at) => ({
    date: addDays(first, at),
    time: event.time,
    durationMinutes: event.minutes,
  }));
}

const sessionsOf = (event: DemoEvent, days: ReturnType<typeof daysOf>) =>
  (event.sessions ?? []).map(({ day, minutes, speakers = {}, room = {}, track = {}, ...session }, at) => ({
    key: `session-${at + 1}`,
    ...session,
    speakers,
    room,
    track,
    date: days[day - 1]?.date ?? days[0]!.date,
    durationMinutes: minutes,
  }));

const questionsOf = (event: DemoEvent) =>
  (event.questions ?? []).map(({ choices = [], ...question }, at) => ({
    key: `question-${at + 1}`,
    ...question,
    choices,
  }));

async function insertTickets(load: DemoLoad, event: DemoEvent, eventId: number, wholePoolId: number) {
  const { tx } = load;
  const types: { id: number; poolId: number }[] = [];
  for (const [position, ticket] of event.tickets.entries()) {
    const { name, description = {}, audience = 'EVERYONE', quota = null, perPerson = 1, price = 0 } = ticket;
    const body = {
      eventTicketTypeId: null,
      name,
      description,
      audience,
      quota,
      perPerson,
      priceMinor: price,
      opensAt: null,
      closesAt: null,
    };
    const id = await insertTicketType(tx, eventId, body, position);
    const poolId = await openPool(tx, { subject: { kind: 'EVENT_TICKET_TYPE', id }, wholePoolId, capacity: quota });
    await updateTicketType(tx, id, { place_pool_id: poolId });
    types.push({ id, poolId });
  }
  return types;
}

async function loadEvent(
  load: DemoLoad,
  event: DemoEvent,
  categories: Awaited<ReturnType<typeof categoriesOf>>,
): Promise<LoadedEvent> {
  const { context, tx, loaded } = load;
  const members = loaded.get(demoMembers);
  const category = categories.get(event.category);
  const hours = hoursOf(DEMO_ZONE, daysOf(load, event));
  const host = members.get(event.host)!;
  const now = context.clock.now();
  const scope = randomBytes(6).toString('base64url');
  const eventId = await insertEvent(tx, {
    title: event.title,
    zone: DEMO_ZONE,
    ...hours,
    ticketScope: scope,
    userId: host,
    now,
  });
  const capacity = event.capacity ?? null;
  const pool = { subject: { kind: 'EVENT', id: eventId } as const, capacity, offerMinutes: OFFER_MINUTES };
  const wholePoolId = await openPool(tx, pool);
  await setPlacePool(tx, eventId, wholePoolId);
  const content = contentColumns({
    subtitle: event.subtitle,
    description: event.description,
    courseCategoryId: category?.id ?? null,
    audience: event.audience ?? 'EVERYONE',
    isFeatured: event.isFeatured ?? false,
    format: event.format,
    place: event.place,
    address: event.address ?? {},
    meetingUrl: event.meetingUrl ?? null,
    sessions: sessionsOf(event, hours.days),
    questions: questionsOf(event),
    version: 1,
  });
  await updateEvent(tx, eventId, { ...content, status: 'PUBLISHED', cancel_reason: json({}) }, { now });
  const groupAt = load.demo.groups.findIndex(({ name }) => name.en === event.group);
  if (event.group !== undefined) await putEventGroup(tx, eventId, loaded.get(demoGroups)[groupAt]!);
  await replaceHosts(tx, eventId, [host]);
  await replaceGuests(
    tx,
    eventId,
    (event.guests ?? []).map((guest) => ({ ...guest, portraitMediaId: null })),
  );
  const types = await insertTickets(load, event, eventId, wholePoolId);
  await drawAhead(
    context,
    tx,
    eventDrawing(
      { configuration: { cover_family: load.demo.look.cover_family } },
      eventId,
      category?.hue ?? null,
      hours.days,
    ),
  );
  return { event, eventId, wholePoolId, types, type: types[0]!, startsAt: hours.startsAt };
}

/** Events: some to come, and one that was. */
export async function loadDemoEvents(load: DemoLoad): Promise<void> {
  const categories = await categoriesOf(load);
  const events: LoadedEvent[] = [];
  for (const event of load.demo.events) events.push(await loadEvent(load, event, categories));
  load.loaded.put(demoEvents, events);
}
