import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let runner: TestMember;
let member: TestMember;
let groupId: number;

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  const permissions = ['organization_member_full_access', 'organization_create_social_groups'];
  runner = await givenMember(server, organizationId, 'learner', { permissions });
  member = await givenMember(server, organizationId);
  const created = await call<{ groupId: number }>(server, 'POST /api/groups', {
    as: runner,
    body: { name: { en: 'Botany' }, privacy: 'OPEN' },
  });
  groupId = created.body.groupId;
  await call(server, `POST /api/groups/${groupId}/join`, { as: member, body: { acceptsRules: true } });
});

interface People {
  data: { userId: number; role: string; groupRole: string; status: string }[];
}

it('takes and tells the role under the name of the specification', async () => {
  const made = await call(server, `PUT /api/groups/${groupId}/members/${member.userId}/role`, {
    as: runner,
    body: { groupRole: 'ADMIN' },
  });
  expect(made.status).toBe(204);
  const { body } = await call<People>(server, `GET /api/groups/${groupId}/members`, { as: runner });
  expect(body.data.map(({ role, groupRole }) => [role, groupRole])).toEqual([
    ['ADMIN', 'ADMIN'],
    ['ADMIN', 'ADMIN'],
  ]);
  const own = await call<{ groupRole: string }>(server, `GET /api/groups/${groupId}`, { as: member });
  expect(own.body.groupRole).toBe('ADMIN');
});

it.each([
  'status=ACCEPTED&status=BANNED',
  'status[]=ACCEPTED&status[]=BANNED',
  'status=ACCEPTED',
  'status%5B%5D=ACCEPTED',
])('takes a list of states as %s', async (query) => {
  const { status, body } = await call<People>(server, `GET /api/groups/${groupId}/members?${query}`, { as: runner });
  expect([status, body.data.map((one) => one.status)]).toEqual([200, ['ACCEPTED', 'ACCEPTED']]);
});

// without any filter those who are in it are listed, so that only other states show that one was read
it.each(['status=PENDING&status=BANNED', 'status[]=PENDING&status[]=BANNED', 'status=BANNED', 'status%5B%5D=BANNED'])(
  'lists nobody of other states where there is nobody: %s',
  async (query) => {
    const { status, body } = await call<People>(server, `GET /api/groups/${groupId}/members?${query}`, { as: runner });
    expect([status, body.data]).toEqual([200, []]);
  },
);

it('tells states of others than those who are in it to who runs the group alone', async () => {
  const stranger = await givenMember(server, runner.organizationId);
  const { status } = await call(server, `GET /api/groups/${groupId}/members?status=ACCEPTED&status=BANNED`, {
    as: stranger,
  });
  expect(status).toBe(403);
});
