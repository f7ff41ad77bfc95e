import { randomUUID } from 'node:crypto';
import { STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { givenPostWorld, type PostWorld } from '../../posts/test/posts.factory.ts';
import type { ScheduledPost } from '../scheduled-posts.schemas.ts';

const server = testServer();
let world: PostWorld;
beforeEach(async () => {
  world = await givenPostWorld(server);
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const schedule = (content: string, more: object = {}, who = world.member) =>
  world.call<{ scheduledPostId: number }>(who, `POST /api/groups/${world.groupId}/scheduled-posts`, {
    content,
    publishAt: inHours(1),
    requestKey: randomUUID(),
    ...more,
  });
const waiting = async (who = world.member) =>
  (await world.call<{ data: ScheduledPost[] }>(who, 'GET /api/scheduled-posts')).body.data;
const posted = async () => (await world.posts(world.founder)).data.map(({ content }) => content);
/** What the queue does when the moment has come; several times at once, as several processes may. */
const publishDue = (scheduledPostId: number, times = 1) => {
  const job = server.app.jobs.find(({ name }) => name === 'posts.publish-scheduled')!;
  const context = systemContext(server.platform, world.organizationId);
  return Promise.all(Array.from({ length: times }, () => job.run(context, { scheduledPostId })));
};

describe('a post for later', () => {
  it('is kept once, seen by its author alone, and posted once when its moment has come', async () => {
    const requestKey = randomUUID();
    const [first, second] = [
      await schedule('<p>Later</p>', { requestKey }),
      await schedule('<p>Later</p>', { requestKey }),
    ];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const { scheduledPostId } = first.body;
    expect(await waiting()).toMatchObject([{ scheduledPostId, content: '<p>Later</p>', failure: null, version: 1 }]);
    expect(await waiting(world.founder)).toEqual([]);
    expect((await world.call(world.founder, `DELETE /api/scheduled-posts/${scheduledPostId}`)).status).toBe(404);
    await publishDue(scheduledPostId);
    expect(await posted()).toEqual([]);
    server.clock.advance(HOUR);
    await publishDue(scheduledPostId, 5);
    expect(await posted()).toEqual(['<p>Later</p>']);
    expect(await waiting()).toEqual([]);
    await server.runJobs();
    expect(await world.templates(world.founder.userId)).toContain(27);
  });

  it('waits in the queue for its moment', async () => {
    const publishAt = inHours(30);
    const { scheduledPostId } = (await schedule('<p>Later</p>', { publishAt })).body;
    const jobs = await server.admin<{ run_at: Date }[]>`
      select run_at from graphile_worker._private_jobs where key = ${`scheduled-post:${world.organizationId}:${scheduledPostId}`}`;
    expect(jobs.map(({ run_at }) => run_at.toISOString())).toEqual([publishAt]);
  });

  it('is changed over the version that was read, posted at once, or taken back', async () => {
    const { scheduledPostId } = (await schedule('<p>One</p>')).body;
    const change = (version: number, more: object = {}) =>
      world.call(world.member, `PUT /api/scheduled-posts/${scheduledPostId}`, {
        content: '<p>Two</p>',
        publishAt: inHours(5),
        version,
        ...more,
      });
    expect([(await change(1)).status, (await change(1)).status]).toEqual([204, 409]);
    server.clock.advance(2 * HOUR);
    await publishDue(scheduledPostId);
    expect(await posted()).toEqual([]);
    const now = () =>
      world.call<{ postId: number }>(world.member, `POST /api/scheduled-posts/${scheduledPostId}/publish`);
    expect([(await now()).status, (await now()).status]).toEqual([201, 404]);
    expect(await posted()).toEqual(['<p>Two</p>']);
    const other = (await schedule('<p>Three</p>')).body.scheduledPostId;
    expect((await world.call(world.member, `DELETE /api/scheduled-posts/${other}`)).status).toBe(204);
    server.clock.advance(2 * HOUR);
    await publishDue(other);
    expect(await posted()).toEqual(['<p>Two</p>']);
  });

  it('is refused for a moment that has passed or is too far, and for who may not post', async () => {
    for (const publishAt of [inHours(-1), inHours(24 * 400)])
      expect((await schedule('<p>x</p>', { publishAt })).status).toBe(400);
    expect((await schedule('<p>x</p>', {}, world.stranger)).status).toBe(403);
    expect((await schedule('<p>x</p>', { isAnnounced: true })).status).toBe(403);
    const poll = { options: ['Yes', 'No'], closesAt: inHours(0.5) };
    expect((await schedule('<p>x</p>', { poll })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('stays with its reason where it can’t be posted, and can be tried again', async () => {
    const { scheduledPostId } = (await schedule('<p>A scam</p>')).body;
    const keeper = await givenMember(server, world.organizationId, 'learner', {
      permissions: [
        'organization_member_full_access',
        'organization_update_social_groups',
        'organization_read_social_groups',
      ],
    });
    const rules = { ...STANDARD_RULES, words: ['scam'], wordAction: 'REFUSE', version: 0 };
    expect((await world.call(keeper, 'PUT /api/posting-rules', rules)).status).toBe(200);
    server.clock.advance(HOUR);
    await publishDue(scheduledPostId);
    expect(await waiting()).toMatchObject([{ failure: 'WORDS', content: '<p>A scam</p>' }]);
    const body = { content: '<p>A mistake</p>', publishAt: inHours(1), version: 1 };
    expect((await world.call(world.member, `PUT /api/scheduled-posts/${scheduledPostId}`, body)).status).toBe(204);
    expect(await waiting()).toMatchObject([{ failure: null }]);
    server.clock.advance(HOUR);
    await publishDue(scheduledPostId);
    expect(await posted()).toEqual(['<p>A mistake</p>']);
  });

  it('of who has left the group isn’t posted, and says nothing of the group', async () => {
    const secret = await givenPostWorld(server, { privacy: 'SECRET' });
    const { body } = await secret.call(secret.member, `POST /api/groups/${secret.groupId}/scheduled-posts`, {
      content: '<p>Hidden</p>',
      publishAt: inHours(1),
      requestKey: randomUUID(),
    });
    const { scheduledPostId } = body as unknown as { scheduledPostId: number };
    await secret.decide(secret.groupId, secret.member.userId, 'BANNED');
    server.clock.advance(HOUR);
    const job = server.app.jobs.find(({ name }) => name === 'posts.publish-scheduled')!;
    await job.run(systemContext(server.platform, secret.organizationId), { scheduledPostId });
    expect(await waiting(secret.member)).toMatchObject([
      { failure: 'LEFT', groupName: null, content: '<p>Hidden</p>' },
    ]);
    expect((await secret.posts(secret.founder)).data).toEqual([]);
  });
});
