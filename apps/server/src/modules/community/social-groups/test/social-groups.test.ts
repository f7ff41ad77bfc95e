import { beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GroupWorld, givenGroupWorld } from './social-groups.factory.ts';

const server = testServer();
let world: GroupWorld;

beforeEach(async () => {
  world = await givenGroupWorld(server);
});

const told = (userId: number) =>
  server.admin`select template_id, parameters from notifications where user_id = ${userId} order by notification_id`;

describe('an open group', () => {
  it('is founded by who may, joined by everybody, and its rules are accepted first', async () => {
    const refused = await world.call(world.member, 'POST /api/groups', { name: { en: 'Mine' }, privacy: 'OPEN' });
    expect(refused.status).toBe(403);
    const unnamed = await world.call(world.founder, 'POST /api/groups', { name: { en: ' ' }, privacy: 'OPEN' });
    expect(unnamed.status).toBe(400);
    const groupId = await world.found({ rules: { en: 'Be kind' }, tags: ['#Ask first', 'ask_first', 'قيادة'] });
    const early = await world.join(world.member, groupId, { acceptsRules: false });
    expect([early.status, (early.body as { errorCode?: string }).errorCode]).toEqual([
      409,
      'social-group.rules-not-accepted',
    ]);
    expect((await world.read(world.member, groupId)).body).toMatchObject({
      memberCount: 1,
      status: null,
      tags: ['Ask_first', 'قيادة'],
      abilities: { canRead: true, canPost: false, canJoin: true, canAsk: false, canManage: false },
    });
    for (const _ of [1, 2]) expect((await world.join(world.member, groupId)).body).toEqual({ status: 'ACCEPTED' });
    expect((await world.read(world.member, groupId)).body).toMatchObject({
      memberCount: 2,
      role: 'MEMBER',
      abilities: { canPost: true, canLeave: true, canManage: false },
    });
    expect((await world.members(world.member, groupId)).map(({ role }) => role)).toEqual(['ADMIN', 'MEMBER']);
  });

  it('is found by its words and by those who don’t belong to it yet', async () => {
    const groupId = await world.found({ name: { en: 'Numbers', ar: 'نادي الأرقام' } });
    await world.found({ name: { en: 'Walking' } });
    expect((await world.list(world.member, `?search=${encodeURIComponent('ارقام')}`)).map((g) => g.groupId)).toEqual([
      groupId,
    ]);
    await world.join(world.member, groupId);
    expect((await world.list(world.member, '?filter=OTHERS')).map(({ name }) => name.en)).toEqual(['Walking']);
    const mine = await world.call<{ data: { groupId: number }[] }>(
      world.member,
      `GET /api/users/${world.member.userId}/groups`,
    );
    expect(mine.body.data.map((group) => group.groupId)).toEqual([groupId]);
    const others = await world.call(world.stranger, `GET /api/users/${world.member.userId}/groups`);
    expect(others.status).toBe(404);
  });
});

describe('a closed group', () => {
  it('is asked; who runs it accepts or refuses, and is told', async () => {
    const groupId = await world.found({ privacy: 'CLOSED' });
    expect((await world.join(world.member, groupId)).body).toEqual({ status: 'PENDING' });
    expect((await world.join(world.stranger, groupId)).body).toEqual({ status: 'PENDING' });
    expect((await world.call(world.member, `GET /api/groups/${groupId}/members`)).status).toBe(403);
    expect((await world.read(world.founder, groupId)).body).toMatchObject({ pendingCount: 2, memberCount: 1 });
    await server.runJobs();
    expect((await world.decide(groupId, world.member.userId, 'ACCEPTED', world.stranger)).status).toBe(403);
    expect((await world.decide(groupId, world.member.userId, 'ACCEPTED')).status).toBe(204);
    expect((await world.decide(groupId, world.stranger.userId, 'REJECTED')).status).toBe(204);
    await server.runJobs();
    expect(await told(world.member.userId)).toMatchObject([{ template_id: 1 }]);
    expect(await told(world.founder.userId)).toMatchObject([{ template_id: 1, parameters: { outcome: 'asked' } }]);
    expect(await told(world.stranger.userId)).toEqual([]);
    expect((await world.read(world.stranger, groupId)).body).toMatchObject({
      status: 'REJECTED',
      abilities: { canRead: false, canAsk: true },
    });
  });
});

