import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Group, GroupMember, GroupSummary } from '../social-groups.schemas.ts';

export interface GroupWorld {
  organizationId: number;
  /** May found groups; runs those that the world begins. */
  founder: TestMember;
  member: TestMember;
  stranger: TestMember;
  call: <Body = Record<string, never>>(
    who: TestMember,
    operation: string,
    body?: unknown,
  ) => ReturnType<typeof callAs<Body>>;
  another(): Promise<TestMember>;
  /** A group that the founder runs. */
  found(changes?: object): Promise<number>;
  join(who: TestMember, groupId: number, body?: object): ReturnType<typeof callAs<{ status: string }>>;
  decide(groupId: number, userId: number, status: string, who?: TestMember): ReturnType<typeof callAs>;
  read(who: TestMember, groupId: number): ReturnType<typeof callAs<Group>>;
  list(who: TestMember, query?: string): Promise<GroupSummary[]>;
  members(who: TestMember, groupId: number, query?: string): Promise<GroupMember[]>;
  /** Lets somebody into a group whatever it is. */
  letIn(groupId: number, who: TestMember): Promise<void>;
}

/** An organisation with groups switched on, somebody who may found them, and short ways to them. */
export async function givenGroupWorld(server: TestServer): Promise<GroupWorld> {
  const organizationId = await givenOrganization(server, { features: { 'social-groups': true } });
  const people = ['organization_member_full_access'];
  const founder = await givenMember(server, organizationId, 'learner', {
    permissions: [...people, 'organization_create_social_groups'],
  });
  const member = await givenMember(server, organizationId);
  const stranger = await givenMember(server, organizationId);
  const call = <Body>(who: TestMember, operation: string, body?: unknown) => callAs<Body>(server, who, operation, body);
  const world: GroupWorld = {
    organizationId,
    founder,
    member,
    stranger,
    call,
    another: () => givenMember(server, organizationId),
    async found(changes = {}) {
      const made = await call<{ groupId: number }>(founder, 'POST /api/groups', {
        name: { en: 'First-time managers' },
        privacy: 'OPEN',
        ...changes,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body.groupId;
    },
    join: (who, groupId, body = {}) => call(who, `POST /api/groups/${groupId}/join`, { acceptsRules: true, ...body }),
    decide: (groupId, userId, status, who = founder) =>
      call(who, `PUT /api/groups/${groupId}/members/${userId}/status`, { status }),
    read: (who, groupId) => call<Group>(who, `GET /api/groups/${groupId}`),
    list: async (who, query = '') => (await call<{ data: GroupSummary[] }>(who, `GET /api/groups${query}`)).body.data,
    members: async (who, groupId, query = '') =>
      (await call<{ data: GroupMember[] }>(who, `GET /api/groups/${groupId}/members${query}`)).body.data,
    async letIn(groupId, who) {
      await call(founder, `POST /api/groups/${groupId}/invite`, { userIds: [who.userId] });
      const joined = await world.join(who, groupId);
      if (joined.body.status !== 'ACCEPTED') throw new Error(JSON.stringify(joined.body));
    },
  };
  return world;
}
