import { randomBytes } from 'node:crypto';
import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import type { DemoEvent } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoGroups } from '../../community/social-groups/social-groups.public.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { openPool, takePlace } from '../../learning/capacity/capacity.public.ts';
import { grantEntitlement } from '../../learning/entitlements/entitlements.public.ts';
import { drawAhead, eventDrawing } from '../../organization/covers/covers.public.ts';
import { insertEnrollment, setEnrollment } from './enrollments.repository.ts';
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
import { newTicket } from './ticket-codes.ts';

const OFFER_MINUTES = 720;

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
    const { name, description = {}, audience = 'EVERYONE', quota = null, perPerson = 1 } = ticket;
    const body = {
      eventTicketTypeId: null,
      name,
      description,
      audience,
      quota,
      perPerson,
      priceMinor: 0,
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

interface Taken {
  eventId: number;
  wholePoolId: number;
  type: { id: number; poolId: number };
  startsAt: Date;
}

/** They didn't all come on one day: the curve of the report has something to show. */
const HOURS_APART = 29;

/** Takes a place as the person would, or waits; who came, came at the beginning. `at`: the first of its list came last. */
async function enroll(load: DemoLoad, taken: Taken, { key, at, came }: { key: string; at: number; came: boolean }) {
  const { context, tx, loaded } = load;
  const { eventId, wholePoolId, type, startsAt } = taken;
  const userId = loaded.get(demoMembers).get(key)!;
  const place = await takePlace(context, tx, { wholePoolId, partPoolId: type.poolId, userId, waits: true });
  const state = place.state === 'TAKEN' ? 'ENROLLED' : 'WAITLISTED';
  const before = Math.min(startsAt.getTime(), context.clock.now().getTime());
  const now = new Date(before - (at + 0.5) * HOURS_APART * HOUR);
  const ticket = state === 'ENROLLED' ? newTicket(context) : null;
  const { placeId } = place;
  const id = await insertEnrollment(tx, {
    eventId,
    eventTicketTypeId: type.id,
    userId,
    state,
    placeId,
    answers: [],
    ticket,
    now,
  });
  if (state === 'ENROLLED')
    await grantEntitlement(context, tx, {
      userId,
      subject: { kind: 'EVENT', id: eventId },
      source: 'SELF',
      grantedBy: null,
    });
  if (came) await setEnrollment(tx, id, { state: 'ATTENDED', now, attendedAt: startsAt });
}

async function loadEvent(load: DemoLoad, event: DemoEvent, categories: Awaited<ReturnType<typeof categoriesOf>>) {
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
  const [type] = await insertTickets(load, event, eventId, wholePoolId);
  const taken = { eventId, wholePoolId, type: type!, startsAt: hours.startsAt };
  for (const [at, key] of (event.enrolled ?? []).entries()) await enroll(load, taken, { key, at, came: false });
  for (const [at, key] of (event.attended ?? []).entries()) await enroll(load, taken, { key, at, came: true });
  for (const [at, key] of (event.waiting ?? []).entries()) await enroll(load, taken, { key, at, came: false });
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
}

/** Events with their people: some to come, one that is full, and one that was. */
export async function loadDemoEvents(load: DemoLoad): Promise<void> {
  const categories = await categoriesOf(load);
  for (const event of load.demo.events) await loadEvent(load, event, categories);
}
