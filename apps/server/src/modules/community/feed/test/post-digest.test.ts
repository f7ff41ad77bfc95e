import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { givenPostWorld, type PostWorld } from '../../posts/test/posts.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const SOCIAL = 22;
let world: PostWorld;

/** Moves on to this hour of the next day, in the organisation's zone (UTC). */
function toTomorrowAt(hour: number): void {
  const now = server.clock.now().getTime();
  server.clock.advance(Math.floor(now / (24 * HOUR) + 1) * 24 * HOUR + hour * HOUR - now);
}

/** Sends what is due at eight in the morning of the next day. */
async function tomorrow(): Promise<{ html: string; subject: string; text: string }[]> {
  toTomorrowAt(8);
  const begin = server.app.jobs.find(({ name }) => name === 'notification-digests.begin')!;
  await begin.run(systemContext(server.platform, world.organizationId), {});
  await server.runJobs();
  return server.admin`select html, subject, text from outgoing_mails
    where organization_id = ${world.organizationId} and template = 'digest' order by outgoing_mail_id`;
}

beforeEach(async () => {
  world = await givenPostWorld(server, { privacy: 'SECRET' });
  // the first mail covers a day: what is posted before eight would be older than that at eight of the next
  toTomorrowAt(12);
  await world.call(world.member, 'PUT /api/notifications/settings', {
    notificationControlGroupId: SOCIAL,
    pace: 'DAILY',
  });
});

describe('a bundled mail', () => {
  it('says what was posted in one’s groups, and is ended without signing in', async () => {
    for (let index = 1; index <= 7; index += 1) await world.post(world.founder, `<p>Number ${index} &lt;3</p>`);
    await world.post(world.member, '<p>My own</p>');
    await server.runJobs();
    const [mail] = await tomorrow();
    expect(mail?.subject).toBe('7 new notifications');
    expect(mail?.html).toContain('First-time managers');
    for (const index of [3, 4, 5, 6, 7]) expect(mail?.html).toContain(`Number ${index} &lt;3`);
    expect(mail?.html).not.toMatch(/Number [12] |My own/);
    expect(mail?.html).toContain(`/groups/${world.groupId}/post/`);
    const token = /unsubscribe\?key=([\w.%-]+)/.exec(mail!.html)![1];
    const stopped = await call(server, 'POST /api/notification-digests/stop', {
      organizationId: world.organizationId,
      body: { token: decodeURIComponent(token!) },
    });
    expect(stopped.status).toBe(200);
    await world.post(world.founder, '<p>Later</p>');
    await server.runJobs();
    expect(await tomorrow()).toHaveLength(1);
  });

  it('says nothing of a group to who was banned before it is written, nor of what was taken back or waits', async () => {
    const gone = await world.post(world.founder, '<p>Gone</p>');
    await server.runJobs();
    await world.call(world.founder, `DELETE /api/posts/${gone}`);
    expect(await tomorrow()).toEqual([]);
    await world.post(world.founder, '<p>Secret</p>');
    await server.runJobs();
    await world.decide(world.groupId, world.member.userId, 'BANNED');
    await server.runJobs();
    expect(await tomorrow()).toEqual([]);
  });
});
