import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let organizationId: number;

beforeAll(async () => {
  // what visitors may see, is closed to no member
  organizationId = await givenOrganization(server, { allow_anonymous_course_view: false });
});

const memberHolding = (...permissions: string[]) => givenMember(server, organizationId, 'learner', { permissions });
const statusOf = async (operation: string, ...permissions: string[]) =>
  (await call(server, operation, { as: await memberHolding(...permissions) })).status;

describe('the decision about a permission, through a call that requires one', () => {
  // GET members requires organization_read_members (context 3), whose prerequisites the organisation holds
  it.each<[string, string[], number]>([
    ['the permission', ['organization_read_members'], 200],
    ['another permission of its context', ['organization_read_courses'], 403],
    ['a permission that has it as prerequisite', ['organization_update_members'], 403],
    ['the bypass of context 1', ['global_everything'], 403],
    ['the bypass of context 2', ['user_everything'], 403],
    ['the bypass of its own context 3', ['organization_everything'], 200],
    ['the bypass of context 4', ['organization_member_full_access'], 403],
    ['the bypass of context 5', ['whatever'], 403],
    ['an unknown slug', ['organization_read_everything'], 403],
    ['nothing', [], 403],
  ])('with %s', async (_name, held, status) => {
    expect(await statusOf('GET /api/members', ...held)).toBe(status);
  });

  // GET courses requires organization_member_access_courses (context 4), whose prerequisite is the organisation's LMS
  it.each<[string, string[], number]>([
    ['the permission', ['organization_member_access_courses'], 200],
    ['the bypass of context 1', ['global_everything'], 403],
    ['the bypass of context 2', ['user_everything'], 403],
    ['the bypass of context 3, who reads every course', ['organization_everything'], 200],
    ['the bypass of its own context 4', ['organization_member_full_access'], 200],
    ['the bypass of context 5', ['whatever'], 403],
    ['nothing', [], 403],
  ])('of the member context with %s', async (_name, held, status) => {
    expect(await statusOf('GET /api/courses', ...held)).toBe(status);
  });

  it('asks for the prerequisites too: an organisation without the part closes it to all but the bypass', async () => {
    const bare = await givenOrganization(server, { allow_anonymous_course_view: false });
    await server.admin`delete from organization_permissions where organization_id = ${bare} and permission_slug = 'organization_lms'`;
    const holding = (slug: string) => givenMember(server, bare, 'learner', { permissions: [slug] });
    const list = async (slug: string) => (await call(server, 'GET /api/courses', { as: await holding(slug) })).status;
    expect(await list('organization_member_access_courses')).toBe(403);
    expect(await list('organization_member_full_access')).toBe(200);
  });
});

describe('the lists of permissions', () => {
  it('show everyone what the organisation holds', async () => {
    const { body } = await call<{ data: string[] }>(server, 'GET /api/permissions-system', { organizationId });
    expect(body.data).toContain('organization_lms');
    expect(body.data).not.toContain('organization_learning_path');
  });

  it('show what the caller holds, with the parts of the organisation', async () => {
    const member = await memberHolding('organization_member_access_courses');
    const { body } = await call<{ data: string[] }>(server, 'GET /api/permissions/user', { as: member });
    expect(body.data).toEqual(expect.arrayContaining(['organization_member_access_courses', 'organization_lms']));
    expect(body.data).not.toContain('organization_read_members');
  });

  it('hold the whole catalogue, contexts and categories, for those signed in', async () => {
    const member = await memberHolding();
    const all = await call<{ data: { slug: string; isGrantable: boolean }[]; total: number }>(
      server,
      'GET /api/permissions?take=2147483647',
      { as: member },
    );
    expect(all.body.total).toBe(PERMISSIONS.length);
    expect(all.body.data).toHaveLength(PERMISSIONS.length);
    const grantable = Object.fromEntries(all.body.data.map((entry) => [entry.slug, entry.isGrantable]));
    expect(grantable).toMatchObject({
      global_everything: false,
      user_everything: false,
      whatever: false,
      organization_lms: false,
      organization_everything: true,
      organization_member_full_access: true,
      organization_read_courses: true,
    });
    const contexts = await call<{ data: { bypass: string }[] }>(server, 'GET /api/permissions/contexts', {
      as: member,
    });
    expect(contexts.body.data).toHaveLength(5);
    const categories = await call<{ data: string[] }>(server, 'GET /api/permissions/categories', { as: member });
    expect(categories.body.data).toContain('members');
    expect((await call(server, 'GET /api/permissions?skip=5&take=2', { as: member })).body).toMatchObject({
      data: [{}, {}],
    });
  });

  it.each([
    'GET /api/permissions',
    'GET /api/permissions/user',
    'GET /api/permissions/contexts',
    'GET /api/permissions/categories',
  ])('are closed to visitors: %s', async (operation) => {
    expect((await call(server, operation, { organizationId })).status).toBe(401);
  });
});
