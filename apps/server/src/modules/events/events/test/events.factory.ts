import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { EventDetail } from '../../event-catalogue/event-catalogue.schemas.ts';
import type { EventBody, EventEditing } from '../events.schemas.ts';

export const DAY = 86_400_000;

/** An organisation with events, and who makes them. */
export async function givenEventHouse(server: TestServer, configuration: Record<string, unknown> = {}) {
  const organizationId = await givenOrganization(server, {
    features: { events: true, 'all-events': true },
    allow_anonymous_event_view: true,
    ...configuration,
  });
  const organizer = await givenMember(server, organizationId, 'administrator');
  return { organizationId, organizer };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days from now, in Riyadh, in the evening. */
export const dayIn = (server: TestServer, days: number) => ({
  date: dayOf(new Date(server.clock.now().getTime() + days * DAY)),
  time: '18:30',
  durationMinutes: 120,
});

export const FREE = {
  eventTicketTypeId: null,
  name: { en: 'Free', ar: 'مجانية' },
  description: {},
  priceMinor: 0,
  audience: 'EVERYONE' as const,
  opensAt: null,
  closesAt: null,
  quota: null,
};

export const editing = async (server: TestServer, organizer: TestMember, eventId: number): Promise<EventEditing> =>
  (await callAs<EventEditing>(server, organizer, `GET /api/events/${eventId}/editing`)).body;

/** Changes an event from the version that it has. */
export async function change(
  server: TestServer,
  organizer: TestMember,
  eventId: number,
  body: Omit<EventBody, 'version'>,
) {
  const { version } = await editing(server, organizer, eventId);
  return callAs(server, organizer, `PATCH /api/events/${eventId}`, { ...body, version });
}

/** A draft with a place and one kind of free ticket: all that publishing asks for. */
export async function givenDraft(
  server: TestServer,
  organizer: TestMember,
  body: Omit<EventBody, 'version'> = {},
  ticketTypes: object[] = [FREE],
): Promise<number> {
  const made = await callAs<{ eventId: number }>(server, organizer, 'POST /api/events', {
    title: { en: 'Evening circle', ar: 'حلقة المساء' },
    zone: 'Asia/Riyadh',
    days: [dayIn(server, 7)],
  });
  const { eventId } = made.body;
  await change(server, organizer, eventId, { place: { en: 'Hall 4', ar: 'القاعة ٤' }, ...body });
  const { version } = await editing(server, organizer, eventId);
  await callAs(server, organizer, `PUT /api/events/${eventId}/ticket-types`, { ticketTypes, version });
  return eventId;
}

export async function publish(server: TestServer, organizer: TestMember, eventId: number) {
  const { version } = await editing(server, organizer, eventId);
  return callAs(server, organizer, `POST /api/events/${eventId}/publish`, { version });
}

/** An event that is out. */
export async function givenEvent(server: TestServer, organizer: TestMember, body: Omit<EventBody, 'version'> = {}) {
  const eventId = await givenDraft(server, organizer, body);
  await publish(server, organizer, eventId);
  const { ticketTypes } = await editing(server, organizer, eventId);
  return { eventId, eventTicketTypeId: ticketTypes[0]!.eventTicketTypeId };
}

export const readAs = async (server: TestServer, member: TestMember, eventId: number): Promise<EventDetail> =>
  (await callAs<EventDetail>(server, member, `GET /api/events/${eventId}`)).body;

export const enroll = (
  server: TestServer,
  member: TestMember,
  { eventId, eventTicketTypeId }: { eventId: number; eventTicketTypeId: number },
  answers: object[] = [],
) =>
  callAs<{ state: string; queuePlace: number | null }>(server, member, `POST /api/events/${eventId}/enrollment`, {
    eventTicketTypeId,
    answers,
  });
