import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { editing, givenEvent, givenEventHouse, readAs } from './events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;
let member: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server));
  member = await givenMember(server, organizationId);
});

describe('the parts of an event at their own addresses', () => {
  it('are who holds it, written by who changes events and read by who sees it', async () => {
    const { eventId } = await givenEvent(server, organizer, {
      guests: [{ name: { en: 'Rana' }, role: {}, portraitMediaId: null }],
    });
    const { version } = await editing(server, organizer, eventId);
    const body = { hostUserIds: [member.userId], version };
    const put = (as: TestMember, sent: object = body) => callAs(server, as, `PUT /api/events/${eventId}/hosts`, sent);
    expect((await put(member)).status).toBe(403);
    expect((await put(organizer, { ...body, hostUserIds: [2_000_000_000] })).body.details?.[0]?.path).toBe(
      'hostUserIds',
    );
    expect((await put(organizer)).status).toBe(200);
    expect((await put(organizer)).status).toBe(409);
    const { body: read } = await call<{ data: { userId: number }[] }>(server, `GET /api/events/${eventId}/hosts`, {
      organizationId,
    });
    expect(read.data.map(({ userId }) => userId)).toEqual([member.userId]);
    expect((await readAs(server, member, eventId)).people).toHaveLength(2);
  });

  it('are its texts in both languages; what is left out stays', async () => {
    const { eventId } = await givenEvent(server, organizer, { subtitle: { en: 'By the sea' } });
    const at = `/api/events/${eventId}/translations`;
    expect((await callAs(server, member, `GET ${at}`)).status).toBe(403);
    const before = (await callAs<Record<string, unknown>>(server, organizer, `GET ${at}`)).body;
    expect(Object.keys(before).sort()).toEqual(['address', 'description', 'place', 'subtitle', 'title', 'version']);
    const title = { en: 'Walk', ar: 'مشي' };
    const saved = await callAs(server, organizer, `PUT ${at}`, { title, version: before.version });
    expect(saved.status).toBe(200);
    const after = (await callAs<Record<string, unknown>>(server, organizer, `GET ${at}`)).body;
    expect(after).toMatchObject({ title, subtitle: { en: 'By the sea' } });
  });

  it('are a place taken at once, without a cart', async () => {
    const { eventId, eventTicketTypeId } = await givenEvent(server, organizer);
    const body = { eventTicketTypeId, answers: [] };
    const taken = await callAs(server, member, `POST /api/events/${eventId}/checkout`, body);
    expect(taken.status).toBe(200);
    expect((await readAs(server, member, eventId)).own).toEqual(taken.body);
    expect((await call(server, `POST /api/events/${eventId}/checkout`, { organizationId, body })).status).toBe(401);
  });
});