describe('a secret group', () => {
  it('isn’t there for a stranger, one who left and one who was banned, in any call', async () => {
    const groupId = await world.found({ privacy: 'SECRET', name: { en: 'Secret circle' } });
    const left = await world.another();
    await world.letIn(groupId, left);
    await world.letIn(groupId, world.member);
    expect((await world.call(left, `DELETE /api/groups/${groupId}/membership`)).status).toBe(204);
    expect((await world.decide(groupId, world.member.userId, 'BANNED')).status).toBe(204);
    const of = (id: number) => [
      [`GET /api/groups/${id}`],
      [`PATCH /api/groups/${id}`, { version: 1 }],
      [`DELETE /api/groups/${id}`],
      [`POST /api/groups/${id}/join`, { acceptsRules: true }],
      [`POST /api/groups/${id}/invitation`, { token: 'x'.repeat(43) }],
      [`DELETE /api/groups/${id}/membership`],
      [`PUT /api/groups/${id}/mute`, { isMuted: true }],
      [`PUT /api/groups/${id}/seen`],
      [`GET /api/groups/${id}/members`],
      [`GET /api/groups/${id}/members?status=PENDING`],
      [`POST /api/groups/${id}/invite`, { userIds: [left.userId] }],
      [`GET /api/groups/${id}/invitable`],
      [`GET /api/groups/${id}/links`],
      [`POST /api/groups/${id}/links`, { days: 1 }],
      [`DELETE /api/groups/${id}/links/1`],
      [`PUT /api/groups/${id}/members/${left.userId}/status`, { status: 'BANNED' }],
      [`DELETE /api/groups/${id}/members/${left.userId}`],
      [`PUT /api/groups/${id}/members/${left.userId}/role`, { role: 'ADMIN' }],
      [`POST /api/groups/${id}/hand-over`, { userId: left.userId }],
      [`GET /api/groups/${id}/audit`],
    ];
    for (const who of [world.stranger, left, world.member]) {
      const hidden = of(groupId);
      const missing = of(groupId + 1_000_000);
      for (const [index, [operation, body]] of hidden.entries()) {
        const answer = await world.call(who, operation as string, body);
        const [other, otherBody] = missing[index]!;
        const same = await world.call(who, other as string, otherBody);
        expect([operation, answer.status, answer.body]).toEqual([operation, 404, same.body]);
      }
      expect(JSON.stringify(await world.list(who, '?search=secret'))).toBe('[]');
    }
  });

  it('opens to who is invited, and to who has a link until it expires', async () => {
    const groupId = await world.found({ privacy: 'SECRET' });
    await world.call(world.founder, `POST /api/groups/${groupId}/invite`, { userIds: [world.member.userId] });
    await server.runJobs();
    expect(await told(world.member.userId)).toMatchObject([{ template_id: 1, parameters: { outcome: 'invited' } }]);
    expect((await world.read(world.member, groupId)).body).toMatchObject({
      status: 'INVITED',
      people: [],
      abilities: { canRead: false, canJoin: true },
      invitedBy: { userId: world.founder.userId },
    });
    const link = await world.call<{ token: string; groupLinkId: number }>(
      world.founder,
      `POST /api/groups/${groupId}/links`,
      { days: 2 },
    );
    const { token } = link.body;
    const kept = await server.admin`select token_hash from social_group_links where social_group_id = ${groupId}`;
    expect(JSON.stringify(kept)).not.toContain(token);
    const preview = await world.call(world.stranger, `POST /api/groups/${groupId}/invitation`, { token });
    expect(preview.status).toBe(200);
    expect((await world.join(world.stranger, groupId, { invitation: 'y'.repeat(43) })).status).toBe(404);
    expect((await world.join(world.stranger, groupId, { invitation: token })).body).toEqual({ status: 'ACCEPTED' });
    const late = await world.another();
    server.clock.advance(3 * 86_400_000);
    expect((await world.join(late, groupId, { invitation: token })).status).toBe(404);
  });

  it('closes to the links of who no longer runs it, and says who made each and how often it was used', async () => {
    const groupId = await world.found({ privacy: 'SECRET' });
    const members = `/api/groups/${groupId}/members/${world.member.userId}`;
    const run = async (verb: string, path: string, body?: object) =>
      expect((await world.call(world.founder, `${verb} ${path}`, body)).status).toBe(204);
    const ways: readonly [name: string, end: () => Promise<unknown>][] = [
      ['ban', () => run('PUT', `${members}/status`, { status: 'BANNED' })],
      ['removal', () => run('DELETE', members)],
      ['role', () => run('PUT', `${members}/role`, { role: 'MEMBER' })],
      ['leaving', () => world.call(world.member, `DELETE /api/groups/${groupId}/membership`)],
      ['account', () => server.admin`update members set status = 'DISABLED' where user_id = ${world.member.userId}`],
    ];
    const links = `/api/groups/${groupId}/links`;
    for (const [name, end] of ways) {
      await server.admin`delete from social_group_members where user_id = ${world.member.userId}`;
      await run('POST', `/api/groups/${groupId}/invite`, { userIds: [world.member.userId] });
      expect((await world.join(world.member, groupId)).status).toBe(200);
      await run('PUT', `${members}/role`, { role: 'ADMIN' });
      const { token } = (await world.call<{ token: string }>(world.member, `POST ${links}`, { days: 2 })).body;
      expect((await world.join(await world.another(), groupId, { invitation: token })).status).toBe(200);
      const listed = await world.call<{ data: object[] }>(world.founder, `GET ${links}`);
      expect(listed.body.data).toMatchObject([{ createdBy: { userId: world.member.userId }, useCount: 1 }]);
      await end();
      const late = await world.join(await world.another(), groupId, { invitation: token });
      expect([name, late.status]).toEqual([name, 404]);
    }
  });
});

