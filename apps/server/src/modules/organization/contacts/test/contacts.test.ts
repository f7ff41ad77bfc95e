import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PART, givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { emittedSignals } from '../../organizations/test/organizations.factory.ts';

const server = testServer();
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server, EVERY_PART);
  await server.admin`update organization_profiles set contact = ${server.admin.json({ email: 'hello@example.org' })} where organization_id = ${organizationId}`;
});

let address = 0;
/** Each call from an address of its own, unless the limit itself is the matter. */
const from = (ip?: string) => {
  address += 1;
  return { 'x-forwarded-for': ip ?? `10.0.${Math.floor(address / 200)}.${(address % 200) + 1}` };
};
const body = { name: 'Noura', email: 'noura@example.org', subject: 'A question', message: 'How does it work?' };
const write = (changed: object = {}, ip?: string, id = organizationId) =>
  call(server, `POST /api/contact/organization/${id}`, {
    organizationId,
    body: { ...body, ...changed },
    headers: from(ip),
  });

describe('writing to the organisation', () => {
  it('stores the message and passes it on', async () => {
    expect((await write({ subject: 'One\nline' })).status).toBe(201);
    const rows =
      await server.admin`select name, subject, user_id from contact_messages where organization_id = ${organizationId}`;
    expect(rows).toEqual([{ name: 'Noura', subject: 'One line', user_id: null }]);
    expect((await emittedSignals(server, organizationId)).at(-1)).toMatchObject({ name: 'contact-message.received' });
  });

  it('knows a member who writes', async () => {
    const member = await givenMember(server, organizationId);
    await call(server, `POST /api/contact/organization/${organizationId}`, { as: member, body, headers: from() });
    const rows = await server.admin`select from contact_messages where user_id = ${member.userId}`;
    expect(rows).toHaveLength(1);
  });

  it.each([{ name: ' ' }, { email: 'nobody' }, { subject: '' }, { message: ' \n ' }, { message: 'x'.repeat(5001) }])(
    'refuses %j',
    async (changed) => {
      expect((await write(changed)).status).toBe(400);
    },
  );

  it('shows how else the organisation can be reached, and nothing of another', async () => {
    const read = (id: number) => call(server, `GET /api/contact/organization/${id}`, { organizationId });
    expect((await read(organizationId)).body).toMatchObject({ contact: { email: 'hello@example.org' } });
    const other = await givenOrganization(server, EVERY_PART);
    expect((await read(other)).status).toBe(404);
    expect((await write({}, undefined, other)).status).toBe(404);
  });

  it('has an end when it is done too often from one address', async () => {
    for (let count = 0; count < 10; count += 1) expect((await write({}, '10.9.9.9')).status).toBe(201);
    const late = await write({}, '10.9.9.9');
    expect(late.status).toBe(429);
    expect(late.headers['retry-after']).toBeDefined();
    server.clock.advance(3_600_000);
    expect((await write({}, '10.9.9.9')).status).toBe(201);
  });
});

describe('the letters of the organisation', () => {
  const subscribe = (email: string, language: 'en' | 'ar' = 'en') =>
    call(server, 'POST /api/email-subscription', { organizationId, language, body: { email }, headers: from() });
  const leave = (token: string, id = organizationId) =>
    call(server, `DELETE /api/email-subscription?token=${token}`, { organizationId: id, headers: from() });
  const lastToken = async () => String((await emittedSignals(server, organizationId)).at(-1)?.payload.unsubscribeToken);
  const stateOf = async (email: string) =>
    (
      await server.admin`select language, unsubscribed_at is null as is_on from email_subscriptions where organization_id = ${organizationId} and email_key = ${email}`
    )[0];

  it('are asked for once, whatever the spelling of the address', async () => {
    expect((await subscribe('Reader@Example.org', 'ar')).status).toBe(204);
    const before = (await emittedSignals(server, organizationId)).length;
    expect((await subscribe('reader@example.org')).status).toBe(204);
    expect(await emittedSignals(server, organizationId)).toHaveLength(before);
    expect(await stateOf('reader@example.org')).toEqual({ language: 'ar', is_on: true });
  });

  it('can be left without signing in, twice, and asked for again', async () => {
    await subscribe('leaver@example.org');
    const token = await lastToken();
    expect((await leave('wrong')).status).toBe(404);
    expect((await leave(token, await givenOrganization(server, EVERY_PART))).status).toBe(404);
    expect((await leave(token)).status).toBe(204);
    expect((await leave(token)).status).toBe(204);
    expect(await stateOf('leaver@example.org')).toMatchObject({ is_on: false });
    await subscribe('leaver@example.org');
    expect(await stateOf('leaver@example.org')).toMatchObject({ is_on: true });
    expect(await lastToken()).not.toBe(token);
  });

  it('need an address', async () => {
    expect((await subscribe('nobody')).status).toBe(400);
  });
});
