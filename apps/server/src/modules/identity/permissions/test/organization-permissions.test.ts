import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;

beforeEach(async () => {
  organizationId = await givenOrganization(server, { allow_anonymous_course_view: true });
  administrator = await givenMember(server, organizationId, 'administrator');
});

const set = (slug: string, isHeld: boolean, as: TestMember | undefined = administrator) =>
  call<{ errorCode?: string }>(server, `PUT /api/permissions-system/${slug}`, { as, body: { isHeld } });
const held = async () =>
  (await call<{ data: string[] }>(server, 'GET /api/permissions-system', { organizationId })).body.data;

describe('what the organisation holds itself', () => {
  it('is taken and given again, for visitors and members from their next request on', async () => {
    const learner = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_member_access_courses'],
    });
    const [course] = await server.admin<{ id: number }[]>`
      insert into courses (organization_id, title, learning_type, status, created_by, published_at)
      values (${organizationId}, ${server.admin.json({ en: 'Open' })}, 'SELF_PACED', 'PUBLISHED', ${administrator.userId}, now())
      returning course_id as id`;
    const statuses = async () => [
      (await call(server, `GET /api/courses/${course!.id}`, { organizationId })).status === 200,
      (await call(server, 'GET /api/courses', { organizationId })).status,
      (await call(server, 'GET /api/courses', { as: learner })).status,
    ];
    expect(await statuses()).toEqual([true, 200, 200]);
    expect((await set('organization_lms', false)).status).toBe(204);
    expect(await held()).not.toContain('organization_lms');
    expect(await statuses()).toEqual([false, 401, 403]);
    expect((await set('organization_lms', true)).status).toBe(204);
    expect(await statuses()).toEqual([true, 200, 200]);
  });

  it('never locks its administrators out', async () => {
    const manager = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members'],
    });
    const list = async (as: TestMember) => (await call(server, 'GET /api/members', { as })).status;
    await set('organization_enabled', false);
    expect([await list(manager), await list(administrator)]).toEqual([403, 200]);
    await set('organization_enabled', true);
    expect(await list(manager)).toBe(200);
  });

  it('is each part from the moment on at which one is taken from an organisation that has everything', async () => {
    await server.admin`delete from organization_permissions where organization_id = ${organizationId}`;
    await server.admin`insert into organization_permissions values (${organizationId}, 'organization_everything')`;
    await server.app.http.inject({ method: 'DELETE', url: '/api/cache', headers: administrator.headers });
    await set('organization_coaching', false);
    const slugs = await held();
    expect(slugs).toContain('organization_lms');
    expect(slugs).not.toContain('organization_coaching');
    expect(slugs).not.toContain('organization_everything');
  });

  it('is no matter of members, strangers and visitors, and holds parts of the product only', async () => {
    const manager = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    expect((await set('organization_lms', false, manager)).status).toBe(403);
    const visitor = { organizationId, body: { isHeld: false } };
    expect((await call(server, 'PUT /api/permissions-system/organization_lms', visitor)).status).toBe(401);
    for (const slug of ['organization_everything', 'organization_read_members', 'organization_fly'])
      expect((await set(slug, true)).status).toBe(404);
    expect(await held()).toContain('organization_lms');
    const other = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await set('organization_lms', false, other)).status).toBe(204);
    expect(await held()).toContain('organization_lms');
  });

  it('is recorded', async () => {
    await set('organization_lms', false);
    const [entry] = await server.admin`
      select action, noun_id from audit_entries where organization_id = ${organizationId} and noun = 'organization'`;
    expect(entry).toMatchObject({ action: 'organization.take-permission', noun_id: 'organization_lms' });
  });
});