describe('who runs a group', () => {
  it('can’t be the last to leave, to be taken the role, or to be kept out', async () => {
    const groupId = await world.found();
    const leave = () => world.call(world.founder, `DELETE /api/groups/${groupId}/membership`);
    const role = (userId: number, role: string) =>
      world.call(world.founder, `PUT /api/groups/${groupId}/members/${userId}/role`, { role });
    await world.join(world.member, groupId);
    for (const refused of [await leave(), await role(world.founder.userId, 'MEMBER')])
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'social-group.last-administrator']);
    expect((await role(world.stranger.userId, 'ADMIN')).status).toBe(404);
    const handed = await world.call(world.founder, `POST /api/groups/${groupId}/hand-over`, {
      userId: world.member.userId,
    });
    expect(handed.status).toBe(204);
    expect((await leave()).status).toBe(204);
    expect((await world.members(world.member, groupId)).map(({ userId, role }) => [userId, role])).toEqual([
      [world.member.userId, 'ADMIN'],
    ]);
    const audit = await world.call<{ data: { action: string; about: { userId: number } | null }[] }>(
      world.member,
      `GET /api/groups/${groupId}/audit`,
    );
    expect(audit.body.data.map(({ action }) => action)).toEqual([
      'social-group.leave',
      'social-group.hand-over',
      'social-group.join',
      'social-group.create',
    ]);
    expect(audit.body.data[1]!.about?.userId).toBe(world.member.userId);
  });

  it('keeps somebody out until that is taken back', async () => {
    const groupId = await world.found();
    await world.join(world.member, groupId);
    expect((await world.decide(groupId, world.member.userId, 'BANNED')).status).toBe(204);
    expect((await world.join(world.member, groupId)).status).toBe(404);
    expect((await world.list(world.member)).length).toBe(0);
    const back = await world.call(world.founder, `DELETE /api/groups/${groupId}/members/${world.member.userId}`);
    expect(back.status).toBe(204);
    expect((await world.join(world.member, groupId)).body.status).toBe('ACCEPTED');
  });

  it('never lets in more than the limit, however many come at once', { timeout: 120_000 }, async () => {
    const groupId = await world.found({ memberLimit: 50 });
    const people = await Promise.all(Array.from({ length: 500 }, () => world.another()));
    const outcomes = await Promise.all(people.map((person) => world.join(person, groupId)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [row] = await server.admin<{ count: number; kept: number }[]>`
      select count(*)::int as count, max(g.member_count) as kept from social_group_members x join social_groups g using (social_group_id)
      where x.social_group_id = ${groupId} and x.status = 'ACCEPTED'`;
    expect(row).toMatchObject({ count: 50, kept: 50 });
    const low = await world.call(world.founder, `PATCH /api/groups/${groupId}`, { memberLimit: 49, version: 1 });
    expect([low.status, low.body.errorCode]).toEqual([409, 'social-group.limit-too-low']);
  });
});
